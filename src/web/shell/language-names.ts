import type { SettingsView } from '#contract/settings.ts';
import { languages, type Language } from '#kernel/languages.ts';

/** Each language's own name, whatever the page's language is. */
export const languageNames: Record<Language, string> = { es: 'Español', en: 'English', fr: 'Français' };

/** All languages if the server names none. */
export function offeredLanguages({
  availableLanguages,
}: Pick<SettingsView, 'availableLanguages'>): readonly Language[] {
  return availableLanguages.length > 0 ? availableLanguages : languages;
}
