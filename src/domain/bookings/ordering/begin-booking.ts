// How a booking begins: what is paid when, which state that means, and until when it lasts.
import { invalid } from '#contract/domain-error.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { NewBooking } from '../booking.ts';

export type PaymentKind = 'later' | 'now';

/** By which transition a booking begins, and until when its first state lasts. */
export type Beginning = { transition: 'hold' | 'request' | 'confirm' } & Pick<
  NewBooking,
  'paymentKind' | 'placedAt' | 'holdExpiresAt' | 'decideBy' | 'confirmedAt'
>;

type Moment = { startsAt: Date; settings: Settings; now: Date };

/** Later where the policy grants it, else now; asking for what is not granted is refused. What is free needs no payment. */
export function choosePayment(requested: PaymentKind | undefined, payLater: boolean, totalMinor: number): PaymentKind {
  if (totalMinor === 0) return 'later';
  if (requested === 'later' && !payLater) throw invalid('payment', 'choice', { choices: 'now' });
  return requested ?? (payLater ? 'later' : 'now');
}

/** How a booking that is placed begins. */
export function beginPlaced(
  paymentKind: PaymentKind,
  confirmation: 'instant' | 'on-request',
  { startsAt, settings, now }: Moment,
): Beginning {
  const nothing = { paymentKind, placedAt: now, holdExpiresAt: null, decideBy: null, confirmedAt: null };
  if (paymentKind === 'now') return { ...nothing, transition: 'hold', holdExpiresAt: holdEnd(settings, now) };
  if (confirmation === 'on-request')
    return { ...nothing, transition: 'request', decideBy: decideBy(startsAt, settings, now) };
  return { ...nothing, transition: 'confirm', confirmedAt: now };
}

/** Seats kept for somebody who has not ordered yet. */
export function beginHold(paymentKind: PaymentKind, settings: Settings, now: Date): Beginning {
  const holdExpiresAt = holdEnd(settings, now);
  return { transition: 'hold', paymentKind, placedAt: null, holdExpiresAt, decideBy: null, confirmedAt: null };
}

function holdEnd({ holdMinutes }: Settings, now: Date): Date {
  return new Date(now.getTime() + holdMinutes * 60_000);
}

/** A supplier answers in time, and in any case before the tour starts. */
export function decideBy(startsAt: Date, { decideWithinHours }: Settings, now: Date): Date {
  return new Date(Math.min(now.getTime() + decideWithinHours * 3600_000, startsAt.getTime()));
}
