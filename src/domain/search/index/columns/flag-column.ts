// Yes or no: free cancellation.
import { type Bitmap, countIntersection, hasBit, newBitmap, setBit } from '../structures/bitmap.ts';
import { type ColumnKind, isCounted } from './column-kind.ts';

export const flagKind: ColumnKind<Bitmap, boolean, true, { count: number }, number> = {
  create: () => newBitmap(),
  set: setBit,
  match: (column) => ({ sets: [column] }),
  newTally: () => ({ count: 0 }),
  countList(column, tally, list) {
    for (let at = 0; at < list.length; at++) if (hasBit(column, list.slots[at]!) && isCounted(list, at)) tally.count++;
  },
  countSet(column, tally, set) {
    tally.count = countIntersection(set, column);
  },
  counts: (_column, tally) => tally.count,
};
