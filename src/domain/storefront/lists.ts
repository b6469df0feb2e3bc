// The content of lists and their order.
import { type PlaceView, placeView as placeSchema } from '#contract/catalogue.ts';
import { countryName } from '#kernel/country-name.ts';
import type { Language } from '#kernel/languages.ts';
import { currencies, exponentOf } from '#kernel/money.ts';
import { placeSuffix } from '#kernel/slugs.ts';
import type { Queryable } from '#platform/database/database.ts';
import { Serialized, serialize } from '#platform/http/serialized.ts';
import { findPlaces, listTourIds, type PlaceRow, type TourOrder } from '#domain/catalogue/catalogue-queries.ts';
import { currentRates } from '#domain/pricing/exchange-rates.ts';
import { describePicture } from './pictures.ts';

export type TourList = { order: TourOrder; descending: boolean; language: Language };
export type PlaceList = { order: 'name' | 'popularity' | 'tours'; descending: boolean; language: Language };

type PageRange = { offset: number; limit: number };

export function readTourIds(db: Queryable, list: TourList, part: PageRange): Promise<{ ids: string[]; total: number }> {
  return listTourIds(db, { ...list, ...part, usdPerMinorUnit: usdPerMinorUnit() });
}

function usdPerMinorUnit(): Record<string, number> {
  const { perUsd } = currentRates();
  return Object.fromEntries(currencies.map((code) => [code, 1 / perUsd[code] / 10 ** exponentOf(code)]));
}

export async function readPlaces(
  db: Queryable,
  { order, descending, language }: PlaceList,
): Promise<Serialized<PlaceView>[]> {
  const withTours = (await findPlaces(db, language)).filter((place) => place.tours > 0);
  const places = withTours.sort(comparePlaces(order, language));
  if (descending !== (order !== 'name')) places.reverse();
  return places.map((place) => new Serialized(placeSchema, serialize(placeSchema, placeView(place, language))));
}

function comparePlaces(order: PlaceList['order'], language: Language): (a: PlaceRow, b: PlaceRow) => number {
  const { compare } = new Intl.Collator(language);
  const byName = (a: PlaceRow, b: PlaceRow) => compare(a.name, b.name);
  if (order === 'name') return byName;
  return (a, b) => b[order] - a[order] || byName(a, b);
}

function placeView(place: PlaceRow, language: Language): PlaceView {
  return {
    id: place.id,
    name: place.name,
    slug: place.slug + placeSuffix,
    type: 'city',
    line: place.line,
    image: place.pictureUrl,
    imageAlt: describePicture({ scene: place.pictureScene }, language, place.name),
    tours: place.tours,
    latitude: place.latitude,
    longitude: place.longitude,
    metadata: { country: countryName(place.country, language), countryCode: place.country },
  };
}
