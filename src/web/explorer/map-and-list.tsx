import { useMemo, useRef, useState } from 'react';
import type { MapView } from '#contract/map.ts';
import type { PlacePin } from './clusters.ts';
import type { Explorer } from './load-explorer.ts';
import { MapList } from './map-list.tsx';
import { firstView, useFlyToPlace, usePlaceFromView } from './place-from-view.ts';
import { useView } from './use-view.ts';
import { WorldMap } from './world-map.tsx';
import styles from './explorer-page.module.css';

/** The map and the list show the same: the list has what is in view on the map. */
export function MapAndList({ data }: { data: Explorer }) {
  const { map, currentPlace, search } = data;
  const frame = useRef<HTMLDivElement>(null);
  const places = useMemo(() => pinsOf(map), [map]);
  const state = useView(frame, (size) => firstView(places, currentPlace, size));
  const ownNavigation = useRef<string | null>(undefined);
  usePlaceFromView({ state, places, currentPlace, search, ownNavigation });
  useFlyToPlace({ state, places, currentPlace, ownNavigation });
  // The key of the tour or place under the pointer or with the focus, on the map or in the list.
  const [highlighted, highlight] = useState<string | null>(null);
  return (
    <div className={styles.columns}>
      <WorldMap
        frame={frame}
        state={state}
        places={places}
        currentPlace={currentPlace}
        search={search}
        highlighted={highlighted}
        highlight={highlight}
      />
      <MapList
        map={map}
        currentPlace={currentPlace}
        search={search}
        state={state}
        highlighted={highlighted}
        highlight={highlight}
      />
    </div>
  );
}

function pinsOf({ countries }: MapView): PlacePin[] {
  return countries.flatMap(({ code, places }) => places.map((place) => ({ ...place, countryCode: code })));
}
