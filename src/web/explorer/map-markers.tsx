import { useMemo } from 'react';
import type { PlaceOnMapView } from '#contract/map.ts';
import { type Marker, markersIn, type PlacePin, pinsOfPlaces, pinsOfTours } from './clusters.ts';
import { MapMarker } from './map-marker.tsx';
import type { Size, View } from './view.ts';

type Props = {
  at: { view: View; size: Size };
  places: readonly PlacePin[];
  /** The place that fills the map: its tours stand for it, and the others stay what they are. */
  inPlace: PlaceOnMapView | null;
  lit: readonly (string | null)[];
  light: (key: string | null) => void;
  choose: (marker: Marker) => void;
};

export function MapMarkers({ at, places, inPlace, lit, light, choose }: Props) {
  const others = useMemo(
    () => pinsOfPlaces(inPlace ? places.filter(({ slug }) => slug !== inPlace.slug) : places),
    [places, inPlace],
  );
  const tours = useMemo(() => (inPlace ? pinsOfTours(inPlace) : null), [inPlace]);
  const sets = [others, ...(tours ? [tours] : [])];
  return sets.flatMap((pins, set) =>
    markersIn(pins, at.view, at.size).map((marker) => (
      <MapMarker
        // Groups of two sets have the same numbers.
        key={`${set} ${marker.key}`}
        marker={marker}
        at={at}
        isLit={lit.includes(marker.key)}
        light={light}
        choose={choose}
      />
    )),
  );
}
