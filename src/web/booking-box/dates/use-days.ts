// The days of a tour with price and places for a party.
import { useEffect, useState } from 'react';
import type { AvailabilityView } from '#contract/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { Party } from '#kernel/party.ts';
import { call } from '#web/runtime/api/api.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';

export type Day = NonNullable<AvailabilityView['days']>[number];

type DaysQuery = Party & {
  tourId: string;
  from: string;
  to: string;
  units?: string | undefined;
  option?: string | undefined;
  asOf?: string;
};

type DaysAnswer = {
  days: readonly Day[] | null;
  /** The day of the exchange rate, where prices are converted. */
  ratesOf?: string | undefined;
  /** The nearest day with a start, where there is none on these. */
  nearestDate?: string | undefined;
  hasFailed: boolean;
  key: string;
};

export function loadDays(query: DaysQuery, currency: Currency, lang: Language) {
  const { tourId: id, asOf: _, ...of } = query;
  return call(paths.getAvailability, { params: { id }, query: { ...of, currency, lang } });
}

/** The days of the last response until the next one has arrived; null before the first one, and without a query. */
export function useDays(query: DaysQuery | null, load = loadDays) {
  const { currency, language } = usePageContext();
  const [answer, setAnswer] = useState<DaysAnswer>({ days: null, hasFailed: false, key: '' });
  const key = query ? [...Object.values(query), currency(), language].join() : '';
  useEffect(() => {
    if (!query) return;
    let shown = true;
    load(query, currency(), language).then(
      ({ days = [], ratesOf, nearestDate }) =>
        shown && setAnswer({ days, ratesOf, nearestDate, hasFailed: false, key }),
      () => shown && setAnswer((before) => ({ ...before, hasFailed: true, key })),
    );
    return () => {
      shown = false;
    };
    // `key` has all of them.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return { ...answer, days: query && answer.days, isLoading: query !== null && answer.key !== key };
}

export const isBookable = ({ state }: Day): boolean => state === 'available' || state === 'few_left';

/** Others have taken the places, or too many of them: it can be waited for. */
export const isFull = <T extends Pick<Day, 'reason'>>(day: T): day is T & { reason: 'sold_out' | 'too_few' } =>
  day.reason === 'sold_out' || day.reason === 'too_few';
