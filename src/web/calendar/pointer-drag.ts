// Dragging with a mouse or a pen at once, and with a finger after it was held: a finger that moves before scrolls the page.
import { useCallback, useEffect, useRef } from 'react';
import { edgePx, pullAt, scrollWhilePulled } from './edge-scroll.ts';

export type Point = { x: number; y: number };

export type DragHandlers = {
  /** Returns whether a drag begins with what is there; called once where a finger is held, for others wherever they move. */
  begin: (from: Point, to: Point, isHeld: boolean) => boolean;
  /** Also when the page is scrolled below the pointer; `from`: where what was pressed is by now. */
  move: (to: Point, from: Point) => void;
  end: () => void;
  /** Whether the page scrolls past the end of the element: what counts is how far one has dragged, not to what. */
  isEndless?: boolean;
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
      drag = event.isPrimary && event.button === 0 ? followPointer(event, element, handlers) : null;
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
function followPointer(pressed: PointerEvent, element: HTMLElement, handlers: () => DragHandlers): Drag {
  const from = pointOf(pressed);
  const isFinger = pressed.pointerType === 'touch';
  const whilePressed = new AbortController();
  const { signal } = whilePressed;
  let isBegun = false;
  let at = from;
  const begin = () => {
    isBegun = handlers().begin(from, at, isFinger);
    const pull = () => (handlers().isEndless || reachesBeyond(element, at.y - from.y) ? pullOf(at, from) : 0);
    if (isBegun) scrollWhilePulled(pull, signal);
  };
  const timer = isFinger ? setTimeout(begin, holdMs) : undefined;
  const stop = (how: 'end' | 'cancel') => {
    if (signal.aborted) return;
    clearTimeout(timer);
    whilePressed.abort();
    if (isBegun) handlers()[how]();
  };
  const scrolledBefore = scrollY;
  const move = () => {
    if (isBegun) handlers().move(inWindow(at), { ...from, y: from.y - (scrollY - scrolledBefore) });
  };
  const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: (event: PointerEvent) => void) =>
    addEventListener(type, (event) => event.pointerId === pressed.pointerId && act(event), { signal });
  listen('pointermove', (event) => {
    const to = pointOf(event);
    const hasLeft = Math.hypot(to.x - from.x, to.y - from.y) > stillPx;
    if (!isBegun && hasLeft && isFinger) return stop('cancel');
    at = to;
    if (!isBegun && hasLeft) begin();
    move();
  });
  addEventListener('scroll', move, { signal });
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

/** Only towards the edge, which is where something may have been pressed. */
function pullOf(at: Point, from: Point): number {
  const pull = pullAt(at.y, innerHeight);
  return (at.y - from.y) * Math.sign(pull) > stillPx ? pull : 0;
}

/** Whether there is more of an element below the window, or above it. */
function reachesBeyond(element: HTMLElement, direction: number): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return direction > 0 ? bottom > innerHeight - edgePx : top < edgePx;
}

/** A mouse that leaves the window, or is over the bar of the page, points at what is nearest to it. */
const inWindow = ({ x, y }: Point): Point => ({ x, y: Math.max(edgePx, Math.min(innerHeight - 1, y)) });

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });

/** The closest element at a point that has this attribute. */
export const elementAt = ({ x, y }: Point, attribute: string): Element | null =>
  document.elementFromPoint(x, y)?.closest(`[${attribute}]`) ?? null;
