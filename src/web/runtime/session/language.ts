// The language: chosen by the visitor, stored in the browser, mirrored to the server's cookie. Not in the first load.
import * as paths from '#contract/paths.generated.ts';
import type { Language } from '#kernel/languages.ts';
import { call } from '../api/api.ts';
import { addressInLanguage } from '../router/language-address.ts';

/** Stores first, then navigates to the address of that language; the server renders it from the cookie. */
export async function chooseLanguage(chosen: Language, defaultLanguage: Language): Promise<void> {
  localStorage.setItem('i18nextLng', chosen);
  await saveLanguage(chosen);
  const { pathname, search, hash } = location;
  const address = addressInLanguage(chosen, defaultLanguage, location);
  // An address that differs only in its fragment would not load a new document.
  if (hash && address === pathname + search + hash) location.reload();
  else location.assign(address);
}

export function saveLanguage(language: Language): Promise<void> {
  return call(paths.setLanguage, { body: { language } }).catch((problem: unknown) =>
    console.warn('language not saved', problem),
  );
}
