import { useEffect, useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { NextStartView } from '#contract/search.ts';
import type { Currency } from '#kernel/money.ts';
import type { TripContext } from '#kernel/trip-context.ts';
import { call } from '#web/runtime/api/api.ts';

/** By tour; a tour that is missing has no start for this day and party, and is in `mostPeople` if it never takes so many. null: not
 *  known yet, or not to be had. */
export type NextStarts = {
  starts: ReadonlyMap<string, NextStartView>;
  mostPeople: ReadonlyMap<string, number>;
} | null;

/** `currency`: of the prices of the list, one for all its tours. */
type StartingTour = { id: string; currency?: Currency };

/** Requested by the browser: a list is cached, and bookings change the next start and its places. */
export function useNextStarts(tours: readonly StartingTour[], { date, adults, children }: TripContext): NextStarts {
  const currency = tours[0]?.currency;
  const ids = tours.map(({ id }) => id).join(',');
  const request = `${ids} ${date} ${adults} ${children} ${currency}`;
  const [found, setFound] = useState<{ request: string; next: NextStarts }>();
  useEffect(() => {
    if (!ids) return;
    let isCurrent = true;
    const query = { ids, adults, children, ...(currency && { currency }), ...(date && { date }) };
    call(paths.listNextStarts, { query }).then(
      ({ data, tooSmall }) => {
        if (!isCurrent) return;
        const starts = new Map(data.map((start) => [start.tourId, start]));
        const mostPeople = new Map(tooSmall.map((tour) => [tour.tourId, tour.mostPeople]));
        setFound({ request, next: { starts, mostPeople } });
      },
      // A card says enough without it.
      () => undefined,
    );
    return () => void (isCurrent = false);
  }, [request, ids, date, adults, children, currency]);
  return found?.request === request ? found.next : null;
}
