// Countries among the suggestions of places.
import { countryName } from '#kernel/country-name.ts';
import { placeSuffix } from '#kernel/slugs.ts';
import type { Context } from '#platform/http/caller.ts';
import { parseSerialized } from '#platform/http/serialized.ts';
import { cardCacheOf } from '#domain/storefront/card-cache.ts';
import { countrySlug, findCountriesByName } from './text/countries-by-name.ts';
import { foldName } from './text/terms.ts';

const lettersMin = 2;
/** Of places that come before the countries, so that these are among the five that a form shows. */
const placesFirst = 2;

type Suggested = { name: string };

/** The countries with tours whose name begins with the text in any language, sorted by name. */
export async function suggestCountries({ caller, database }: Context, q: string) {
  const { language } = caller;
  const named = findCountriesByName(foldName(q), lettersMin);
  if (named.length === 0) return [];
  const places = await cardCacheOf(database).places({ order: 'name', descending: false, language });
  const sold = new Set(
    places.map(parseSerialized).flatMap(({ tours, metadata }) => (tours > 0 ? metadata.countryCode : [])),
  );
  return named
    .filter((code) => sold.has(code))
    .map((code) => {
      const country = countryName(code, language);
      const slug = countrySlug(code) + placeSuffix;
      return { id: code, name: country, slug, type: 'country' as const, metadata: { country, countryCode: code } };
    })
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

/** Names in the language of the page come first: a country among the best of them, or before all where all of its name is typed. */
export function withCountries<Place extends Suggested, Country extends Suggested>(
  places: readonly Place[],
  countries: readonly Country[],
  typed: string,
): (Place | Country)[] {
  const ranked = places.toSorted((a, b) => distanceOf(a, typed) - distanceOf(b, typed));
  const begun = ranked.filter((place) => distanceOf(place, typed) === 0).length;
  const named = ranked.filter((place) => distanceOf(place, typed) < 2).length;
  const isNamed = (country: Country) => distanceOf(country, typed) === 0;
  const isWhole = countries.some(({ name }) => foldName(name) === typed);
  const at = isWhole ? 0 : Math.min(begun, placesFirst);
  return [
    ...ranked.slice(0, at),
    ...countries.filter(isNamed),
    ...ranked.slice(at, named),
    ...countries.filter((country) => !isNamed(country)),
    ...ranked.slice(named),
  ];
}

/** 0: the shown name begins so; 1: a later word of it; 2: its name in another language, or its country. */
function distanceOf({ name }: Suggested, typed: string): 0 | 1 | 2 {
  const folded = foldName(name);
  if (folded.startsWith(typed)) return 0;
  return folded.includes(` ${typed}`) ? 1 : 2;
}
