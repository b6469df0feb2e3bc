import type { MapView, PlaceOnMapView } from '#contract/map.ts';
import * as paths from '#contract/paths.generated.ts';
import type { LoadContext } from '#web/runtime/router/page.ts';
import { filterFields, filterValuesOf } from './explorer-address.ts';

export type Explorer = {
  map: MapView;
  /** The place that the map is zoomed into. */
  currentPlace: PlaceOnMapView | null;
  /** The query of the address without empty values. */
  search: string;
};

export async function loadExplorer({ call, language, currency, url }: LoadContext): Promise<Explorer> {
  const query = { ...filtersOf(url.searchParams), lang: language, currency };
  const place = url.searchParams.get('place');
  const [map, currentPlace] = await Promise.all([
    call(paths.getMap, { query }),
    place ? call(paths.getPlaceOnMap, { params: { place: place.slice(0, 120) }, query }) : null,
  ]);
  const knownParameters = [...url.searchParams].filter(([name, value]) => value !== '' && isKnown(name));
  return { map, currentPlace, search: new URLSearchParams(knownParameters).toString() };
}

const isKnown = (name: string): boolean => name === 'place' || filterFields.includes(name);

function filtersOf(query: URLSearchParams) {
  const category = query.get('category');
  return {
    ...(category ? { categorySlug: category.slice(0, 120) } : {}),
    ...filterValuesOf(query),
  };
}
