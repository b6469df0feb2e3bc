// What a map shows, still or live: markers whose labels would cover each other are one that says how many tours it has, and none is
// without a label. One function for both, so that nothing changes when the live map takes the place of the still one.
import type { PlaceOnMapView } from '#contract/map.ts';
import type { Point, Position } from '#kernel/maps/mercator.ts';
import type { Cluster, Marker, PlacePin } from '../place-pin.ts';
import { type Box, labelBox, overlap } from './label-box.ts';
import { mergeTouching } from './merge-touching.ts';

export type Labelled = Point & { marker: Marker; text: string };

type Placed = Labelled & { longer: string | undefined; box: Box };

type Layout = {
  /** Where a position is, in pixels. */
  at: (position: Position) => Point;
  /** What a marker says, and what it says where there is more room. */
  labelsOf: (marker: Marker) => readonly [text: string, longer?: string];
  /** How long a pixel of a label is there. */
  pixel?: number;
  /** Tours stay apart: at one address they would be one however near the map comes. */
  isNearest?: boolean;
};

/** From north to south, so that a marker further south lies above those behind it. */
export function groupMarkers(markers: readonly Marker[], layout: Layout): Labelled[] {
  const { at, labelsOf, pixel = 1, isNearest = false } = layout;
  const place = (marker: Marker): Placed => {
    const [text, longer] = labelsOf(marker);
    const { x, y } = at(marker);
    return { x, y, marker, text, longer, box: labelBox({ x, y }, text, pixel) };
  };
  const touch = (one: Placed, other: Placed) =>
    isOfPlaces(one.marker) === isOfPlaces(other.marker) &&
    (isOfPlaces(one.marker) || !isNearest) &&
    overlap(one.box, other.box);
  const groups = mergeTouching(markers.map(place), touch, (one, other) => place(merged(one.marker, other.marker)));
  for (const group of groups) {
    if (!group.longer) continue;
    const box = labelBox(group, group.longer, pixel);
    if (!groups.some((other) => other !== group && overlap(other.box, box)))
      Object.assign(group, { text: group.longer, box });
  }
  return groups.sort((one, other) => one.y - other.y);
}

/** The place that is looked at is its tours. */
export function markersOf(places: readonly PlacePin[], current: PlaceOnMapView | null): Marker[] {
  const ofPlaces = places.flatMap((place): Marker[] => {
    const { slug, latitude, longitude } = place;
    return slug === current?.slug ? [] : [{ kind: 'place', key: slug, place, latitude, longitude }];
  });
  const ofTours = (current?.tours ?? []).map((tour): Marker => {
    const { id, latitude, longitude } = tour;
    return { kind: 'tour', key: id, tour, latitude, longitude };
  });
  return [...ofPlaces, ...ofTours];
}

const isOfPlaces = (marker: Marker): boolean =>
  marker.kind === 'place' || (marker.kind === 'cluster' && marker.places > 0);

/** In the middle of all its tours, with the name of the place that has the most, or the tour that costs least. */
function merged(one: Marker, other: Marker): Cluster {
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
    cheapest: priceOf(a) <= priceOf(b) ? a.cheapest : b.cheapest,
    parts: [...a.parts, ...b.parts],
    latitude: middle(({ latitude }) => latitude),
    longitude: middle(({ longitude }) => longitude),
  };
}

/** A tour without a price costs more than any. */
const priceOf = ({ cheapest }: Cluster): number => cheapest?.priceMinor ?? Infinity;

function asCluster(marker: Marker): Cluster {
  if (marker.kind === 'cluster') return marker;
  const { key, latitude, longitude } = marker;
  const alone = { kind: 'cluster', key, parts: [{ latitude, longitude }], latitude, longitude } as const;
  if (marker.kind === 'tour') return { ...alone, name: '', most: 1, tours: 1, places: 0, cheapest: marker.tour };
  const { name, tours } = marker.place;
  return { ...alone, name, most: tours, tours, places: 1 };
}
