import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { listenToGestures } from './gestures.ts';
import { interpolateViews, type Size, type View, clampView } from './view.ts';

const flightMs = 450;
/** After this time without movement the view counts as settled and the list is updated. */
const settledMs = 180;

export type MapView = {
  /** null until the map is measured. */
  size: Size | null;
  view: View;
  /** The view when it last settled. */
  settled: View;
  change: (change: (view: View) => View) => void;
  flyTo: (to: View) => void;
};

/** The view of the map in `frame`, changed by gestures, `change` and `flyTo`. `first` gives the initial view. */
export function useView(frame: RefObject<HTMLElement | null>, first: (size: Size) => View): MapView {
  const [size, setSize] = useState<Size | null>(null);
  const [view, setView] = useState<View>(() => first(assumedSize));
  const [settled, setSettled] = useState(view);
  const latest = useRef({ size, view });
  latest.current = { size, view };
  const flight = useRef(0);

  const show = useCallback((next: View) => setView(clampView(next, latest.current.size ?? assumedSize)), []);
  const change = useCallback((how: (view: View) => View) => {
    cancelAnimationFrame(flight.current);
    setView((now) => clampView(how(now), latest.current.size ?? assumedSize));
  }, []);
  const flyTo = useCallback(
    (to: View) => {
      cancelAnimationFrame(flight.current);
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(to);
      const from = latest.current.view;
      const startedAt = performance.now();
      const step = (now: number) => {
        const part = Math.min(1, Math.max(0, (now - startedAt) / flightMs));
        show(interpolateViews(from, to, 1 - (1 - part) ** 3));
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
      setView(measured ? (now) => clampView(now, next) : first(next));
      measured = true;
    });
    observer.observe(map);
    const leave = listenToGestures(map, change);
    return () => {
      observer.disconnect();
      leave();
      cancelAnimationFrame(flight.current);
    };
    // The initial view is computed once.
  }, [frame, change]);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(view), settledMs);
    return () => clearTimeout(timer);
  }, [view]);

  return { size, view, settled, change, flyTo };
}

/** The size assumed until the map is measured: the server renders with it. */
export const assumedSize: Size = { width: 800, height: 560 };
