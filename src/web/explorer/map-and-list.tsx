import { useMemo, useRef, useState } from 'react';
import type { MapView } from '#contract/map.ts';
import type { PlacePin } from './clusters.ts';
import type { Explorer } from './load-explorer.ts';
import { MapList } from './map-list.tsx';
import { firstView, useFlights, usePlaceOfView } from './place-of-view.ts';
import { useView } from './use-view.ts';
import { WorldMap } from './world-map.tsx';
import styles from './explorer-page.module.css';

/** Two ways to look at the same: what is in view on the map is what the list has. */
export function MapAndList({ data }: { data: Explorer }) {
  const { map, here, search } = data;
  const frame = useRef<HTMLDivElement>(null);
  const places = useMemo(() => pinsOf(map), [map]);
  const state = useView(frame, (size) => firstView(places, here, size));
  const own = useRef<string | null>(undefined);
  usePlaceOfView({ state, places, here, search, own });
  useFlights({ state, places, here, own });
  // The tour or place that a pointer or the focus is on, here or there.
  const [lit, light] = useState<string | null>(null);
  return (
    <div className={styles.columns}>
      <WorldMap frame={frame} state={state} places={places} here={here} search={search} lit={lit} light={light} />
      <MapList map={map} here={here} search={search} state={state} lit={lit} light={light} />
    </div>
  );
}

function pinsOf({ countries }: MapView): PlacePin[] {
  return countries.flatMap(({ code, places }) => places.map((place) => ({ ...place, countryCode: code })));
}
