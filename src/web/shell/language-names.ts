import { languages, type Language } from '#kernel/languages.ts';

/** Each language in its own words, whatever the page's language is. */
export const languageNames: Record<Language, string> = { es: 'Español', en: 'English', fr: 'Français' };

/** What is offered where the server names none. */
export const fallbackLanguages = languages;
