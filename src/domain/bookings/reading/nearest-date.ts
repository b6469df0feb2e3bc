import type { AvailabilityView } from '#contract/bookings.ts';
import type { Queryable } from '#platform/database/database.ts';
import { findDaysAround } from '#domain/inventory/inventory-queries.ts';
import type { PricedDeparture } from './priced-departure.ts';

type Days = { from: string; to: string };

/** Where to look instead of days on which nothing is on sale. */
export type Nearest = {
  view: Pick<AvailabilityView, 'nearestDate'>;
  /** The last day with a start on sale, if the requested ones are beyond it. */
  last: string | null;
};

/** Without a statement where something is on sale. */
export async function findNearestDate(
  db: Queryable,
  tourId: string,
  sought: Days & { offered: readonly PricedDeparture[]; optionIds: readonly string[] },
  now: Date,
): Promise<Nearest> {
  if (sought.offered.some(({ departure }) => departure.open)) return { view: {}, last: null };
  const { before, after } = await findDaysAround(db, tourId, sought, now);
  const nearest = nearestTo(sought, [before, after]);
  return { view: nearest ? { nearestDate: nearest } : {}, last: after ? null : before };
}

function nearestTo({ from, to }: Days, days: readonly (string | null)[]): string | undefined {
  const distance = (day: string) => Math.max(Date.parse(from) - Date.parse(day), Date.parse(day) - Date.parse(to));
  return days.filter((day) => day !== null).sort((one, other) => distance(one) - distance(other))[0];
}
