// The days that are chosen in the month: by the mouse from one to another, or by Shift with the keys that go from day to day.
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** In the order in which they were chosen: from the first to where it goes on. */
type Reach = { start: string; end: string };

export type ChosenDays = {
  span: { from: string; to: string } | null;
  /** The mouse is still down: nothing may appear above the days, which would move another one under it. */
  isBeingDragged: boolean;
  has: (date: string) => boolean;
  /** From the day that had the focus to another one. */
  extend: (focused: string, date: string) => void;
  clear: () => void;
  /** Of the cell of a day. */
  pointer: (date: string) => {
    onPointerDown: (event: PointerEvent) => void;
    onPointerEnter: () => void;
    onClickCapture: (event: MouseEvent) => void;
  };
};

export function useChosenDays(): ChosenDays {
  const [reach, setReach] = useState<Reach | null>(null);
  const [isBeingDragged, setBeingDragged] = useState(false);
  const pressed = useRef<string | null>(null);
  const isDragged = useRef(false);
  useEffect(() => {
    const release = () => {
      pressed.current = null;
      setBeingDragged(false);
    };
    addEventListener('pointerup', release);
    return () => removeEventListener('pointerup', release);
  }, []);
  const span = reach && reach.start !== reach.end ? inOrder(reach) : null;
  return {
    span,
    isBeingDragged,
    has: (date) => span !== null && span.from <= date && date <= span.to,
    extend: (focused, date) => setReach((now) => ({ start: now?.end === focused ? now.start : focused, end: date })),
    clear: () => setReach(null),
    pointer: (date) => ({
      // A finger scrolls.
      onPointerDown({ button, pointerType }) {
        pressed.current = button === 0 && pointerType === 'mouse' ? date : null;
        isDragged.current = false;
      },
      onPointerEnter() {
        if (pressed.current === null || (pressed.current === date && !isDragged.current)) return;
        isDragged.current = true;
        setBeingDragged(true);
        setReach({ start: pressed.current, end: date });
      },
      // The day where the mouse is released is not opened.
      onClickCapture(event) {
        if (isDragged.current) event.preventDefault();
        else setReach(null);
        isDragged.current = false;
      },
    }),
  };
}

const inOrder = ({ start, end }: Reach) => (start < end ? { from: start, to: end } : { from: end, to: start });
