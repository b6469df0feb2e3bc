// A drag or pinch that begins on the still map: what it wants is added up until the map has loaded, and done then.
import { useEffect, useRef, type RefObject } from 'react';
import type { LibreMap } from '../start-map.ts';
import type { LiveMap } from '../use-live-map.ts';

type Spot = { x: number; y: number; spread: number };

export function useFirstDrag(frame: RefObject<HTMLElement | null>, wake: LiveMap['wake'], isDrawn: boolean): void {
  const isStill = useRef(true);
  isStill.current = !isDrawn;
  useEffect(() => {
    const element = frame.current!;
    const isOfMap = ({ target }: Event) => isStill.current && !(target as Element).closest('a, button');
    const onMouse = (event: MouseEvent) => {
      if (event.button === 0 && isOfMap(event)) followMouse(event, mover(wake));
    };
    const onTouch = (event: TouchEvent) => {
      if (event.touches.length === 1 && isOfMap(event)) followFingers(event, mover(wake));
    };
    element.addEventListener('mousedown', onMouse);
    element.addEventListener('touchstart', onTouch, { passive: true });
    return () => {
      element.removeEventListener('mousedown', onMouse);
      element.removeEventListener('touchstart', onTouch);
    };
  }, [frame, wake]);
}

function followMouse(first: MouseEvent, move: Move): void {
  first.preventDefault();
  const spotOf = ({ clientX, clientY }: MouseEvent): Spot => ({ x: clientX, y: clientY, spread: 1 });
  let before = spotOf(first);
  const follow = (event: MouseEvent) => {
    const now = spotOf(event);
    move(before, now);
    before = now;
  };
  addEventListener('mousemove', follow);
  addEventListener('mouseup', () => removeEventListener('mousemove', follow), { once: true });
}

/** Their events go to the element on which they began, also once the drawing has made room for the map. */
function followFingers({ target, touches }: TouchEvent, move: Move): void {
  let fingers = touches.length;
  let before = spotOfFingers(touches);
  const follow = (event: Event) => {
    const { touches: now } = event as TouchEvent;
    const spot = spotOfFingers(now);
    // With another finger it goes on from where they are.
    if (now.length === fingers) move(before, spot);
    fingers = now.length;
    before = spot;
  };
  const end = (event: Event) => {
    if ((event as TouchEvent).touches.length > 0) return;
    target!.removeEventListener('touchmove', follow);
    for (const type of ends) target!.removeEventListener(type, end);
  };
  target!.addEventListener('touchmove', follow, { passive: true });
  for (const type of ends) target!.addEventListener(type, end);
}

const ends = ['touchend', 'touchcancel'];

/** Of the first two: between them, and how far they are apart. */
function spotOfFingers([a, b = a]: TouchList): Spot {
  const [x, y] = [b!.clientX - a!.clientX, b!.clientY - a!.clientY];
  return { x: a!.clientX + x / 2, y: a!.clientY + y / 2, spread: Math.hypot(x, y) || 1 };
}

type Move = (from: Spot, to: Spot) => void;

function mover(wake: LiveMap['wake']): Move {
  let map: LibreMap | undefined;
  let [x, y, zoom] = [0, 0, 0];
  const moveMap = () => {
    if (!map || (x === 0 && y === 0 && zoom === 0)) return;
    if (zoom !== 0) map.jumpTo({ zoom: map.getZoom() + zoom });
    map.panBy([x, y], { duration: 0 });
    [x, y, zoom] = [0, 0, 0];
  };
  wake((started) => {
    map = started;
    moveMap();
  });
  return (from, to) => {
    [x, y, zoom] = [x + from.x - to.x, y + from.y - to.y, zoom + Math.log2(to.spread / from.spread)];
    moveMap();
  };
}
