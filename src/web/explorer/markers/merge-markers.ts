// Markers of places that would lie upon each other become one with a count: names are as wide as they are, and MapLibre groups points.
import type { Position } from '#kernel/maps/mercator.ts';
import { type Box, mergeTouching, overlap, type Point } from '../merge-touching.ts';
import type { Marker } from '../place-pin.ts';

type Cluster = Extract<Marker, { kind: 'cluster' }>;

// The sizes in pixels that map-marker.module.css uses.
const [letter, aroundName, nameHeight] = [8, 46, 40];
/** '54 tours', in the language with the longest word. */
const clusterSize = { width: 116, height: 40 };

/** `at`: where a position is on the screen. Tours keep their markers: two at one address would never fall apart. */
export function mergeOverlapping(markers: readonly Marker[], at: (position: Position) => Point): Marker[] {
  const touch = (one: Marker, other: Marker) =>
    isOfPlaces(one) && isOfPlaces(other) && overlap(boxOf(one, at(one)), boxOf(other, at(other)));
  return mergeTouching(markers, touch, merged);
}

const isOfPlaces = (marker: Marker): boolean =>
  marker.kind === 'place' || (marker.kind === 'cluster' && marker.places > 0);

function boxOf(marker: Marker, { x, y }: Point): Box {
  if (marker.kind === 'place') {
    const half = (marker.place.name.length * letter + aroundName) / 2;
    return { left: x - half, right: x + half, top: y - nameHeight, bottom: y };
  }
  const [half, halfHeight] = marker.kind === 'cluster' ? [clusterSize.width / 2, clusterSize.height / 2] : [0, 0];
  return { left: x - half, right: x + half, top: y - halfHeight, bottom: y + halfHeight };
}

/** In the middle of all its tours, with the name of the place that has the most. */
function merged(one: Marker, other: Marker): Marker {
  const [a, b] = [asCluster(one), asCluster(other)];
  const tours = a.tours + b.tours;
  const middle = (of: (cluster: Cluster) => number) => (of(a) * a.tours + of(b) * b.tours) / tours;
  return {
    kind: 'cluster',
    key: `${a.key} ${b.key}`,
    name: a.most >= b.most ? a.name : b.name,
    most: Math.max(a.most, b.most),
    tours,
    places: a.places + b.places,
    parts: [...partsOf(a), ...partsOf(b)],
    latitude: middle(({ latitude }) => latitude),
    longitude: middle(({ longitude }) => longitude),
  };
}

const partsOf = (cluster: Cluster): readonly Position[] => ('parts' in cluster ? cluster.parts : [cluster]);

function asCluster(marker: Marker): Cluster {
  if (marker.kind === 'cluster') return marker;
  const { name, tours } = (marker as Extract<Marker, { kind: 'place' }>).place;
  const { key, latitude, longitude } = marker;
  return { kind: 'cluster', key, name, most: tours, tours, places: 1, parts: [marker], latitude, longitude };
}
