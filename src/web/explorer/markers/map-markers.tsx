import { useEffect, useReducer, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PlaceOnMapView } from '#contract/map.ts';
import type { Point, Position } from '#kernel/maps/mercator.ts';
import { MapMarker } from './map-marker.tsx';
import { mergeOverlapping } from './merge-markers.ts';
import type { Marker, PlacePin } from '../place-pin.ts';
import { nearestTurn } from '../positions.ts';
import { readMarkers, showPins } from './read-markers.ts';
import type { LibreMap } from '../start-map.ts';

type Props = {
  map: LibreMap;
  places: readonly PlacePin[];
  /** The place whose tours stand for its own marker. */
  currentPlace: PlaceOnMapView | null;
  highlighted: readonly (string | null)[];
  highlight: (key: string | null) => void;
  choose: (marker: Marker) => void;
  /** The markers are there for the first time. */
  onDrawn: () => void;
};

export function MapMarkers({ map, places, currentPlace, highlighted, highlight, choose, onDrawn }: Props) {
  const [markers, setMarkers] = useState<Marker[] | null>(null);
  const [, moved] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const others = currentPlace ? places.filter(({ slug }) => slug !== currentPlace.slug) : places;
    const pins = { places: others, tours: currentPlace?.tours ?? [] };
    const show = () => {
      showPins(map, 'places', pins.places);
      showPins(map, 'tours', pins.tours);
    };
    // The worker groups pins a moment after it was given them. Until then the markers are those from before, and keep the focus.
    const read = () => {
      if (map.isSourceLoaded('places') && map.isSourceLoaded('tours'))
        setMarkers(mergeOverlapping(readMarkers(map, pins), (position) => pixelOf(map, position)));
    };
    show();
    map.on('sourcedata', read);
    map.on('idle', read);
    map.on('moveend', read);
    map.on('move', moved);
    return () => {
      map.off('sourcedata', read);
      map.off('idle', read);
      map.off('moveend', read);
      map.off('move', moved);
    };
  }, [map, places, currentPlace]);
  const isDrawn = markers !== null;
  useEffect(() => {
    if (isDrawn) onDrawn();
  }, [isDrawn, onDrawn]);
  if (!markers) return null;
  const marked = highlighted.map((key) => markerWith(key, { markers, places, currentPlace }, (at) => pixelOf(map, at)));
  // Within the map's own element, so that a drag or a wheel on a marker moves the map.
  return createPortal(
    markers.map((marker) => (
      <MapMarker
        key={marker.key}
        marker={marker}
        at={pixelOf(map, marker)}
        isHighlighted={marked.includes(marker.key)}
        highlight={highlight}
        choose={choose}
      />
    )),
    map.getCanvasContainer(),
  );
}

type Shown = { markers: readonly Marker[] } & Pick<Props, 'places' | 'currentPlace'>;

/** The key of the marker of a tour or place, or of the group that it is in: the nearest one. */
function markerWith(key: string | null, { markers, places, currentPlace }: Shown, at: (position: Position) => Point) {
  if (key === null || markers.some((marker) => marker.key === key)) return key;
  const tour = currentPlace?.tours.find(({ id }) => id === key);
  const pin = tour ?? places.find(({ slug }) => slug === key);
  if (!pin) return null;
  const [{ x, y }, isOfPlaces] = [at(pin), !tour];
  const distance = (position: Position) => Math.hypot(at(position).x - x, at(position).y - y);
  const groups = markers.flatMap((marker) => {
    if (marker.kind !== 'cluster' || marker.places > 0 !== isOfPlaces) return [];
    return [{ key: marker.key, far: Math.min(...('parts' in marker ? marker.parts : [marker]).map(distance)) }];
  });
  return groups.sort((one, other) => one.far - other.far)[0]?.key ?? null;
}

function pixelOf(map: LibreMap, { latitude, longitude }: Position): { x: number; y: number } {
  return map.project([nearestTurn(longitude, map.getCenter().lng), latitude]);
}
