import type { TourSchedule } from '#kernel/tour-documents/tour-document.ts';
import { periodsOf } from '#kernel/tour-documents/opening-hours.ts';
import { ParsedField, type ParsedFieldProps, timesOf } from '../parsed-field.tsx';

type Hours = Pick<TourSchedule, 'startTimes' | 'endTimes'>;

/** '9:00–13:00, 16–20' are two periods; what is none is left out. */
export function periodsIn(typed: string): Hours {
  const periods = typed.split(/[,;\n]+/).flatMap((part) => {
    const [from, to, ...more] = part.split(/\s*(?:–|—|-|\s(?:to|a|à)\s)\s*/).map((time) => timesOf(time.trim())[0]);
    return from && to && more.length === 0 ? [{ from, to }] : [];
  });
  periods.sort((a, b) => (a.from < b.from ? -1 : 1));
  return { startTimes: periods.map(({ from }) => from), endTimes: periods.map(({ to }) => to) };
}

const format = (hours: Hours): string =>
  periodsOf(hours)
    .map(({ from, to }) => `${from}–${to}`)
    .join(', ');

/** Opening hours as one line of text. */
export const PeriodsField = (props: ParsedFieldProps<Hours>) => (
  <ParsedField {...props} format={format} parse={periodsIn} />
);
