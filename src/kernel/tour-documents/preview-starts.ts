import { addDays, isoWeekday } from '#kernel/dates.ts';
import type { TourSchedule } from './tour-document.ts';

/** The starts that schedules make in so many days, 'YYYY-MM-DDTHH:MM' in their order; a start of two schedules is one. */
export function previewStarts(schedules: readonly TourSchedule[], fromDay: string, days: number): string[] {
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
