import { useLayoutEffect, useRef } from 'react';

// At first: a message, one departure and its price.
let lastHeight = 260;

/** Keeps the height of the last result while the next one is awaited, so that nothing below it moves. */
export function useKeptRoom(isAwaited: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current!;
    element.style.minHeight = isAwaited ? `${lastHeight}px` : '';
    if (!isAwaited && element.offsetHeight > 0) lastHeight = element.offsetHeight;
  });
  return ref;
}
