// The stored language decides. Loaded where one is stored. If the server rendered another one, sets its cookie and reloads once.
import type { PageData } from '../router/page.ts';
import { saveLanguage } from '../session/language.ts';
import { storedLanguage } from '../session/preferences.ts';
import { withoutPrefix } from '../router/addresses.ts';
import { offeredLanguages } from '#web/shell/language-names.ts';

const triedKey = 'language-aligned';

type Shown = Pick<PageData, 'prefix' | 'language' | 'settings'>;

/** True if the browser navigates away. */
export async function alignLanguage({ prefix, language, settings }: Shown): Promise<boolean> {
  const stored = storedLanguage(offeredLanguages(settings));
  // Another language's prefix is a valid address; the prefix of the stored language is removed.
  if (!stored || (prefix === null ? language === stored : prefix !== stored)) {
    sessionStorage.removeItem(triedKey);
    return false;
  }
  // Avoids endless reloads in a browser that rejects the cookie.
  if (sessionStorage.getItem(triedKey)) return false;
  sessionStorage.setItem(triedKey, '1');
  await saveLanguage(stored);
  location.replace(withoutPrefix(location.pathname, prefix) + location.search + location.hash);
  return true;
}
