import type { KeyEnding } from '#kernel/text-keys.ts';

/** Everything that the product stores in a browser. A browser test uses all of it and checks that nothing
 *  else is stored. */
export type StoredItem = {
  name: KeyEnding<'cookies', 'purpose_'>;
  kind: 'cookie' | 'local' | 'session' | 'cache';
  lasts: 'month' | 'year' | 'year_signed_in' | 'sign_out' | 'kept' | 'sign_in' | 'tab' | 'attribution' | 'sent';
};

/** Required for history navigation, for signing in and for remembering the consent itself. */
export const necessaryItems: readonly StoredItem[] = [
  { name: 'react-router-scroll-positions', kind: 'session', lasts: 'tab' },
  { name: 'senda_refresh', kind: 'cookie', lasts: 'month' },
  { name: 'senda_device', kind: 'cookie', lasts: 'year_signed_in' },
  { name: 'token', kind: 'local', lasts: 'sign_out' },
  { name: 'user', kind: 'local', lasts: 'sign_out' },
  { name: 'ownRole', kind: 'local', lasts: 'sign_out' },
  { name: 'consent', kind: 'local', lasts: 'kept' },
];

/** Set by an action of the visitor that needs it. */
export const optionalItems: readonly StoredItem[] = [
  { name: 'language', kind: 'cookie', lasts: 'year' },
  { name: 'i18nextLng', kind: 'local', lasts: 'kept' },
  { name: 'language-aligned', kind: 'session', lasts: 'tab' },
  { name: 'answers', kind: 'session', lasts: 'tab' },
  { name: 'additions', kind: 'session', lasts: 'tab' },
  { name: 'giftCard', kind: 'session', lasts: 'tab' },
  // Written by the payment page, read and deleted by the inline script of the page that follows.
  { name: 'paying', kind: 'session', lasts: 'tab' },
  { name: 'unreadable', kind: 'session', lasts: 'tab' },
  { name: 'drafts', kind: 'session', lasts: 'tab' },
  // Written and deleted by the inline script of a page with a form.
  { name: 'unsent', kind: 'session', lasts: 'tab' },
  { name: 'currency', kind: 'cookie', lasts: 'year' },
  { name: 'currency', kind: 'local', lasts: 'kept' },
  { name: 'offersDeclined', kind: 'local', lasts: 'kept' },
  { name: 'hasSignedIn', kind: 'local', lasts: 'kept' },
  { name: 'theme', kind: 'cookie', lasts: 'year' },
  { name: 'lastSearch', kind: 'local', lasts: 'kept' },
  { name: 'wishlist', kind: 'local', lasts: 'sign_in' },
  { name: 'tickets', kind: 'cache', lasts: 'sign_out' },
  { name: 'checkIns', kind: 'local', lasts: 'sent' },
  // The service worker's caches; the name of this one ends with the build.
  { name: 'app', kind: 'cache', lasts: 'kept' },
  { name: 'via', kind: 'local', lasts: 'attribution' },
];

/** Deletes all of it. The refresh cookie, which scripts cannot read, is deleted by signing out. */
export async function deleteStoredItems(): Promise<void> {
  for (const { name, kind } of [...necessaryItems, ...optionalItems]) {
    if (kind === 'local') localStorage.removeItem(name);
    else if (kind === 'session') sessionStorage.removeItem(name);
    else if (kind === 'cookie') document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
  }
  // Neither exists without https.
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
  for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name);
}
