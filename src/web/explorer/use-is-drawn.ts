import { useEffect, useState } from 'react';
import { drawSlowMs } from './draw-slow-ms.ts';
import type { LibreMap } from './start-map.ts';

/** True once the live map has drawn a frame with all that it shows: land, waters, names. The still map stays until then. */
export function useIsDrawn(map: LibreMap | null): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!map) return;
    const done = () => setDrawn(true);
    // Who is moving it does not wait until it rests: names may still fade in.
    const look = () => void (map.isMoving() && map.loaded() && done());
    map.on('idle', done);
    map.on('render', look);
    const timer = setTimeout(done, drawSlowMs);
    return () => {
      clearTimeout(timer);
      map.off('idle', done);
      map.off('render', look);
    };
  }, [map]);
  return isDrawn;
}
