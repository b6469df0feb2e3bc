// The still map stays until the live one is drawn. A tap on it is done then: on the price of a tour it opens that tour, elsewhere
// it presses the marker that is there.
import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';

type Spot = { x: number; y: number };
type Tap = Spot & { tour: string | undefined };

/** Pixels: what moves further is a drag. */
const steady = 8;

export function useFirstTap(frame: RefObject<HTMLElement | null>, isDrawn: boolean, openTour: (id: string) => void) {
  const pressed = useRef<Spot>(undefined);
  const tapped = useRef<Tap>(undefined);
  const spotOf = ({ clientX, clientY }: PointerEvent): Spot => {
    const { left, top } = frame.current!.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const onPointerDown = (event: PointerEvent): void => {
    const isOfMap = !isDrawn && event.isPrimary && !(event.target as Element).closest('a, button');
    pressed.current = isOfMap ? spotOf(event) : undefined;
    tapped.current = undefined;
  };
  const onPointerUp = (event: PointerEvent): void => {
    if (!pressed.current) return;
    const [{ x, y }, from] = [spotOf(event), pressed.current];
    const tour = (event.target as Element).closest<SVGElement>('[data-tour]')?.dataset.tour;
    if (Math.hypot(x - from.x, y - from.y) < steady) tapped.current = { ...from, tour };
  };
  useEffect(() => {
    if (!isDrawn || !tapped.current) return;
    const { x, y, tour } = tapped.current;
    tapped.current = undefined;
    if (tour) return openTour(tour);
    const { left, top } = frame.current!.getBoundingClientRect();
    document
      .elementFromPoint(left + x, top + y)
      ?.closest('button')
      ?.click();
  }, [frame, isDrawn, openTour]);
  return { onPointerDown, onPointerUp };
}
