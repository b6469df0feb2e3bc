// Fingers, mouse and wheel on the map. Keys are in map-keys.ts.
import type { Point } from './mercator.ts';
import { panned, type View, zoomed } from './view.ts';

export type Move = (change: (view: View) => View) => void;

// Less is a click on what lies there.
const dragPixels = 4;
// A notch of a mouse's wheel is about 100 pixels, a third of a zoom.
const zoomPerPixel = 1 / 300;
const linePixels = 33;

/** Follows the element until the function it returns is called. */
export function followGestures(map: HTMLElement, move: Move): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const fingers = new Map<number, Point>();
  let dragged = 0;

  map.addEventListener('pointerdown', begin, { signal });
  map.addEventListener('pointermove', follow, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const)
    map.addEventListener(end, ({ pointerId }) => void fingers.delete(pointerId), { signal });
  map.addEventListener('wheel', turn, { signal, passive: false });
  // The end of a drag is no click on the pin it ends on.
  map.addEventListener('click', refuse, { signal, capture: true });

  function begin(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (fingers.size === 0) dragged = 0;
    fingers.set(event.pointerId, pointOf(event));
  }

  function follow(event: PointerEvent): void {
    const before = [...fingers.values()];
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const now = pointOf(event);
    dragged += Math.hypot(now.x - last.x, now.y - last.y);
    if (dragged <= dragPixels && fingers.size === 1) return;
    // Held on to only now: a captured pointer clicks on nothing but the map.
    if (!map.hasPointerCapture(event.pointerId)) map.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, now);
    const [from, to] = [gripOf(before), gripOf([...fingers.values()])];
    const by = from.spread > 0 && to.spread > 0 ? Math.log2(to.spread / from.spread) : 0;
    const at = fromMiddle(map, to.middle);
    move((view) => zoomed(panned(view, to.middle.x - from.middle.x, to.middle.y - from.middle.y), by, at));
  }

  function turn(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * linePixels : event.deltaY;
    // Two fingers on a touchpad come as a wheel with the control key, in small steps.
    const by = -pixels * zoomPerPixel * (event.ctrlKey ? 4 : 1);
    const at = fromMiddle(map, pointOf(event));
    move((view) => zoomed(view, by, at));
  }

  function refuse(event: MouseEvent): void {
    // A key's click has no detail.
    if (dragged <= dragPixels || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return () => ending.abort();
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** Where one or two fingers hold the map, and how far apart they are. */
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
