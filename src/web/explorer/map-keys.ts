import { panned, type View, zoomed } from './view.ts';

const stepPixels = 90;

const keys: Record<string, (view: View) => View> = {
  ArrowLeft: (view) => panned(view, stepPixels, 0),
  ArrowRight: (view) => panned(view, -stepPixels, 0),
  ArrowUp: (view) => panned(view, 0, stepPixels),
  ArrowDown: (view) => panned(view, 0, -stepPixels),
  '+': (view) => zoomed(view, 1),
  '=': (view) => zoomed(view, 1),
  '-': (view) => zoomed(view, -1),
};

/** What a key does to the view; undefined for keys that are none of the map's. */
export const changeOfKey = (key: string): ((view: View) => View) | undefined =>
  Object.hasOwn(keys, key) ? keys[key] : undefined;
