// The first state of a booking by payment kind and confirmation, and its deadline.
import { invalid } from '#contract/domain-error.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { NewBooking } from '../booking.ts';

export type PaymentKind = 'later' | 'now';

/** The transition with which a booking begins, and the deadline of its first state. */
export type Beginning = { transition: 'hold' | 'request' | 'confirm' } & Pick<
  NewBooking,
  'paymentKind' | 'placedAt' | 'holdExpiresAt' | 'decideBy' | 'confirmedAt'
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
  const nothing = { paymentKind, placedAt: now, holdExpiresAt: null, decideBy: null, confirmedAt: null };
  if (paymentKind === 'now') return { ...nothing, transition: 'hold', holdExpiresAt: holdEnd(settings, now) };
  if (confirmation === 'on-request')
    return { ...nothing, transition: 'request', decideBy: decideBy(lastStart, settings, now) };
  return { ...nothing, transition: 'confirm', confirmedAt: now };
}

/** The beginning of a hold that is not placed yet. */
export function beginHold(paymentKind: PaymentKind, settings: Settings, now: Date): Beginning {
  const holdExpiresAt = holdEnd(settings, now);
  return { transition: 'hold', paymentKind, placedAt: null, holdExpiresAt, decideBy: null, confirmedAt: null };
}

function holdEnd({ holdMinutes }: Settings, now: Date): Date {
  return new Date(now.getTime() + holdMinutes * 60_000);
}

/** The deadline of a supplier's decision: `decideWithinHours`, at the latest the last start. */
export function decideBy(lastStart: Date, { decideWithinHours }: Settings, now: Date): Date {
  return new Date(Math.min(now.getTime() + decideWithinHours * 3600_000, lastStart.getTime()));
}
