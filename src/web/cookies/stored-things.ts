/** Everything the product can leave in a browser. A journey of the tests looks into a browser after doing all of it and
 *  finds nothing that is not listed here. */
export type StoredThing = {
  name: string;
  kind: 'cookie' | 'local' | 'session' | 'cache';
  lasts: 'month' | 'year' | 'year_signed_in' | 'sign_out' | 'kept' | 'sign_in' | 'tab' | 'attribution';
};

/** Without these nobody could go back, be signed in, or be taken at their word about the rest. */
export const neededThings: readonly StoredThing[] = [
  { name: 'react-router-scroll-positions', kind: 'session', lasts: 'tab' },
  { name: 'senda_refresh', kind: 'cookie', lasts: 'month' },
  { name: 'senda_device', kind: 'cookie', lasts: 'year_signed_in' },
  { name: 'token', kind: 'local', lasts: 'sign_out' },
  { name: 'user', kind: 'local', lasts: 'sign_out' },
  { name: 'consent', kind: 'local', lasts: 'kept' },
];

/** Set by an act of the visitor that asks for it. */
export const askedThings: readonly StoredThing[] = [
  { name: 'language', kind: 'cookie', lasts: 'year' },
  { name: 'i18nextLng', kind: 'local', lasts: 'kept' },
  { name: 'language-aligned', kind: 'session', lasts: 'tab' },
  { name: 'currency', kind: 'cookie', lasts: 'year' },
  { name: 'currency', kind: 'local', lasts: 'kept' },
  { name: 'theme', kind: 'cookie', lasts: 'year' },
  { name: 'lastSearch', kind: 'local', lasts: 'kept' },
  { name: 'wishlist', kind: 'local', lasts: 'sign_in' },
  { name: 'tickets', kind: 'cache', lasts: 'sign_out' },
  // The service worker and what it keeps; the name of its cache ends with that of the build.
  { name: 'app', kind: 'cache', lasts: 'kept' },
  { name: 'via', kind: 'local', lasts: 'attribution' },
];

/** Empties the browser of all of it. The refresh cookie, which no script reads, goes with signing out. */
export async function deleteStoredThings(): Promise<void> {
  for (const { name, kind } of [...neededThings, ...askedThings]) {
    if (kind === 'local') localStorage.removeItem(name);
    else if (kind === 'session') sessionStorage.removeItem(name);
    else if (kind === 'cookie') document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
  }
  // Neither exists where the address is no https.
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
  for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name);
}
