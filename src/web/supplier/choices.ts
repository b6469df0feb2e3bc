// The countries and currencies of the trader form. Named on the side that loads the page and passed on with its data:
// server and browser do not have the same names for all countries.
import { countriesByName, type Country } from '#kernel/countries.ts';
import { namesOf } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import { currencies } from '#kernel/money.ts';

export type Choices = { countries: Country[]; currencies: { code: string; name: string }[] };

export const choicesIn = (language: Language): Choices => ({
  countries: countriesByName(language),
  currencies: currencies.map((code) => ({ code, name: namesOf('currency', language).of(code) ?? code })),
});
