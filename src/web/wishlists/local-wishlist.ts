const storageKey = 'wishlist';
/** More than anyone saves without an account, and few enough to merge one by one. */
const maxTours = 50;

/** The tour ids saved in this browser, the latest last. */
export function readLocalWishlist(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function saveLocalWishlist(ids: readonly string[]): void {
  if (ids.length === 0) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify(ids.slice(-maxTours)));
}
