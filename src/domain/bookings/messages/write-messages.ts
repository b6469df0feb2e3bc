// A supplier writes to the travellers of a departure, and a traveller to the supplier. Each message is shown with the booking, and a
// mail says so.
import { messageDaysAfter } from '#contract/bookings/messages.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { BookingMessageView } from '#contract/bookings/messages.ts';
import { newId } from '#kernel/ids.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { enqueue, enqueueAll } from '#platform/jobs/jobs.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { recordAct } from '#domain/audit/record-act.ts';
import { lastStartOf } from '#domain/inventory/inventory-queries.ts';
import { findSupplierDeparture } from '../day-sheet/departure-queries.ts';
import { bookingMessageJobs } from '../job-types.ts';
import { lockBooking } from '../lifecycle/lifecycle-queries.ts';
import { type BookingRow, findSupplierBooking } from '../reading/booking-queries.ts';
import { ownPlacedBooking } from '../reading/own-booking.ts';
import { messageView } from './message-view.ts';
import { insertMessages, lockReachable, settle, messageStates } from './message-queries.ts';

type ToTravellers = { text: string; bookingIds?: readonly string[] | undefined };

/** Throws `not_found`, `invalid_input` on `bookingIds`, `booking_state` if there is no recipient, `too_many_requests`. */
export async function writeToTravellers(
  context: Context,
  id: string,
  request: ToTravellers,
): Promise<{ sent: number }> {
  const user = signedIn(context);
  const { language, idempotencyKey: key } = context.caller;
  const idempotent = { userId: user.id, operation: `writeToTravellers ${id}`, key, input: request };
  await throttle(context, 'supplierMessages', user.id);
  const sent = await withIdempotency(context, idempotent, async (transaction) => {
    const departure = await findSupplierDeparture(transaction, user, id, language);
    if (!departure) throw new DomainError('not_found');
    const now = context.clock.now();
    const chosen = request.bookingIds && new Set(request.bookingIds);
    const reachable = await lockReachable(transaction, id, chosen, now);
    const bookings = chosen ? reachable.filter((booking) => chosen.has(booking.id)) : reachable;
    if (chosen && bookings.length < chosen.size) throw invalid('bookingIds', 'unknown_value');
    if (bookings.length === 0) throw new DomainError('booking_state');
    const messageIds = await insertMessages(transaction, {
      bookingIds: bookings.map((booking) => booking.id),
      author: 'supplier',
      byUserId: user.id,
      body: request.text,
      writtenAt: now,
      sentTogether: chosen ? null : newId(),
    });
    const jobs = messageIds.map((messageId, index) => ({
      messageId,
      startsAt: bookings[index]!.startsAt.toISOString(),
    }));
    await enqueueAll(transaction, bookingMessageJobs['message-to-traveller'], jobs, now);
    if (user.role === 'admin')
      await recordAct(
        transaction,
        { actorId: user.id, at: now },
        { act: 'tour_write_to_travellers', subjectId: departure.tourId },
      );
    return { sent: bookings.length };
  });
  context.wakeJobs();
  return sent;
}

/** Throws `not_found`, `booking_state` for one that has ended, `too_many_requests`. */
export async function writeMessage(context: Context, id: string, text: string): Promise<BookingMessageView> {
  const { id: userId } = signedIn(context);
  const key = context.caller.idempotencyKey;
  const idempotent = { userId, operation: `writeMessage ${id}`, key, input: { text } };
  await throttle(context, 'travellerMessages', userId);
  const view = await withIdempotency(context, idempotent, async (transaction) => {
    // One after the other: what the supplier writes settles all that came before it.
    await lockBooking(transaction, id);
    const booking = await ownPlacedBooking(context, transaction, id);
    const now = context.clock.now();
    if (!mayWrite(booking, now)) throw new DomainError('booking_state');
    const message = { author: 'traveller', byUserId: userId, body: text, writtenAt: now, sentTogether: null } as const;
    const [messageId] = await insertMessages(transaction, { bookingIds: [id], ...message });
    const job = { messageId: messageId!, startsAt: booking.startsAt.toISOString() };
    await enqueue(transaction, bookingMessageJobs['message-to-supplier'], job, now);
    return messageView({ ...message, id: messageId! });
  });
  context.wakeJobs();
  return view;
}

/** While it is requested or booked, and for some days after; message-queries.ts has the same in SQL. */
export function mayWrite(booking: BookingRow, now: Date): boolean {
  const until = lastStartOf(booking).getTime() + messageDaysAfter * 86_400_000;
  return (messageStates as readonly string[]).includes(booking.state) && now.getTime() < until;
}

/** Throws `not_found`. */
export async function settleMessages(context: Context, id: string): Promise<void> {
  const user = signedIn(context);
  await context.database.transaction(async (transaction) => {
    const booking = await findSupplierBooking(transaction, user, id, context.caller.language);
    if (!booking) throw new DomainError('not_found');
    const now = context.clock.now();
    const isSettled = await settle(transaction, [id], now);
    if (isSettled && user.role === 'admin')
      await recordAct(transaction, { actorId: user.id, at: now }, { act: 'booking_settle_messages', subjectId: id });
  });
}
