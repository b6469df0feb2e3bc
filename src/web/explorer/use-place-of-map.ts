// Keeps the address and the map in step: the address of a place moves the map there; a map that zooms out of its place leaves it, and
// over another place it offers to search there.
import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { PlaceOnMapView } from '#contract/map.ts';
import { useShapes } from '#web/map/use-shapes.ts';
import { explorerPath } from './explorer-address.ts';
import { fitPlace, fitWorld } from './fit-map.ts';
import type { PlacePin } from './place-pin.ts';
import { type Bounds, boundsOf, firstBounds, isInView, placeZoom } from './positions.ts';
import type { LibreMap } from './start-map.ts';
import type { LiveMap } from './use-live-map.ts';

type Options = {
  live: LiveMap;
  places: readonly PlacePin[];
  currentPlace: PlaceOnMapView | null;
  search: string;
};

const quietly = { preventScrollReset: true, viewTransition: false };

/** The place to search, if the map shows another than that of the address. */
export function usePlaceOfMap({ live: { map, shown }, places, currentPlace, search }: Options) {
  const navigate = useNavigate();
  const isNavigating = useNavigation().state !== 'idle';
  const slug = currentPlace?.slug ?? null;
  /** The place that the map itself requested: it is there already. */
  const ownPlace = useRef<string | null>(undefined);
  const go = (place: string | null, replace: boolean) => {
    ownPlace.current = place;
    void navigate(explorerPath(search, place), { ...quietly, replace });
  };
  const isNear = map && shown && shown.zoom >= placeZoom;
  const near = isNear ? nearestPlace(map, placesIn(places, shown)) : null;
  useShapes(map, near ?? currentPlace);
  const lastPlace = useRef(slug);
  const arrivedAt = useRef(0);
  useEffect(() => {
    if (lastPlace.current === slug) return;
    lastPlace.current = slug;
    const isOwn = ownPlace.current === slug;
    ownPlace.current = undefined;
    const world = boundsOf(places);
    if (map && !isOwn && currentPlace) fitPlace(map, firstBounds(currentPlace));
    else if (map && !isOwn && world) fitWorld(map, world);
    arrivedAt.current = performance.now();
  });
  useEffect(() => {
    // It would cancel a navigation that is under way; and a view from before the address led here is no reason to leave.
    if (!slug || !map || !shown || isNavigating || map.isMoving() || shown.reachedAt <= arrivedAt.current) return;
    if (shown.zoom < placeZoom) go(null, true);
  }, [map, shown, slug, isNavigating]);
  return near && near.slug !== slug ? { name: near.name, search: () => go(near.slug, false) } : null;
}

const placesIn = (places: readonly PlacePin[], shown: Bounds) => places.filter((place) => isInView(place, shown));

function nearestPlace(map: LibreMap, places: readonly PlacePin[]): PlacePin | null {
  const { lng, lat } = map.getCenter();
  const distance = ({ latitude, longitude }: PlacePin) => Math.hypot(latitude - lat, longitude - lng);
  return places.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
