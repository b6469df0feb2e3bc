import { useEffect, useLayoutEffect, useRef } from 'react';

// At first: a message, one departure and its price.
let lastHeight = 300;

/** Keeps the height of the last result for the next one, as `--room`: nothing below it moves while it is awaited. */
export function useKeptRoom(isAwaited: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isAwaited) ref.current!.style.setProperty('--room', `${lastHeight}px`);
  }, [isAwaited]);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      lastHeight = entry!.contentRect.height || lastHeight;
    });
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return ref;
}
