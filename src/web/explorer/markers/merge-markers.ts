// Markers of places that would lie upon each other become one with a count: names are as wide as they are, and MapLibre groups points.
import type { Position } from '#kernel/maps/mercator.ts';
import type { Marker } from '../place-pin.ts';

type Pixel = { x: number; y: number };
type Box = { left: number; right: number; top: number; bottom: number };
type Cluster = Extract<Marker, { kind: 'cluster' }>;

// As map-marker.module.css draws them.
const [letter, aroundName, nameHeight] = [8, 46, 40];
export const clusterSizes = { few: 38, some: 48, many: 60 };

export const clusterLook = (tours: number): keyof typeof clusterSizes =>
  tours < 10 ? 'few' : tours < 100 ? 'some' : 'many';

/** `at`: where a position is on the screen. Tours keep their markers: two at one address would never fall apart. */
export function mergeOverlapping(markers: readonly Marker[], at: (position: Position) => Pixel): Marker[] {
  const left = [...markers];
  for (let one = 0; one < left.length; one++) {
    const other = left.findIndex((marker, index) => index > one && overlap(left[one]!, marker, at));
    if (other < 0) continue;
    left[one] = merged(left[one]!, left[other]!);
    left.splice(other, 1);
    // What it lies upon now may be any of them.
    one = -1;
  }
  return left;
}

const isOfPlaces = (marker: Marker): boolean =>
  marker.kind === 'place' || (marker.kind === 'cluster' && marker.places > 0);

function overlap(one: Marker, other: Marker, at: (position: Position) => Pixel): boolean {
  if (!isOfPlaces(one) || !isOfPlaces(other)) return false;
  const [a, b] = [boxOf(one, at(one)), boxOf(other, at(other))];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function boxOf(marker: Marker, { x, y }: Pixel): Box {
  if (marker.kind === 'place') {
    const half = (marker.place.name.length * letter + aroundName) / 2;
    return { left: x - half, right: x + half, top: y - nameHeight, bottom: y };
  }
  const half = marker.kind === 'cluster' ? clusterSizes[clusterLook(marker.tours)] / 2 : 0;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
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
