// The days of a tour with price and places for a party.
import { useEffect, useState } from 'react';
import type { AvailabilityView } from '#contract/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import type { Party } from '#kernel/party.ts';
import { call } from '#web/runtime/api/api.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';

export type Day = NonNullable<AvailabilityView['days']>[number];

type DaysQuery = Party & { tourId: string; from: string; to: string; units?: string | undefined; asOf?: string };

type DaysAnswer = {
  days: readonly Day[] | null;
  /** The day of the exchange rate, where prices are converted. */
  ratesOf?: string | undefined;
  /** The nearest day with a start, where there is none on these. */
  nearestDate?: string | undefined;
  hasFailed: boolean;
  key: string;
};

type Texts = Pick<ReturnType<typeof usePageContext>, 'currency' | 'language'>;

function requestOf({ tourId: id, asOf, ...of }: DaysQuery, { currency, language }: Texts) {
  const query = { ...of, currency: currency(), lang: language };
  return {
    key: [id, asOf, ...Object.values(query)].join(),
    load: () => call(paths.getAvailability, { params: { id }, query }),
  };
}

const ahead = new Map<string, Promise<AvailabilityView>>();
const aheadMs = 10_000;

/** For `useDays` with the same query, if that follows soon. */
export function loadDaysAhead(query: DaysQuery, texts: Texts): void {
  const { key, load } = requestOf(query, texts);
  if (ahead.has(key)) return;
  const forget = () => void ahead.delete(key);
  const response = load();
  ahead.set(key, response);
  response.catch(forget);
  setTimeout(forget, aheadMs);
}

/** The days of the last response until the next one has arrived; null before the first one, and without a query. */
export function useDays(query: DaysQuery | null) {
  const context = usePageContext();
  const [answer, setAnswer] = useState<DaysAnswer>({ days: null, hasFailed: false, key: '' });
  const request = query && requestOf(query, context);
  const key = request?.key;
  useEffect(() => {
    if (!request) return;
    let shown = true;
    (ahead.get(request.key) ?? request.load()).then(
      ({ days = [], ratesOf, nearestDate }) =>
        shown && setAnswer({ days, ratesOf, nearestDate, hasFailed: false, key: request.key }),
      () => shown && setAnswer((before) => ({ ...before, hasFailed: true, key: request.key })),
    );
    return () => {
      shown = false;
    };
    // `key` has all of them.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return { ...answer, days: query && answer.days, isLoading: request !== null && answer.key !== key };
}

export const isBookable = ({ state }: Day): boolean => state === 'available' || state === 'few_left';

/** Others have taken the places, or too many of them: it can be waited for. */
export const isFull = <T extends Pick<Day, 'reason'>>(day: T): day is T & { reason: 'sold_out' | 'too_few' } =>
  day.reason === 'sold_out' || day.reason === 'too_few';
