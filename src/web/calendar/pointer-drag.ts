// Dragging with a mouse or a pen at once, and with a finger after it was held: a finger that moves before scrolls the page.
import { useCallback, useEffect, useRef } from 'react';

export type Point = { x: number; y: number };

export type DragHandlers = {
  /** Returns whether a drag begins with what is there; asked once where a finger is held, of others wherever they move. */
  begin: (from: Point, to: Point, isHeld: boolean) => boolean;
  move: (to: Point, from: Point) => void;
  end: () => void;
  /** By Escape, or because the browser took the pointer. */
  cancel: () => void;
};

const holdMs = 400;
/** A finger that is held is not quite still, nor is a mouse that clicks. */
const stillPx = 8;

/** The ref of the element in which drags begin. */
export function usePointerDrag(handlers: DragHandlers): (element: HTMLElement | null) => (() => void) | undefined {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  return useCallback((element) => (element ? followDrags(element, () => latest.current) : undefined), []);
}

/** Returns how to end it. */
function followDrags(element: HTMLElement, handlers: () => DragHandlers): () => void {
  const mounted = new AbortController();
  const { signal } = mounted;
  /** The last one, until another begins. */
  let drag: Drag | null = null;
  element.addEventListener(
    'pointerdown',
    (event) => {
      drag?.cancel();
      drag = event.isPrimary && event.button === 0 ? followPointer(event, handlers) : null;
    },
    { signal },
  );
  // It has to be there before the finger: the browser decides then whether scrolling can be prevented.
  const keepStill = (event: Event) => drag?.isBegun() && event.preventDefault();
  element.addEventListener('touchmove', keepStill, { signal, passive: false });
  // The browser would drag a link, or show its menu when a finger is held on it.
  const keepQuiet = (event: Event) => drag?.isPressed() && event.preventDefault();
  for (const type of ['dragstart', 'selectstart', 'contextmenu']) element.addEventListener(type, keepQuiet, { signal });
  // What is under the pointer when it is released is not opened; a click by a key has no detail.
  const swallow = (event: MouseEvent) => {
    if (event.detail === 0 || !drag?.isBegun()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('click', swallow, { signal, capture: true });
  return () => {
    drag?.cancel();
    mounted.abort();
  };
}

type Drag = { isBegun: () => boolean; isPressed: () => boolean; cancel: () => void };

/** Follows one pointer from where it is pressed until it is released. */
function followPointer(pressed: PointerEvent, handlers: () => DragHandlers): Drag {
  const from = pointOf(pressed);
  const isFinger = pressed.pointerType === 'touch';
  const whilePressed = new AbortController();
  const { signal } = whilePressed;
  let isBegun = false;
  const begin = (to: Point) => {
    isBegun = handlers().begin(from, to, isFinger);
  };
  const timer = isFinger ? setTimeout(() => begin(from), holdMs) : undefined;
  const stop = (how: 'end' | 'cancel') => {
    if (signal.aborted) return;
    clearTimeout(timer);
    whilePressed.abort();
    if (isBegun) handlers()[how]();
  };
  const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: (event: PointerEvent) => void) =>
    addEventListener(type, (event) => event.pointerId === pressed.pointerId && act(event), { signal });
  listen('pointermove', (event) => {
    const to = pointOf(event);
    if (!isBegun && Math.hypot(to.x - from.x, to.y - from.y) > stillPx) {
      if (isFinger) return stop('cancel');
      begin(to);
    }
    if (isBegun) handlers().move(to, from);
  });
  listen('pointerup', () => stop('end'));
  listen('pointercancel', () => stop('cancel'));
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isBegun) return;
    event.preventDefault();
    event.stopPropagation();
    stop('cancel');
  };
  addEventListener('keydown', escape, { signal, capture: true });
  return { isBegun: () => isBegun, isPressed: () => !signal.aborted, cancel: () => stop('cancel') };
}

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });

/** The closest element at a point that has this attribute. */
export const elementAt = ({ x, y }: Point, attribute: string): Element | null =>
  document.elementFromPoint(x, y)?.closest(`[${attribute}]`) ?? null;
