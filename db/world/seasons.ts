// Start times that change with the season. A schedule has one season with a first and a last day, so each year of an option
// has schedules of its own; the last one has no end.
import { addDays } from '#kernel/dates.ts';
import type { WorldOption } from './world.ts';

/** The start times on a local day. */
export function startTimesOn({ startTimes, seasons = [] }: WorldOption, day: string): readonly string[] {
  return seasons.findLast(({ from }) => from <= day.slice(5))?.startTimes ?? startTimes;
}

type ScheduleSeason = { startTimes: string[]; seasonStartsOn: string | null; seasonEndsOn: string | null };

/** The seasons of an option, from the one in which this year began to the last one that begins next year. */
export function seasonsOf(option: WorldOption, now: Date): ScheduleSeason[] {
  const { seasons } = option;
  if (!seasons) return [{ startTimes: [...option.startTimes], seasonStartsOn: null, seasonEndsOn: null }];
  const year = now.getUTCFullYear();
  const firstDays = [year - 1, year, year + 1]
    .flatMap((one) => seasons.map(({ from }) => `${one}-${from}`))
    .slice(seasons.length - 1);
  return firstDays.map((day, index) => {
    const next = firstDays[index + 1];
    return { startTimes: [...startTimesOn(option, day)], seasonStartsOn: day, seasonEndsOn: next ? addDays(next, -1) : null };
  });
}
