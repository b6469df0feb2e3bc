import type { Transaction } from 'kysely';
import type { BookingView } from '#contract/bookings.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import { present } from '#kernel/assert.ts';
import { money } from '#kernel/money.ts';
import type { Tables } from '#platform/database/tables.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { once } from '#platform/idempotency/once.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { insertPayment } from '../payments/payment-queries.ts';
import { providerFor } from '../payments/provider.ts';
import type { Settings } from '../settings/settings.ts';
import { currentSettings } from '../settings/settings-queries.ts';
import { changeBooking, findBooking, findOwnBooking, lockBooking, moveBooking } from './booking-queries.ts';
import { bookingView } from './booking-view.ts';
import { recordSale } from './confirm-booking.ts';
import { type Choice, findOffer } from './find-offer.ts';
import { type Beginning, holdSeats } from './hold-seats.ts';

export type Order = Omit<Choice, 'tourId'> & {
  tourId?: string;
  userId?: string;
  holdId?: string;
  payment?: 'later' | 'now';
};

type Placing = { context: Context; userId: string; order: Order; settings: Settings; now: Date };

/**
 * Books seats, or places what a hold already keeps. Pay later is confirmed at once (pending on an on-request tour);
 * pay now holds the seats for `holdMinutes` and says where to pay.
 * Throws `not_found`, `invalid_input` with its field, `sold_out`, `departure_closed`, `hold_expired`, `too_many_requests`.
 */
export async function placeBooking(context: Context, order: Order): Promise<BookingView> {
  const { id: userId } = signedIn(context);
  await throttle(context, 'takeSeats', userId);
  const placing = { context, userId, order, settings: await currentSettings(context), now: context.clock.now() };
  const attempt = { userId, operation: 'placeBooking', key: context.caller.idempotencyKey, input: order };
  const view = await once(context, attempt, async (transaction) => {
    if (order.userId !== undefined && order.userId !== userId) throw invalid('userId', 'not_yours');
    const id = order.holdId
      ? await placeHold(transaction, placing, order.holdId)
      : await placeFresh(transaction, placing);
    return viewOf(transaction, placing, id);
  });
  context.wakeJobs();
  return view;
}

async function placeFresh(transaction: Transaction<Tables>, placing: Placing): Promise<string> {
  const { order, userId, settings, now, context } = placing;
  if (!order.tourId) throw invalid('tourId', 'required');
  const offer = await findOffer(transaction, { ...order, tourId: order.tourId }, now);
  const paymentKind = choosePayment(order.payment, offer.tour.payLater, offer.priced.total.amountMinor);
  const begin = (startsAt: Date) => beginning(paymentKind, offer.tour.confirmation, startsAt, settings, now);
  const booking = await holdSeats(transaction, {
    userId,
    language: context.caller.language,
    offer,
    settings,
    now,
    begin,
  });
  if (booking.state === 'confirmed')
    await recordSale(transaction, { ...booking, supplierId: offer.tour.supplierId }, now);
  if (booking.state === 'pending') await enqueue(transaction, 'booking-requested', { bookingId: booking.id }, now);
  if (booking.state === 'on_hold') await startPaying(transaction, placing, booking);
  return booking.id;
}

async function placeHold(transaction: Transaction<Tables>, placing: Placing, holdId: string): Promise<string> {
  const { order, userId, settings, now, context } = placing;
  // Two that place it at once, or one and the clock, wait for each other: else both would find it held.
  await lockBooking(transaction, holdId);
  const hold = await findOwnBooking(transaction, userId, holdId, context.caller.language);
  if (!hold || hold.placedAt !== null) throw new DomainError('not_found');
  const changes = ['departureId', 'optionId', 'date', 'persons', 'adults', 'children', 'units'] as const;
  for (const field of changes) if (order[field] !== undefined) throw invalid(field, 'contradiction');
  if (order.tourId && order.tourId !== hold.tourId) throw invalid('tourId', 'unknown_value');
  // An expired hold never confirms: its seats may be somebody else's by now.
  if (hold.state !== 'on_hold' || hold.holdExpiresAt! <= now) throw new DomainError('hold_expired');
  const paymentKind = choosePayment(order.payment, hold.paymentKind === 'later', hold.totalMinor);
  const next = beginning(paymentKind, hold.confirmation, hold.startsAt, settings, now);
  if (next.state === 'on_hold') {
    await changeBooking(transaction, hold.id, { placedAt: now, holdExpiresAt: next.holdExpiresAt, paymentKind });
    await startPaying(transaction, placing, { ...hold, holdExpiresAt: next.holdExpiresAt });
    return hold.id;
  }
  const change = {
    placedAt: now,
    paymentKind,
    decideBy: next.decideBy ?? undefined,
    confirmedAt: next.confirmedAt ?? undefined,
  };
  const moved = await moveBooking(
    transaction,
    hold.id,
    next.state === 'confirmed' ? 'confirm' : 'request',
    'traveller',
    now,
    change,
  );
  if (!moved) throw new DomainError('hold_expired');
  if (next.state === 'confirmed') await recordSale(transaction, hold, now);
  else await enqueue(transaction, 'booking-requested', { bookingId: hold.id }, now);
  return hold.id;
}

/** Later where the policy grants it, else now; asking for what is not granted is refused. What is free needs no payment. */
function choosePayment(asked: 'later' | 'now' | undefined, payLater: boolean, totalMinor: number): 'later' | 'now' {
  if (totalMinor === 0) return 'later';
  if (asked === 'later' && !payLater) throw invalid('payment', 'choice', { choices: 'now' });
  return asked ?? (payLater ? 'later' : 'now');
}

function beginning(
  paymentKind: 'later' | 'now',
  confirmation: 'instant' | 'on-request',
  startsAt: Date,
  settings: Settings,
  now: Date,
): Beginning {
  const nothing = { paymentKind, placedAt: now, holdExpiresAt: null, decideBy: null, confirmedAt: null };
  if (paymentKind === 'now')
    return { ...nothing, state: 'on_hold', holdExpiresAt: new Date(now.getTime() + settings.holdMinutes * 60_000) };
  if (confirmation === 'on-request')
    return { ...nothing, state: 'pending', decideBy: decideBy(startsAt, settings, now) };
  return { ...nothing, state: 'confirmed', confirmedAt: now };
}

/** A supplier answers in time, and in any case before the tour starts. */
export function decideBy(startsAt: Date, settings: Settings, now: Date): Date {
  return new Date(Math.min(now.getTime() + settings.decideWithinHours * 3600_000, startsAt.getTime()));
}

type Payable = { id: string; totalMinor: number; currency: Parameters<typeof money>[1]; holdExpiresAt: Date | null };

async function startPaying(
  transaction: Transaction<Tables>,
  { context, now }: Placing,
  booking: Payable,
): Promise<void> {
  const amount = money(booking.totalMinor, booking.currency);
  const provider = providerFor(context.config).name;
  await insertPayment(transaction, { bookingId: booking.id, provider, amount, now, expiresAt: booking.holdExpiresAt });
}

async function viewOf(transaction: Transaction<Tables>, { context, now }: Placing, id: string): Promise<BookingView> {
  const { language } = context.caller;
  const row = present(await findBooking(transaction, id, language), 'the booking just placed');
  return bookingView(row, { language, now, payUrl: providerFor(context.config).pageUrl });
}
