import { useLayoutEffect, useState, type RefObject } from 'react';

/** Distances from the edges of the window: the header sticks to its top. */
type Place = { top: number; right: number; below: number };

/** The links and buttons of the header have room of their own beside their words. */
const space = 2;

/** In one line, in two, or as its sign alone: the widest that has room. */
const forms = ['line', 'narrow', 'sign'];

/** Where `note` fits into the row of the header: the last gap between its links and buttons that is wide enough. null: none is, and below
 *  the row it would cover the page. Again when they change. */
export function usePlaceInHeader(note: RefObject<HTMLElement | null>, isHidden: boolean): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const header = document.querySelector('header')!;
    const measure = () => note.current && setPlace(placeIn(header, note.current.querySelector('button')!));
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

function placeIn(header: HTMLElement, mark: HTMLElement): Place | null {
  const below = Math.round(header.getBoundingClientRect().height);
  const row = [...header.querySelectorAll(':scope > div :is(a, button)')]
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.bottom <= below)
    .toSorted((a, b) => a.left - b.left);
  for (const form of forms) {
    mark.dataset.form = form;
    const { width, height } = mark.getBoundingClientRect();
    const next = row.findLast((box, index) => index > 0 && box.left - row[index - 1]!.right >= width + 2 * space);
    if (!next) continue;
    const right = document.documentElement.clientWidth - Math.round(next.left - space);
    return { top: Math.round((below - height) / 2), right, below };
  }
  return null;
}
