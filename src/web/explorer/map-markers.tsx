import { useMemo } from 'react';
import type { PlaceOnMapView } from '#contract/map.ts';
import { type Marker, markersIn, type PlacePin, pinsOfPlaces, pinsOfTours } from './clusters.ts';
import { MapMarker } from './map-marker.tsx';
import type { Size, View } from './view.ts';

type Props = {
  at: { view: View; size: Size };
  places: readonly PlacePin[];
  /** The tours of the current place instead of its own marker, and the markers of all other places. */
  inPlace: PlaceOnMapView | null;
  highlighted: readonly (string | null)[];
  highlight: (key: string | null) => void;
  choose: (marker: Marker) => void;
};

export function MapMarkers({ at, places, inPlace, highlighted, highlight, choose }: Props) {
  const others = useMemo(
    () => pinsOfPlaces(inPlace ? places.filter(({ slug }) => slug !== inPlace.slug) : places),
    [places, inPlace],
  );
  const tours = useMemo(() => (inPlace ? pinsOfTours(inPlace) : null), [inPlace]);
  const sets = [others, ...(tours ? [tours] : [])];
  return sets.flatMap((pins, set) =>
    markersIn(pins, at.view, at.size).map((marker) => (
      <MapMarker
        // Cluster ids of the two sets overlap.
        key={`${set} ${marker.key}`}
        marker={marker}
        at={at}
        isHighlighted={highlighted.includes(marker.key)}
        highlight={highlight}
        choose={choose}
      />
    )),
  );
}
