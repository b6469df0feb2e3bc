// Countries by what was typed of their names, in any language of the product.
import { countries } from '#kernel/countries.ts';
import { countryName } from '#kernel/country-name.ts';
import { languages } from '#kernel/languages.ts';
import { slugify } from '#kernel/slugs.ts';
import { foldName, slugAsName } from './terms.ts';

/** Two letters begin too many of them to offer the places of each. */
const lettersMin = 3;

let names: { code: string; name: string }[] | undefined;

function countryNames(): { code: string; name: string }[] {
  return (names ??= countries.flatMap((code) =>
    languages.flatMap((language) => {
      const name = countryName(code, language);
      return [...new Set([foldName(name), slugAsName(slugify(name))])].map((folded) => ({ code, name: folded }));
    }),
  ));
}

/** Codes of the countries whose name begins with the folded text. */
export function findCountriesByName(typed: string, least = lettersMin): string[] {
  if (typed.length < least) return [];
  return [
    ...new Set(
      countryNames()
        .filter(({ name }) => name.startsWith(typed))
        .map(({ code }) => code),
    ),
  ];
}

/** The country that is called so in any language; null for none. */
export const findCountryNamed = (name: string): string | null =>
  countryNames().find((country) => country.name === name)?.code ?? null;

/** One in all languages: an address names a country as it names a place. */
export const countrySlug = (code: string): string => slugify(countryName(code, 'en'));
