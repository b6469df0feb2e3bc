import { useEffect, useState } from 'react';
import type { LibreMap } from '#web/explorer/start-map.ts';

const hintMs = 1500;

/** True for a moment after one finger was drawn over the map: it scrolls the page, and two move the map. */
export function useOneFinger(map: LibreMap | null): boolean {
  const [isOne, setOne] = useState(false);
  useEffect(() => {
    if (!map) return;
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      clearTimeout(timer);
      setOne(true);
      timer = setTimeout(() => setOne(false), hintMs);
    };
    map.on('cooperativegestureprevented', show);
    return () => {
      clearTimeout(timer);
      map.off('cooperativegestureprevented', show);
    };
  }, [map]);
  return isOne;
}
