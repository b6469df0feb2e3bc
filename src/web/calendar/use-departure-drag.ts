// A departure that is dragged: in a week on to another day, in a day up or down to another time. Dropping it writes nothing: it asks
// whom the move would affect.
import { useRef, useState } from 'react';
import type { CalendarDeparture } from '#contract/suppliers/calendar.ts';
import type { View } from './calendar-address.ts';
import { draggedBy, onDay } from './moved-start.ts';
import { elementAt, type Point, usePointerDrag } from './pointer-drag.ts';

/** `to`: its start if it were dropped now. */
export type DraggedDeparture = { departure: CalendarDeparture; to: string; at: Point };

/** What is to be moved; `to`: the start that it was dragged to. */
export type Move = { departure: CalendarDeparture; to?: string };

type Departures = readonly CalendarDeparture[];
type Options = {
  view: View;
  today: string;
  onDrop: (dragged: DraggedDeparture) => void;
  onCancel: () => void;
};

export const mayMove = ({ startsAtLocal, state }: CalendarDeparture, today: string): boolean =>
  startsAtLocal.slice(0, 10) >= today && state !== 'cancelled';

/** `list`: the ref of what departures are dragged in. They have `data-departure`, and what they are dropped on has `data-day`. */
export function useDepartureDrag(departures: Departures, { view, today, onDrop, onCancel }: Options) {
  const [dragged, setDragged] = useState<DraggedDeparture | null>(null);
  // What is drawn is a render behind the pointer: what is dropped as soon as it reaches a day would be dropped where it was before.
  const latest = useRef(dragged);
  const drag = (now: DraggedDeparture | null) => {
    latest.current = now;
    setDragged(now);
  };
  const found = (point: Point) => {
    const id = elementAt(point, 'data-departure')?.getAttribute('data-departure');
    return departures.find((departure) => departure.id === id && mayMove(departure, today));
  };
  const startAt = ({ startsAtLocal }: CalendarDeparture, to: Point, from: Point): string => {
    if (view === 'day') return draggedBy(startsAtLocal, to.y - from.y);
    const day = elementAt(to, 'data-day')?.getAttribute('data-day');
    return day && day >= today ? onDay(startsAtLocal, day) : startsAtLocal;
  };
  const list = usePointerDrag({
    isEndless: view === 'day',
    begin(from) {
      const departure = document.elementFromPoint(from.x, from.y)?.closest('button') ? null : found(from);
      if (departure) drag({ departure, to: departure.startsAtLocal, at: from });
      return Boolean(departure);
    },
    move(to, from) {
      const now = latest.current;
      if (now) drag({ ...now, to: startAt(now.departure, to, from), at: to });
    },
    end() {
      const dropped = latest.current;
      drag(null);
      if (dropped && dropped.to !== dropped.departure.startsAtLocal) onDrop(dropped);
      else onCancel();
    },
    cancel() {
      drag(null);
      onCancel();
    },
  });
  return { dragged, list };
}
