import type { Queryable } from '#platform/database/database.ts';
import { lastStartOf } from '#domain/inventory/inventory-queries.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { decideBy } from '../ordering/begin-booking.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import type { BookingChange } from './lifecycle-queries.ts';
import { transition, transitionTogether } from './transition.ts';

type Confirming = {
  settings: Settings;
  at: Date;
  change?: Pick<BookingChange, 'placedAt' | 'paymentKind' | 'orderId'>;
};

/** What becomes of holds that wait for no payment, or whose payment came: a booking, or a request where its supplier confirms. The
 *  caller has locked them. */
export async function confirmHolds(
  db: Queryable,
  holds: readonly BookingRow[],
  { settings, at, change }: Confirming,
): Promise<void> {
  const { instant = [], 'on-request': requests = [] } = Object.groupBy(holds, ({ confirmation }) => confirmation);
  const step = { actor: 'traveller', at } as const;
  if (instant.length > 0) await transitionTogether(db, instant, 'confirm', { ...step, change });
  for (const hold of requests) {
    const deadline = decideBy(lastStartOf(hold), settings, at);
    await transition(db, hold, 'request', { ...step, change: { ...change, decideBy: deadline } });
  }
}
