import { useEffect, useLayoutEffect, useRef } from 'react';

// At first: a message and how to pay; the price as lines.
const lastHeights = { choices: 440, price: 270 };

/** Keeps the height of the last result for the next one, as `--room`: nothing below it moves while it is awaited. */
export function useKeptRoom(part: keyof typeof lastHeights, isAwaited: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isAwaited) ref.current!.style.setProperty('--room', `${lastHeights[part]}px`);
  }, [part, isAwaited]);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      lastHeights[part] = entry!.contentRect.height || lastHeights[part];
    });
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, [part]);
  return ref;
}
