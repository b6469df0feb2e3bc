export type BusyTime = { from: Date; to: Date };

/** When one of two lists says busy and the other does not, from `since` on. In each list times are in order and do not overlap, so that
 *  from each border to the next of both lists together they differ, then agree, then differ again. */
export function changedTimes(before: readonly BusyTime[], after: readonly BusyTime[], since: Date): BusyTime[] {
  const borders = [...before, ...after].flatMap(({ from, to }) => [from.getTime(), to.getTime()]).sort((a, b) => a - b);
  const changed: BusyTime[] = [];
  for (let at = 0; at < borders.length; at += 2) {
    const [from, to] = [Math.max(borders[at]!, since.getTime()), borders[at + 1]!];
    if (from < to) changed.push({ from: new Date(from), to: new Date(to) });
  }
  return changed;
}
