import type { PlaceView, TourCardView } from '#contract/catalogue.ts';
import type { MapView, PlaceOnMapView } from '#contract/map.ts';
import type { Language } from '#kernel/languages.ts';
import type { MeetingPoint } from '#domain/catalogue/catalogue-queries.ts';
import type { PlaceCount } from './tour-query.ts';

type CountedPlaces = Pick<MapView, 'total' | 'facets'> & {
  counts: readonly PlaceCount[];
  /** By name. */
  places: readonly PlaceView[];
};

export function mapView({ total, facets, counts, places }: CountedPlaces, language: Language): MapView {
  const toursIn = new Map(counts.map(({ placeId, tours }) => [placeId, tours]));
  const byCountry = Map.groupBy(
    places.filter(({ id }) => toursIn.has(id)),
    ({ metadata }) => metadata.countryCode,
  );
  const { compare } = new Intl.Collator(language);
  const countries = [...byCountry].map(([code, its]) => ({
    code,
    name: its[0]!.metadata.country,
    places: its.map(({ id, slug, name, latitude, longitude }) => ({
      slug,
      name,
      ...placed(latitude, longitude),
      tours: toursIn.get(id)!,
    })),
  }));
  return { countries: countries.sort((a, b) => compare(a.name, b.name)), total, facets };
}

type PlaceResults = {
  place: PlaceView;
  cards: readonly TourCardView[];
  points: readonly MeetingPoint[];
} & Pick<PlaceOnMapView, 'total' | 'facets'>;

export function placeOnMapView({ place, cards, points, total, facets }: PlaceResults): PlaceOnMapView {
  const { slug, name, latitude, longitude, metadata } = place;
  const pointOf = new Map(points.map((point) => [point.id, point]));
  const tours = cards.map((card) => {
    const { latitude: itsLatitude, longitude: itsLongitude } = pointOf.get(card.id) ?? place;
    return { ...card, ...placed(itsLatitude ?? latitude, itsLongitude ?? longitude) };
  });
  return { slug, name, country: metadata.country, latitude, longitude, tours, total, facets };
}

/** To 10 m: a map as small as ours shows no less, and 500 places are 5 kB shorter. */
const placed = (latitude: number, longitude: number) => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});
const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;
