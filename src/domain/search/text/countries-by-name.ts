// Countries by what was typed of their names, in any language of the product.
import { countries } from '#kernel/countries.ts';
import { countryName } from '#kernel/country-name.ts';
import { languages } from '#kernel/languages.ts';
import { foldName } from './terms.ts';

/** Two letters begin too many of them. */
const lettersMin = 3;

let names: { code: string; name: string }[] | undefined;

/** Codes of the countries whose name begins with the folded text. */
export function findCountriesByName(typed: string): string[] {
  if (typed.length < lettersMin) return [];
  names ??= countries.flatMap((code) =>
    languages.map((language) => ({ code, name: foldName(countryName(code, language)) })),
  );
  return [...new Set(names.filter(({ name }) => name.startsWith(typed)).map(({ code }) => code))];
}
