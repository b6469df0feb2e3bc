import { useEffect, useLayoutEffect, useRef } from 'react';

// At first: a message; what is booked, how to pay, and the price as lines.
const lastHeights = { choices: 200, foot: 250 };

/** Keeps the height of the last result for the next one, as `--room`: nothing below it moves while it is awaited. */
export function useReservedHeight(part: keyof typeof lastHeights, isAwaited: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isAwaited) ref.current!.style.setProperty('--room', `${lastHeights[part]}px`);
  }, [part, isAwaited]);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      // The note in the place of an offer is lower than any.
      if (entry!.contentRect.height > 60) lastHeights[part] = entry!.contentRect.height;
    });
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, [part]);
  return ref;
}
