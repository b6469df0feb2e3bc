const storageKey = 'wishlist';
/** More than anybody wishes for without signing in, and few enough to hand over one by one. */
const most = 50;

/** The ids kept in this browser, the latest last. */
export function keptTours(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function keepTours(ids: readonly string[]): void {
  if (ids.length === 0) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify(ids.slice(-most)));
}
