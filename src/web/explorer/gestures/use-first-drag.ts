// A drag or pinch that begins on the still map: what it wants is added up until the map has loaded, and done then.
import { useEffect, useRef, type RefObject } from 'react';
import type { LibreMap } from '../start-map.ts';
import type { LiveMap } from '../use-live-map.ts';

type Spot = { x: number; y: number; spread: number };

export function useFirstDrag(frame: RefObject<HTMLElement | null>, { map, wake }: LiveMap): void {
  const isStill = useRef(true);
  isStill.current = map === null;
  useEffect(() => {
    const element = frame.current!;
    const isOfMap = ({ target }: Event) => isStill.current && !(target as Element).closest('a, button');
    const onMouse = (event: MouseEvent) => {
      if (event.button === 0 && isOfMap(event)) followMouse(event, mover(wake));
    };
    // One finger scrolls the page.
    const onTouch = (event: TouchEvent) => {
      if (event.touches.length === 2 && isOfMap(event)) followFingers(event, mover(wake));
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
  let before = spotBetween(touches);
  const follow = (event: Event) => {
    const { touches: now } = event as TouchEvent;
    if (now.length !== 2) return;
    event.preventDefault();
    const spot = spotBetween(now);
    move(before, spot);
    before = spot;
  };
  const end = () => target!.removeEventListener('touchmove', follow);
  target!.addEventListener('touchmove', follow, { passive: false });
  for (const type of ['touchend', 'touchcancel']) target!.addEventListener(type, end, { once: true });
}

function spotBetween([a, b]: TouchList): Spot {
  const [x, y] = [b!.clientX - a!.clientX, b!.clientY - a!.clientY];
  return { x: a!.clientX + x / 2, y: a!.clientY + y / 2, spread: Math.hypot(x, y) };
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
