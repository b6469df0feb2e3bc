import { useState, type KeyboardEvent } from 'react';
import { useIsHydrated } from '#web/runtime/boot/use-is-hydrated.ts';

/** A row of links or buttons that is one stop for the Tab key, with arrow keys inside (toolbar of WAI-ARIA). Where no scripts run each of
 *  them is a stop. `label`: unless a landmark around it has one. */
export function useToolbar(count: number, label?: string) {
  const isHydrated = useIsHydrated();
  const [current, setCurrent] = useState(0);
  if (!isHydrated) return { bar: undefined, stop: () => undefined };
  // The last ones may go while one of them is current, and Tab has to find another.
  const reached = Math.min(current, count - 1);
  return {
    bar: { role: 'toolbar', 'aria-label': label, onKeyDown },
    stop: (index: number) => ({ tabIndex: index === reached ? 0 : -1, onFocus: () => setCurrent(index) }),
  };
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const next = indexAfterKey(event, stops.indexOf(event.target as HTMLElement), stops.length);
  if (next === undefined) return;
  event.preventDefault();
  stops[next]!.focus();
}

/** Where arrows, Home and End lead in a row, which goes round; undefined for other keys. */
export function indexAfterKey(event: KeyboardEvent, from: number, count: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: -1 }[event.key];
  return to === undefined ? undefined : (to + count) % count;
}
