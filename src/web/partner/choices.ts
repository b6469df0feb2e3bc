// What the form of a trader offers to choose from. Named by whoever loads the page, and handed to the other side with its
// data: the server and a browser do not know the same names for all countries.
import { countriesByName, type Country } from '#kernel/countries.ts';
import { namesOf } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import { currencies } from '#kernel/money.ts';

export type Choices = { countries: Country[]; currencies: { code: string; name: string }[] };

export const choicesIn = (language: Language): Choices => ({
  countries: countriesByName(language),
  currencies: currencies.map((code) => ({ code, name: namesOf('currency', language).of(code) ?? code })),
});
