// A traveller changes the date, the option, the party or the extras of a confirmed booking. What costs nothing more, or may be paid later, takes
// effect at once. Otherwise the change holds its seats until the difference is paid, or until its supplier, who had to accept the
// booking, accepts the change (decide-change.ts); the booking stays as it is.
import type { Transaction } from 'kysely';
import type { BookingView } from '#contract/bookings.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { PriceView } from '#contract/primitives.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Tables } from '#platform/database/tables.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { recordActing } from '#domain/audit/record-acting.ts';
import { providerFor } from '#domain/payments/provider.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { bookingJob, bookingJobs } from '../job-types.ts';
import { lockBooking } from '../lifecycle/lifecycle-queries.ts';
import { insertPaymentOf } from '../ordering/start-payment.ts';
import { bookingView } from '../reading/booking-view.ts';
import { ownPlacedBooking } from '../reading/own-booking.ts';
import { applyChange } from './apply-change.ts';
import { insertChange } from './change-queries.ts';
import { isChangeQuoteId } from './change-quote-id.ts';
import { dropPendingChange, withdrawPendingChange } from './drop-pending-change.ts';
import { type ChangeRequest, findChange, type QuotedChange } from './find-change.ts';
import { changeQuoteView } from './quote-change.ts';
import { lastStartOfBoth, relocate, takenBeside, takenBy } from './relocate.ts';

type Shown = { expectedTotal: Pick<PriceView, 'priceMinor' | 'currency'>; quoteId?: string };

/** Throws as `findChange`, and `price_changed` with the quote of now if that is not what was shown, or its quote has expired. */
export async function changeBooking(context: Context, id: string, input: ChangeRequest & Shown): Promise<BookingView> {
  const { id: userId } = signedIn(context);
  await throttle(context, 'orders', userId);
  const settings = await currentSettings(context);
  const { expectedTotal, quoteId, ...request } = input;
  const key = context.caller.idempotencyKey;
  const idempotent = { userId, operation: `changeBooking ${id}`, key, input };
  const view = await withIdempotency(context, idempotent, async (transaction) => {
    await lockBooking(transaction, id);
    const quoted = await findChange({ context, settings }, transaction, id, request);
    const { booking, change, payment, decideBy, now } = quoted;
    const { language } = context.caller;
    if (!isAsShown(context, quoted, { expectedTotal, quoteId }))
      throw new DomainError('price_changed', { current: changeQuoteView(context, quoted) });
    // Of another request its supplier learns by the new one.
    const end = decideBy ? dropPendingChange : withdrawPendingChange;
    const freed = await end(transaction, id, now);
    // Seats last, because others wait for the departures; by the clock of this moment, as in `bookSeats`.
    const waits = decideBy !== null || payment === 'now';
    if (decideBy) await requestChange(transaction, { ...quoted, decideBy });
    else if (waits) await holdChange(context, transaction, quoted);
    else {
      const number = await insertChange(transaction, { ...change, bookingId: id, quotedAt: now });
      await applyChange(transaction, booking, { ...change, number }, now);
    }
    const seats = waits
      ? { taken: takenBeside(change) }
      : { from: takenBy(change.before), taken: takenBy(change.after) };
    const moment = { now: context.clock.now(), language };
    const { startsAt, lines } = change.after;
    await relocate(transaction, { freed, ...seats, startsAt, lines }, moment);
    const changed = await ownPlacedBooking(context, transaction, id);
    await recordActing(context, transaction, 'booking_change_as_traveller', id, now);
    return bookingView(changed, {
      language,
      now,
      payUrl: providerFor(context.config).pageUrl,
      secrets: context.secrets,
    });
  });
  context.wakeJobs();
  return view;
}

function isAsShown({ secrets }: Context, quoted: QuotedChange, { expectedTotal, quoteId }: Shown): boolean {
  const { booking, change } = quoted;
  const isTotal = change.after.totalMinor === expectedTotal.priceMinor && booking.currency === expectedTotal.currency;
  return isTotal && (quoteId === undefined || isChangeQuoteId(secrets, quoted, quoteId));
}

async function requestChange(
  db: Queryable,
  { booking, change, payment, decideBy, now }: QuotedChange & { decideBy: Date },
): Promise<void> {
  const waiting = { decideBy, paysFirst: payment === 'now', expiresAt: decideBy };
  const number = await insertChange(db, {
    ...change,
    bookingId: booking.id,
    quotedAt: now,
    pending: { ...waiting, held: takenBeside(change) },
  });
  await enqueue(db, bookingJobs['booking-change-requested'], { ...bookingJob(booking), change: number }, now);
}

/** For as long as a hold, and not beyond the start of what is given up or taken. */
async function holdChange(
  context: Context,
  db: Transaction<Tables>,
  { booking, change, settings, dueMinor, now }: QuotedChange,
): Promise<void> {
  const held = now.getTime() + settings.holdMinutes * 60_000;
  const expiresAt = new Date(Math.min(held, lastStartOfBoth(change).getTime()));
  const { id: paymentId } = await insertPaymentOf(db, { context, now, expiresAt }, booking, dueMinor);
  const pending = { paymentId, expiresAt, held: takenBeside(change) };
  await insertChange(db, { ...change, bookingId: booking.id, quotedAt: now, pending });
}
