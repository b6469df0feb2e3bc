// Synchronises the address and the map: opening the address of a place moves the map, moving the map into a place changes the address.
import { useEffect, useRef, type RefObject } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { PlaceOnMapView } from '#contract/map.ts';
import type { PlacePin } from './clusters.ts';
import { explorerPath } from './explorer-address.ts';
import type { MapView } from './use-view.ts';
import { project } from '#kernel/maps/mercator.ts';
import { fitPositions, isInView, pixelsOf, placeZoom, type Size, type View, clampView } from './view.ts';

type CurrentPlace = PlaceOnMapView | null;
/** The place of the last navigation by the map itself; undefined: the last navigation was a link. */
type OwnNavigation = RefObject<string | null | undefined>;

const wholeWorld: View = { x: 0.5, y: 0.38, zoom: 0 };
const maxFitZoom = 14;
const minPlaceZoom = placeZoom + 0.2;

export function firstView(places: readonly PlacePin[], currentPlace: CurrentPlace, size: Size): View {
  return currentPlace ? viewOf(currentPlace, size) : (fitPositions(places, size) ?? wholeWorld);
}

function viewOf(currentPlace: PlaceOnMapView, size: Size): View {
  const all = fitPositions([currentPlace, ...currentPlace.tours], size, maxFitZoom)!;
  // Some tours start in another town. Then the place itself is in the middle.
  return all.zoom >= minPlaceZoom ? all : clampView({ ...project(currentPlace), zoom: minPlaceZoom }, size);
}

/** Moves the map when the address of another place is opened, or of none. */
export function useFlyToPlace(options: {
  state: MapView;
  places: readonly PlacePin[];
  currentPlace: CurrentPlace;
  ownNavigation: OwnNavigation;
}): void {
  const { state, places, currentPlace, ownNavigation } = options;
  const { size, view, flyTo } = state;
  const place = currentPlace?.slug ?? null;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    const isOwnNavigation = ownNavigation.current === place;
    ownNavigation.current = undefined;
    if (isOwnNavigation || !size) return;
    if (currentPlace) flyTo(viewOf(currentPlace, size));
    else if (view.zoom >= placeZoom) flyTo(fitPositions(places, size) ?? wholeWorld);
  });
}

type PlaceFromViewOptions = {
  state: MapView;
  places: readonly PlacePin[];
  currentPlace: CurrentPlace;
  search: string;
  ownNavigation: OwnNavigation;
};

/** Navigates to the place in which the map has settled; its tours are loaded like the data of any page. It waits for a navigation
 *  that is under way, which it would cancel; where another place was opened, the view from before leads back nowhere. */
export function usePlaceFromView({ state, places, currentPlace, search, ownNavigation }: PlaceFromViewOptions): void {
  const navigate = useNavigate();
  const isNavigating = useNavigation().state !== 'idle';
  const { settled, size } = state;
  const slug = currentPlace?.slug ?? null;
  const lastSettled = useRef(settled);
  const lastPlace = useRef(slug);
  useEffect(() => {
    if (isNavigating) return;
    if (lastPlace.current !== slug && ownNavigation.current !== slug) lastSettled.current = settled;
    lastPlace.current = slug;
    if (!size || lastSettled.current === settled) return;
    lastSettled.current = settled;
    const place = placeOfView(settled, size, places, currentPlace);
    if (place === slug) return;
    ownNavigation.current = place;
    const options = { replace: true, preventScrollReset: true, viewTransition: false };
    void navigate(explorerPath(search, place), options);
  });
}

/** The current place as long as it is in view, else the one nearest to the middle. */
function placeOfView(view: View, size: Size, places: readonly PlacePin[], currentPlace: CurrentPlace): string | null {
  if (view.zoom < placeZoom) return null;
  if (currentPlace && isInView(currentPlace, view, size)) return currentPlace.slug;
  const visible = places.filter((place) => isInView(place, view, size));
  const distance = (place: PlacePin) => {
    const { x, y } = pixelsOf(place, view, size);
    return Math.hypot(x - size.width / 2, y - size.height / 2);
  };
  return visible.sort((a, b) => distance(a) - distance(b))[0]?.slug ?? null;
}
