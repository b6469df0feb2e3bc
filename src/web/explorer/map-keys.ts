import { panView, type View, zoomView } from './view.ts';

const stepPixels = 90;

const keys: Record<string, (view: View) => View> = {
  ArrowLeft: (view) => panView(view, stepPixels, 0),
  ArrowRight: (view) => panView(view, -stepPixels, 0),
  ArrowUp: (view) => panView(view, 0, stepPixels),
  ArrowDown: (view) => panView(view, 0, -stepPixels),
  '+': (view) => zoomView(view, 1),
  '=': (view) => zoomView(view, 1),
  '-': (view) => zoomView(view, -1),
};

/** The change of the view by a key; undefined if the map does not handle the key. */
export const viewChangeOfKey = (key: string): ((view: View) => View) | undefined =>
  Object.hasOwn(keys, key) ? keys[key] : undefined;
