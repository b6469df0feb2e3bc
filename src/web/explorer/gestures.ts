// Touch, mouse and wheel on the map. Keys are in map-keys.ts.
import type { Point } from '#kernel/maps/mercator.ts';
import { panView, type View, zoomView } from './view.ts';

export type Move = (change: (view: View) => View) => void;

// A shorter movement is a click.
const dragPixels = 4;
// A notch of a mouse's wheel is about 100 pixels, a third of a zoom.
const zoomPerPixel = 1 / 300;
const linePixels = 33;

/** Listens on the element until the returned function is called. */
export function listenToGestures(map: HTMLElement, move: Move): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const fingers = new Map<number, Point>();
  let dragged = 0;

  map.addEventListener('pointerdown', onPointerDown, { signal });
  map.addEventListener('pointermove', onPointerMove, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const)
    map.addEventListener(end, ({ pointerId }) => void fingers.delete(pointerId), { signal });
  map.addEventListener('wheel', onWheel, { signal, passive: false });
  // The end of a drag is no click on the marker below it.
  map.addEventListener('click', refuse, { signal, capture: true });

  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (fingers.size === 0) dragged = 0;
    fingers.set(event.pointerId, pointOf(event));
  }

  function onPointerMove(event: PointerEvent): void {
    const before = [...fingers.values()];
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const now = pointOf(event);
    dragged += Math.hypot(now.x - last.x, now.y - last.y);
    if (dragged <= dragPixels && fingers.size === 1) return;
    // Captured only after the drag has begun: a captured pointer sends its click to the map and not to a marker.
    if (!map.hasPointerCapture(event.pointerId)) map.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, now);
    const [from, to] = [gripOf(before), gripOf([...fingers.values()])];
    const by = from.spread > 0 && to.spread > 0 ? Math.log2(to.spread / from.spread) : 0;
    const at = fromMiddle(map, to.middle);
    move((view) => zoomView(panView(view, to.middle.x - from.middle.x, to.middle.y - from.middle.y), by, at));
  }

  function onWheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * linePixels : event.deltaY;
    // A pinch on a touchpad arrives as wheel events with ctrlKey, in small steps.
    const by = -pixels * zoomPerPixel * (event.ctrlKey ? 4 : 1);
    const at = fromMiddle(map, pointOf(event));
    move((view) => zoomView(view, by, at));
  }

  function refuse(event: MouseEvent): void {
    // A click by keyboard has detail 0.
    if (dragged <= dragPixels || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return () => ending.abort();
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** The middle of one or two fingers, and their distance. */
function gripOf([one, other]: readonly Point[]): { middle: Point; spread: number } {
  if (!other) return { middle: one!, spread: 0 };
  return {
    middle: { x: (one!.x + other.x) / 2, y: (one!.y + other.y) / 2 },
    spread: Math.hypot(one!.x - other.x, one!.y - other.y),
  };
}

function fromMiddle(map: HTMLElement, { x, y }: Point): Point {
  const { left, top, width, height } = map.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
}
