// The address of the page says which days it is of, and which tour.
import { type PerformancePeriod, performancePeriods } from '#kernel/choices/performance.ts';
import { isCalendarDate } from '#kernel/dates.ts';

export const periods = Object.keys(performancePeriods) as PerformancePeriod[];

/** What is requested from the server; without `from` and `to`, the period counts. */
export type PerformanceQuery = { period: PerformancePeriod; from?: string; to?: string; tour?: string };

export function readQuery(search: URLSearchParams): PerformanceQuery {
  const period = periods.find((one) => one === search.get('period')) ?? '30d';
  const [from, to, tour] = ['from', 'to', 'tour'].map((name) => search.get(name) ?? '');
  return {
    period,
    ...(isCalendarDate(from!) && { from: from! }),
    ...(isCalendarDate(to!) && { to: to! }),
    ...(/^[0-9a-f-]{36}$/.test(tour!) && { tour: tour! }),
  };
}

export const isOwnDays = ({ from, to }: PerformanceQuery): boolean => from !== undefined || to !== undefined;

/** As parameters, for the address and for the calls. */
export function parametersOf(query: PerformanceQuery): Record<string, string> {
  const { period, from, to, tour } = query;
  return {
    ...(isOwnDays(query) ? { ...(from && { from }), ...(to && { to }) } : { period }),
    ...(tour && { tour }),
  };
}

export const hrefOf = (query: PerformanceQuery, page = 1): string =>
  `/supplier/performance?${new URLSearchParams({ ...parametersOf(query), ...(page > 1 && { page: String(page) }) })}`;
