import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { followGestures } from './gestures.ts';
import { between, type Size, type View, within } from './view.ts';

const flightMs = 450;
/** Still for so long, a map has arrived: the list follows. */
const settledMs = 180;

export type MapView = {
  /** null until the map has been measured. */
  size: Size | null;
  view: View;
  /** As it was when it last came to rest. */
  settled: View;
  change: (change: (view: View) => View) => void;
  flyTo: (to: View) => void;
};

/** The view of the map in `frame`, moved by fingers and wheel, by `change` and by `flyTo`. `first`: what it begins with. */
export function useView(frame: RefObject<HTMLElement | null>, first: (size: Size) => View): MapView {
  const [size, setSize] = useState<Size | null>(null);
  const [view, setView] = useState<View>(() => first(nominal));
  const [settled, setSettled] = useState(view);
  const latest = useRef({ size, view });
  latest.current = { size, view };
  const flight = useRef(0);

  const show = useCallback((next: View) => setView(within(next, latest.current.size ?? nominal)), []);
  const change = useCallback((how: (view: View) => View) => {
    cancelAnimationFrame(flight.current);
    setView((now) => within(how(now), latest.current.size ?? nominal));
  }, []);
  const flyTo = useCallback(
    (to: View) => {
      cancelAnimationFrame(flight.current);
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(to);
      const from = latest.current.view;
      const startedAt = performance.now();
      const step = (now: number) => {
        const part = Math.min(1, Math.max(0, (now - startedAt) / flightMs));
        show(between(from, to, 1 - (1 - part) ** 3));
        if (part < 1) flight.current = requestAnimationFrame(step);
      };
      flight.current = requestAnimationFrame(step);
    },
    [show],
  );

  useEffect(() => {
    const map = frame.current!;
    let measured = false;
    const observer = new ResizeObserver(() => {
      const next = { width: map.clientWidth, height: map.clientHeight };
      setSize(next);
      setView(measured ? (now) => within(now, next) : first(next));
      measured = true;
    });
    observer.observe(map);
    const leave = followGestures(map, change);
    return () => {
      observer.disconnect();
      leave();
      cancelAnimationFrame(flight.current);
    };
    // What it begins with is asked for once.
  }, [frame, change]);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(view), settledMs);
    return () => clearTimeout(timer);
  }, [view]);

  return { size, view, settled, change, flyTo };
}

/** Until a map is measured it is taken for one of this size: the server draws it so. */
export const nominal: Size = { width: 800, height: 560 };
