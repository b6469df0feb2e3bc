import type { MapView, PlaceOnMapView } from '#contract/map.ts';
import * as paths from '#contract/paths.generated.ts';
import type { LoadContext } from '#web/runtime/router/page.ts';
import { readTrip, withTrip } from '#kernel/trip-context.ts';
import { searchQueryOf } from '#web/search/search-query.ts';
import { knownParameters } from './explorer-address.ts';

export type Explorer = {
  map: MapView;
  /** The place that the map is zoomed into. */
  currentPlace: PlaceOnMapView | null;
  /** The query of the address without empty values. */
  search: string;
};

export async function loadExplorer({ call, language, currency, url }: LoadContext): Promise<Explorer> {
  const known = new URLSearchParams([...url.searchParams].filter(([name, value]) => value && isKnown(name)));
  const address = withTrip(known, readTrip(known));
  const query = { ...filtersOf(address), lang: language, currency };
  const place = address.get('place');
  const [map, currentPlace] = await Promise.all([
    call(paths.getMap, { query }),
    place ? call(paths.getPlaceOnMap, { params: { place: place.slice(0, 120) }, query }) : null,
  ]);
  return { map, currentPlace, search: address.toString() };
}

const isKnown = (name: string): boolean => knownParameters.includes(name);

function filtersOf(address: URLSearchParams) {
  const category = address.get('category');
  const { page: _page, sort: _sort, ...filters } = searchQueryOf(address);
  return { ...(category ? { categorySlug: category.slice(0, 120) } : {}), ...filters };
}
