import { useMemo, useRef, useState } from 'react';
import type { Explorer } from './load-explorer.ts';
import { MapList } from './map-list.tsx';
import { pinsOf } from './place-pin.ts';
import { boundsOf, firstBounds, wholeWorld } from './positions.ts';
import { useLiveMap } from './use-live-map.ts';
import { usePlaceOfMap } from './use-place-of-map.ts';
import { WorldMap } from './world-map.tsx';
import styles from './explorer-page.module.css';

/** The map and the list show the same: the list has what is in view on the map. */
export function MapAndList({ data }: { data: Explorer }) {
  const { map, currentPlace, search } = data;
  const container = useRef<HTMLDivElement>(null);
  const places = useMemo(() => pinsOf(map), [map]);
  const first = currentPlace ? firstBounds(currentPlace) : (boundsOf(places) ?? wholeWorld);
  const start = { first, isPlace: currentPlace !== null };
  const live = useLiveMap(container, { ...start, pins: currentPlace?.tours ?? places });
  const elsewhere = usePlaceOfMap({ live, places, currentPlace, search });
  // The key of the tour or place under the pointer or with the focus, on the map or in the list.
  const [highlighted, highlight] = useState<string | null>(null);
  // The tour whose marker was pressed.
  const [opened, open] = useState<string | null>(null);
  return (
    <div className={styles.columns}>
      <WorldMap
        container={container}
        live={live}
        start={start}
        places={places}
        currentPlace={currentPlace}
        search={search}
        elsewhere={elsewhere}
        highlighted={highlighted}
        highlight={highlight}
        opened={opened}
        open={open}
      />
      <MapList
        map={map}
        currentPlace={currentPlace}
        search={search}
        shown={live.shown}
        opened={opened}
        highlighted={highlighted}
        highlight={highlight}
      />
    </div>
  );
}
