// The address says which place one is in, and the map shows it; whoever moves the map into a place changes the address.
import { useEffect, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import type { PlaceOnMapView } from '#contract/map.ts';
import type { PlacePin } from './clusters.ts';
import { explorerPath } from './explorer-address.ts';
import type { MapView } from './use-view.ts';
import { project } from './mercator.ts';
import { fitted, isInView, onMap, placeZoom, type Size, type View, within } from './view.ts';

type Here = PlaceOnMapView | null;
/** The place the map itself went to; undefined: somebody followed a link. */
type Own = RefObject<string | null | undefined>;

const wholeWorld: View = { x: 0.5, y: 0.38, zoom: 0 };
const nearestToTours = 14;
const furthestFromTours = placeZoom + 0.2;

export function firstView(places: readonly PlacePin[], here: Here, size: Size): View {
  return here ? viewOf(here, size) : (fitted(places, size) ?? wholeWorld);
}

function viewOf(here: PlaceOnMapView, size: Size): View {
  const all = fitted([here, ...here.tours], size, nearestToTours)!;
  // Some begin in another town: the place itself is in the middle then.
  return all.zoom >= furthestFromTours ? all : within({ ...project(here), zoom: furthestFromTours }, size);
}

/** Flies to a place whose address was opened, and back out of it. */
export function useFlights(of: { state: MapView; places: readonly PlacePin[]; here: Here; own: Own }): void {
  const { state, places, here, own } = of;
  const { size, view, flyTo } = state;
  const place = here?.slug ?? null;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    const isThere = own.current === place;
    own.current = undefined;
    if (isThere || !size) return;
    if (here) flyTo(viewOf(here, size));
    else if (view.zoom >= placeZoom) flyTo(fitted(places, size) ?? wholeWorld);
  });
}

type OfView = { state: MapView; places: readonly PlacePin[]; here: Here; search: string; own: Own };

/** Goes to the address of the place the map came to rest in: its tours come as any page's data do. */
export function usePlaceOfView({ state, places, here, search, own }: OfView): void {
  const navigate = useNavigate();
  const { settled, size } = state;
  const rested = useRef(settled);
  useEffect(() => {
    if (!size || rested.current === settled) return;
    rested.current = settled;
    const place = placeIn(settled, size, places, here);
    if (place === (here?.slug ?? null)) return;
    own.current = place;
    const options = { replace: true, preventScrollReset: true, viewTransition: false };
    void navigate(explorerPath(search, place), options);
  });
}

/** One stays in a place while it is in view; else it is the one nearest to the middle. */
function placeIn(view: View, size: Size, places: readonly PlacePin[], here: Here): string | null {
  if (view.zoom < placeZoom) return null;
  if (here && isInView(here, view, size)) return here.slug;
  const seen = places.filter((place) => isInView(place, view, size));
  const distance = (place: PlacePin) => {
    const { x, y } = onMap(place, view, size);
    return Math.hypot(x - size.width / 2, y - size.height / 2);
  };
  return seen.sort((a, b) => distance(a) - distance(b))[0]?.slug ?? null;
}
