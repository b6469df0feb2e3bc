// The still map becomes a live one when somebody touches it: MapLibre is loaded then, and not before.
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Bounds } from './positions.ts';
import type { LibreMap } from './start-map.ts';

export type LiveMap = {
  /** null while the map is still. */
  map: LibreMap | null;
  /** What it shows, each time it came to rest. */
  shown: Bounds | null;
  /** This browser cannot draw it, or it could not be loaded. */
  hasFailed: boolean;
  /** Loads the map; what is to be done with it is done then. */
  wake: (then?: (map: LibreMap) => void) => void;
};

export function useLiveMap(container: RefObject<HTMLElement | null>, first: Bounds, isPlace: boolean): LiveMap {
  const [map, setMap] = useState<LibreMap | null>(null);
  const [shown, setShown] = useState<Bounds | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const starting = useRef<Promise<LibreMap>>(undefined);
  const latest = useRef({ first, isPlace });
  latest.current = { first, isPlace };

  const wake = useCallback<LiveMap['wake']>(
    (then) => {
      starting.current ??= import('./start-map.ts').then(({ startMap }) =>
        startMap(container.current!, latest.current.first, latest.current.isPlace),
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
      const bounds = map.getBounds();
      setShown({ west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() });
    };
    settle();
    map.on('moveend', settle);
    return () => void map.off('moveend', settle);
  }, [map]);
  // A map that is still starting when the page is left goes as well.
  useEffect(() => () => void starting.current?.then((started) => started.remove()).catch(() => {}), []);
  return { map, shown, hasFailed, wake };
}
