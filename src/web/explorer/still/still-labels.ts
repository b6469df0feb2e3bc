// Where the labels of the still map are drawn.
import type { Labelled } from '../markers/group-markers.ts';
import { labelBox, labelGap, labelWidth } from '../markers/label-box.ts';

type Label = Pick<Labelled, 'x' | 'y' | 'text'>;

/** The same labels between two edges. */
export function withinEdges<Kind extends Label>(
  labels: readonly Kind[],
  left: number,
  right: number,
  pixel: number,
): Kind[] {
  return labels.map((label) => {
    const half = (labelWidth(label.text) / 2 + labelGap) * pixel;
    return { ...label, x: Math.min(Math.max(label.x, left + half), right - half) };
  });
}

/** What the label covers: left, top, right, bottom. */
export function coveredBy(label: Label): [number, number, number, number] {
  const { left, top, right, bottom } = labelBox(label, label.text, 1);
  return [left, top, right, bottom];
}
