// The choices on the booking page. The query can preselect a departure.
import { isCalendarDate } from '#kernel/dates.ts';
import { adultsMax } from '#kernel/party.ts';
import { wholeNumber } from '#web/runtime/router/load.ts';

export type Choice = { date: string; persons: number };

export function readChoice(query: URLSearchParams): Choice {
  const date = query.get('date') ?? '';
  return {
    date: isCalendarDate(date) ? date : '',
    persons: wholeNumber(query.get('persons') ?? query.get('adults'), { min: 1, max: adultsMax, fallback: 1 }),
  };
}
