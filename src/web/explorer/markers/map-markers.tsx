import { useEffect, useMemo, useReducer, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PlaceOnMapView } from '#contract/map.ts';
import { type Point, type Position, project } from '#kernel/maps/mercator.ts';
import { scaleOfStill } from '../fit-map.ts';
import type { Marker, PlacePin } from '../place-pin.ts';
import { nearestTurn } from '../positions.ts';
import type { LibreMap, MapStart } from '../start-map.ts';
import { groupMarkers, markersOf } from './group-markers.ts';
import { keepLabelsClear } from './keep-labels-clear.ts';
import { MapMarker } from './map-marker.tsx';
import { useMarkerLabels } from './use-marker-labels.ts';

type Props = {
  map: LibreMap;
  /** What the still map showed. */
  start: Pick<MapStart, 'first' | 'isPlace'>;
  places: readonly PlacePin[];
  /** The place whose tours represent its own marker. */
  currentPlace: PlaceOnMapView | null;
  highlighted: readonly (string | null)[];
  highlight: (key: string | null) => void;
  choose: (marker: Marker) => void;
};

/** From this zoom on all tours are apart. */
const nearestZoom = 16;

export function MapMarkers({ map, start, places, currentPlace, highlighted, highlight, choose }: Props) {
  const labelsOf = useMarkerLabels();
  const zoom = useZoom(map);
  const [pixel] = useState(() => scaleOfStill(start, map.getContainer()));
  const groups = useMemo(() => {
    const size = 512 * 2 ** zoom;
    const at = (position: Position) => {
      const { x, y } = project(position);
      return { x: x * size, y: y * size };
    };
    return groupMarkers(markersOf(places, currentPlace), { at, labelsOf, pixel, isNearest: zoom > nearestZoom });
  }, [places, currentPlace, labelsOf, pixel, zoom]);
  useEffect(() => keepLabelsClear(map, groups), [map, groups]);
  const markers = groups.map(({ marker }) => marker);
  const marked = highlighted.map((key) => markerWith(key, { markers, places, currentPlace }, (at) => pixelOf(map, at)));
  // Within the map's own element, so that a drag or a wheel on a marker moves the map.
  return createPortal(
    groups.map(({ marker, text }) => (
      <MapMarker
        key={marker.key}
        marker={marker}
        text={text}
        at={pixelOf(map, marker)}
        isHighlighted={marked.includes(marker.key)}
        highlight={highlight}
        choose={choose}
      />
    )),
    map.getCanvasContainer(),
  );
}

/** How far a zoom goes until what has room by then falls apart. */
const zoomStep = 0.25;

/** Renders again whenever the map moves, with the zoom by which markers are grouped. */
function useZoom(map: LibreMap): number {
  const [, moved] = useReducer((times: number) => times + 1, 0);
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const settle = () => setZoom(map.getZoom());
    const move = () => {
      moved();
      setZoom((before) => (Math.abs(map.getZoom() - before) < zoomStep ? before : map.getZoom()));
    };
    settle();
    map.on('move', move);
    map.on('moveend', settle);
    return () => {
      map.off('move', move);
      map.off('moveend', settle);
    };
  }, [map]);
  return zoom;
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
    return [{ key: marker.key, far: Math.min(...marker.parts.map(distance)) }];
  });
  return groups.sort((one, other) => one.far - other.far)[0]?.key ?? null;
}

function pixelOf(map: LibreMap, { latitude, longitude }: Position): { x: number; y: number } {
  return map.project([nearestTurn(longitude, map.getCenter().lng), latitude]);
}
