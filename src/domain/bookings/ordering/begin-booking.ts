// The first state of a booking by payment kind and confirmation, and its deadline.
import { invalid } from '#contract/domain-error.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { NewBooking } from '../booking.ts';

export type PaymentKind = 'later' | 'now';

/** What a new booking says of its first state. */
export type Beginning = Pick<
  NewBooking,
  'state' | 'paymentKind' | 'placedAt' | 'holdExpiresAt' | 'decideBy' | 'confirmedAt'
>;

type Moment = { lastStart: Date; settings: Settings; now: Date };

/** Pay later if the tour allows it, otherwise pay now. Refuses a payment kind that the tour does not allow. A free
 *  booking needs no payment. */
export function choosePayment(requested: PaymentKind | undefined, payLater: boolean, totalMinor: number): PaymentKind {
  if (totalMinor === 0) return 'later';
  if (requested === 'later' && !payLater) throw invalid('payment', 'choice', { choices: 'now' });
  return requested ?? (payLater ? 'later' : 'now');
}

/** The beginning of a placed booking. */
export function beginPlaced(
  paymentKind: PaymentKind,
  confirmation: 'instant' | 'on-request',
  { lastStart, settings, now }: Moment,
): Beginning {
  if (paymentKind === 'now') return { ...beginHold('now', holdEnd([lastStart], settings, now)), placedAt: now };
  const placed = { paymentKind, placedAt: now, holdExpiresAt: null, decideBy: null, confirmedAt: null };
  if (confirmation === 'on-request')
    return { ...placed, state: 'pending', decideBy: decideBy(lastStart, settings, now) };
  return { ...placed, state: 'confirmed', confirmedAt: now };
}

/** The beginning of a hold that is not placed yet. */
export const beginHold = (paymentKind: PaymentKind, holdExpiresAt: Date): Beginning => ({
  state: 'on_hold',
  paymentKind,
  placedAt: null,
  holdExpiresAt,
  decideBy: null,
  confirmedAt: null,
});

/** The end of holds that begin now: after `holdMinutes`, at the latest at the first of the last starts. */
export function holdEnd(lastStarts: readonly Date[], { holdMinutes }: Settings, now: Date): Date {
  const starts = lastStarts.map((start) => start.getTime());
  return new Date(Math.min(now.getTime() + holdMinutes * 60_000, ...starts));
}

/** The deadline of a supplier's decision: `decideWithinHours`, at the latest the last start. */
export function decideBy(lastStart: Date, { decideWithinHours }: Settings, now: Date): Date {
  return new Date(Math.min(now.getTime() + decideWithinHours * 3600_000, lastStart.getTime()));
}
