import { addDays, isoWeekday } from '#kernel/dates.ts';
import type { TourSchedule } from './tour-document.ts';

/** `isLater`: nothing starts in the next days, and these are of the first days of the season that follows. */
type Preview = { starts: string[]; isLater: boolean };

/** What schedules make in so many days, or, where that is nothing, at the beginning of the next season. */
export function previewStarts(schedules: readonly TourSchedule[], today: string, days: number): Preview {
  const seasons = schedules.flatMap(({ firstDay }) => (firstDay !== null && firstDay > today ? [firstDay] : []));
  for (const day of [today, ...seasons.sort()]) {
    const starts = startsFrom(schedules, day, days);
    if (starts.length > 0) return { starts, isLater: day > today };
  }
  return { starts: [], isLater: false };
}

/** 'YYYY-MM-DDTHH:MM' in their order; a start of two schedules is one. */
function startsFrom(schedules: readonly TourSchedule[], fromDay: string, days: number): string[] {
  const starts = new Set<string>();
  for (let ahead = 0; ahead < days; ahead++) {
    const day = addDays(fromDay, ahead);
    for (const { weekdays, startTimes, firstDay, lastDay } of schedules) {
      const runs = weekdays.includes(isoWeekday(day)) && (firstDay ?? day) <= day && day <= (lastDay ?? day);
      if (runs) for (const time of startTimes) starts.add(`${day}T${time}`);
    }
  }
  return [...starts].sort();
}
