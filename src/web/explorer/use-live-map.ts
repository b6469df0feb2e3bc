// The still map becomes a live one when it is touched: MapLibre is loaded then, and not before.
import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Bounds } from './positions.ts';
import type { LibreMap, MapStart } from './start-map.ts';

/** What a map showed when it came to rest. `reachedAt`: by the clock of the page, in milliseconds. */
export type View = Bounds & { zoom: number; reachedAt: number };

export type LiveMap = {
  /** null while the map is still. */
  map: LibreMap | null;
  shown: View | null;
  /** This browser cannot draw it, or it could not be loaded. */
  hasFailed: boolean;
  /** Loads the map; what is to be done with it is done then. */
  wake: (then?: (map: LibreMap) => void) => void;
};

export function useLiveMap(container: RefObject<HTMLElement | null>, start: MapStart): LiveMap {
  const [map, setMap] = useState<LibreMap | null>(null);
  const [shown, setShown] = useState<View | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const starting = useRef<Promise<LibreMap>>(undefined);
  const latest = useRef(start);
  latest.current = start;

  const wake = useCallback<LiveMap['wake']>(
    (then) => {
      starting.current ??= import('./start-map.ts').then(({ startMap }) =>
        startMap(container.current!, () => latest.current),
      );
      starting.current.then(
        (started) => {
          setMap(started);
          then?.(started);
        },
        () => setFailed(true),
      );
    },
    [container],
  );
  useEffect(() => {
    if (!map) return;
    const settle = () => {
      const view = viewOf(map);
      // In the order of the router's own updates: who sees the view knows which navigation is under way.
      startTransition(() => setShown(view));
    };
    settle();
    map.on('moveend', settle);
    return () => void map.off('moveend', settle);
  }, [map]);
  // A map that is still starting when the page is left goes as well.
  useEffect(() => () => void starting.current?.then((started) => started.remove()).catch(() => {}), []);
  return { map, shown, hasFailed, wake };
}

function viewOf(map: LibreMap): View {
  const bounds = map.getBounds();
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
    zoom: map.getZoom(),
    reachedAt: performance.now(),
  };
}
