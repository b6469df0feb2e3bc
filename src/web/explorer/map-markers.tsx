import { useEffect, useReducer, useState } from 'react';
import type { PlaceOnMapView } from '#contract/map.ts';
import { MapMarker } from './map-marker.tsx';
import type { Marker, PlacePin } from './place-pin.ts';
import { readMarkers, showPins } from './read-markers.ts';
import type { LibreMap } from './start-map.ts';

type Props = {
  map: LibreMap;
  places: readonly PlacePin[];
  /** The place whose tours stand for its own marker. */
  currentPlace: PlaceOnMapView | null;
  highlighted: readonly (string | null)[];
  highlight: (key: string | null) => void;
  choose: (marker: Marker) => void;
};

export function MapMarkers({ map, places, currentPlace, highlighted, highlight, choose }: Props) {
  const [markers, setMarkers] = useState<Marker[]>([]);
  const [, moved] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const others = currentPlace ? places.filter(({ slug }) => slug !== currentPlace.slug) : places;
    const pins = { places: others, tours: currentPlace?.tours ?? [] };
    const show = () => {
      showPins(map, 'places', pins.places);
      showPins(map, 'tours', pins.tours);
    };
    const read = () => setMarkers(readMarkers(map, pins));
    // Sources are grouped by the worker, a moment after they were given.
    const readSource = (event: { sourceId?: string; isSourceLoaded?: boolean }) => {
      if (event.isSourceLoaded && (event.sourceId === 'places' || event.sourceId === 'tours')) read();
    };
    show();
    map.on('sourcedata', readSource);
    map.on('idle', read);
    map.on('moveend', read);
    map.on('move', moved);
    return () => {
      map.off('sourcedata', readSource);
      map.off('idle', read);
      map.off('moveend', read);
      map.off('move', moved);
    };
  }, [map, places, currentPlace]);
  return markers.map((marker) => (
    <MapMarker
      key={marker.key}
      marker={marker}
      at={map.project([marker.longitude, marker.latitude])}
      isHighlighted={highlighted.includes(marker.key)}
      highlight={highlight}
      choose={choose}
    />
  ));
}
