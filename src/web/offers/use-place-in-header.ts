import { useLayoutEffect, useState, type RefObject } from 'react';

/** Distances from the edges of the window: the header sticks to its top. */
type Place = { top: number; right: number; below: number };

/** The links and buttons of the header have room of their own beside their words. */
const space = 2;
const margin = 8;

/** Where `note` fits into the row of the header: the last gap between its links and buttons that is wide enough, else below it at
 *  the end. Again when they change. */
export function usePlaceInHeader(note: RefObject<HTMLElement | null>, isHidden: boolean): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const header = document.querySelector('header')!;
    const measure = () => note.current && setPlace(placeIn(header, note.current.firstElementChild!));
    const resized = new ResizeObserver(measure);
    for (const element of [header, ...header.querySelectorAll('a, button')]) resized.observe(element);
    const changed = new MutationObserver(measure);
    changed.observe(header, { childList: true, subtree: true });
    measure();
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [note, isHidden]);
  return isHidden ? null : place;
}

function placeIn(header: HTMLElement, mark: Element): Place {
  const below = Math.round(header.getBoundingClientRect().height);
  const row = [...header.querySelectorAll(':scope > div :is(a, button)')]
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.bottom <= below)
    .toSorted((a, b) => a.left - b.left);
  const gapFor = (width: number) =>
    row.findLast((box, index) => index > 0 && box.left - row[index - 1]!.right >= width + 2 * space);
  // In one line, else in two.
  mark.removeAttribute('data-narrow');
  mark.toggleAttribute('data-narrow', !gapFor(mark.getBoundingClientRect().width));
  const { width, height } = mark.getBoundingClientRect();
  const next = gapFor(width);
  if (!next) return { top: below + margin, right: margin, below };
  const right = document.documentElement.clientWidth - Math.round(next.left - space);
  return { top: Math.round((below - height) / 2), right, below };
}
