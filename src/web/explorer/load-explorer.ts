import './map-calls.ts';
import type { MapView, PlaceOnMapView } from '#contract/map.ts';
import type { LoadContext } from '#web/page.ts';
import { filterNames } from './explorer-address.ts';

export type Explorer = {
  map: MapView;
  /** The place somebody is in. */
  here: PlaceOnMapView | null;
  /** The query of the address without what is empty. */
  search: string;
};

export async function loadExplorer({ call, language, currency, url }: LoadContext): Promise<Explorer> {
  const query = { ...filtersOf(url.searchParams), lang: language, currency };
  const place = url.searchParams.get('place');
  const [map, here] = await Promise.all([
    call('getMap', { query }),
    place ? call('getPlaceOnMap', { params: { place: place.slice(0, 120) }, query }) : null,
  ]);
  const kept = [...url.searchParams].filter(([name, value]) => value !== '' && isKnown(name));
  return { map, here, search: new URLSearchParams(kept).toString() };
}

const isKnown = (name: string): boolean => name === 'place' || filterNames.some((known) => known === name);

/** Only what is well formed is passed on: addresses are typed by people, too. */
function filtersOf(query: URLSearchParams) {
  const amount = (name: string) => {
    const value = Number(query.get(name));
    return query.get(name) && Number.isFinite(value) && value >= 0 && value <= 1e9 ? { [name]: value } : {};
  };
  const category = query.get('category');
  return {
    ...(category ? { categorySlug: category.slice(0, 120) } : {}),
    ...amount('priceMin'),
    ...amount('priceMax'),
    ...(query.get('freeCancellation') ? { freeCancellation: 'true' as const } : {}),
  };
}
