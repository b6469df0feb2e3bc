// The stored language decides. Where the server rendered by something else, it is told once and asked again.
import type { PageData } from './page.ts';
import { storedLanguage, tellLanguage } from './preferences.ts';
import { withoutPrefix } from './addresses.ts';

const triedKey = 'language-aligned';

/** True where the browser leaves for another address. */
export async function alignLanguage({ prefix, language }: Pick<PageData, 'prefix' | 'language'>): Promise<boolean> {
  const stored = storedLanguage();
  // Another language's prefix is an address like any other; the stored one's prefix is to be removed.
  if (!stored || (prefix === null ? language === stored : prefix !== stored)) {
    sessionStorage.removeItem(triedKey);
    return false;
  }
  // A browser that refuses the cookie would go round for ever.
  if (sessionStorage.getItem(triedKey)) return false;
  sessionStorage.setItem(triedKey, '1');
  await tellLanguage(stored);
  location.replace(withoutPrefix(location.pathname, prefix) + location.search + location.hash);
  return true;
}
