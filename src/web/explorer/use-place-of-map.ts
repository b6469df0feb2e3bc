// Keeps the address and the map in step: the address of a place moves the map there; a map moved away from its place leaves it, and
// offers to search where it is.
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { PlaceOnMapView } from '#contract/map.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { distanceRings } from './distance-rings.ts';
import { explorerPath } from './explorer-address.ts';
import type { PlacePin } from './place-pin.ts';
import { boundsOf, cornersOf, firstBounds, fitting, isInView, placeZoom, worldFitting } from './positions.ts';
import type { LibreMap } from './start-map.ts';
import type { LiveMap } from './use-live-map.ts';

type Options = {
  live: LiveMap;
  places: readonly PlacePin[];
  currentPlace: PlaceOnMapView | null;
  search: string;
};

const quietly = { preventScrollReset: true, viewTransition: false };

/** The place to search, if the map lies over another than that of the address. */
export function usePlaceOfMap({ live: { map, shown }, places, currentPlace, search }: Options) {
  const navigate = useNavigate();
  const slug = currentPlace?.slug ?? null;
  const lastPlace = useRef(slug);
  /** The place that the map itself asked for: it is there already. */
  const ownPlace = useRef<string | null>(undefined);
  const go = (place: string | null, replace: boolean) => {
    ownPlace.current = place;
    void navigate(explorerPath(search, place), { ...quietly, replace });
  };
  useShapes(map, currentPlace);
  useEffect(() => {
    if (lastPlace.current === slug) return;
    lastPlace.current = slug;
    const isOwn = ownPlace.current === slug;
    ownPlace.current = undefined;
    if (!map || isOwn) return;
    const world = boundsOf(places);
    if (currentPlace) map.fitBounds(cornersOf(firstBounds(currentPlace)), fitting);
    else if (world) map.fitBounds(cornersOf(world), worldFitting);
  });
  const lastShown = useRef(shown);
  useEffect(() => {
    if (!map || lastShown.current === shown) return;
    const isFirst = lastShown.current === null;
    lastShown.current = shown;
    if (!isFirst && slug && map.getZoom() < placeZoom && !map.isMoving()) go(null, true);
  });
  const other =
    map && shown && map.getZoom() >= placeZoom
      ? nearestPlace(
          map,
          places.filter((place) => isInView(place, shown)),
        )
      : null;
  return other && other.slug !== slug ? { name: other.name, search: () => go(other.slug, false) } : null;
}

function nearestPlace(map: LibreMap, places: readonly PlacePin[]): PlacePin | null {
  const { lng, lat } = map.getCenter();
  const distance = ({ latitude, longitude }: PlacePin) => Math.hypot(latitude - lat, longitude - lng);
  return places.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

type Shapes = { setData: (data: unknown) => void };

/** The waters and the distances around the place. */
function useShapes(map: LibreMap | null, place: PlaceOnMapView | null): void {
  const { language } = usePageContext();
  useEffect(() => {
    if (!map || !place) return;
    const { latitude, longitude } = place;
    const source = (id: string) => map.getSource(id) as unknown as Shapes;
    source('waters').setData(`${location.origin}/maps/waters/${latitude.toFixed(4)},${longitude.toFixed(4)}.json`);
    source('rings').setData(distanceRings(place, language));
  }, [map, place, language]);
}
