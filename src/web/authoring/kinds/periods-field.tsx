import type { TourSchedule } from '#kernel/tour-documents/tour-document.ts';
import { periodsOf } from '#kernel/tour-documents/opening-hours.ts';
import { ParsedField, type ParsedFieldProps } from '../parsed-field.tsx';
import { parsePeriods } from '../typed/parse-times.ts';

type Hours = Pick<TourSchedule, 'startTimes' | 'endTimes'>;

function parse(typed: string): Hours | undefined {
  const periods = parsePeriods(typed);
  return periods && { startTimes: periods.map(({ from }) => from), endTimes: periods.map(({ to }) => to) };
}

const format = (hours: Hours): string =>
  periodsOf(hours)
    .map(({ from, to }) => `${from}–${to}`)
    .join(', ');

/** Opening hours as one line of text. */
export const PeriodsField = (props: ParsedFieldProps<Hours>) => (
  <ParsedField {...props} unreadable="periods" format={format} parse={parse} />
);
