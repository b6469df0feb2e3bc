import type { TourSchedule } from './tour-document.ts';

export type Period = { from: string; to: string };

/** The opening periods of a day, in their order. */
export const periodsOf = ({ startTimes, endTimes }: Pick<TourSchedule, 'startTimes' | 'endTimes'>): Period[] =>
  endTimes.map((to, at) => ({ from: startTimes[at] ?? '', to })).sort((a, b) => (a.from < b.from ? -1 : 1));

/** Whether two periods of a day have a minute in common; one that closes after midnight has to be the last. */
export function overlaps(schedule: Pick<TourSchedule, 'startTimes' | 'endTimes'>): boolean {
  const periods = periodsOf(schedule);
  return periods.some(({ from, to }, at) => {
    const next = periods[at + 1];
    return next !== undefined && (to <= from || next.from < to);
  });
}
