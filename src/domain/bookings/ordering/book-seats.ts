import type { Transaction } from 'kysely';
import type { Tables } from '#platform/database/tables.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { takeSeats } from '#domain/inventory/seats.ts';
import { soldDeparture } from '../booking.ts';
import { takePromoCodeOf } from '../codes/use-promo-code.ts';
import { bookingJob, bookingJobs } from '../job-types.ts';
import { beginningIn } from '../lifecycle/transition-table.ts';
import { writeAnswers } from '../questions/question-queries.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import type { Beginning } from './begin-booking.ts';
import { rowOf } from './booked-row.ts';
import type { Candidate, Offer } from './find-offer.ts';
import { insertBooking, newBooking } from './new-booking.ts';
import { insertReferralOf, type Ordering } from './ordering.ts';
import { insertPaymentOf } from './start-payment.ts';
import { takeExtrasOf } from './take-extras.ts';

type BookingTarget = { offer: Offer; departure: Candidate; beginning: Beginning };

/** Writes a booking or a hold, and takes its seats. The rows that many wait for come last, so that they are locked for the shortest
 *  time: the departure with its seats, its extras, the promo code. They are locked in this order by code that returns them, too: a code
 *  that is taken before the seats would be locked for as long as its booking waits for a departure. Throws as `takeSeats`,
 *  `takeExtrasOf` and `takePromoCodeOf`. `finish`: further writes before that. */
export async function bookSeats(
  db: Transaction<Tables>,
  ordering: Ordering,
  { offer, departure, beginning }: BookingTarget,
  finish?: (db: Transaction<Tables>, row: BookingRow) => Promise<BookingRow>,
): Promise<BookingRow> {
  const { context, attribution, now } = ordering;
  const booking = newBooking(offer, departure, beginning, ordering);
  await insertBooking(db, booking);
  const answers = offer.answers?.answers ?? [];
  if (answers.length > 0) await writeAnswers(db, booking.id, answers, now);
  const isPaidNow = booking.state === 'on_hold' && booking.placedAt !== null;
  const payment = isPaidNow ? await insertPaymentOf(db, ordering, booking, booking.totalMinor) : null;
  const row = rowOf(booking, offer, departure, payment?.pageToken ?? null);
  await insertReferralOf(db, attribution, row, now);
  const { notify } = beginningIn(booking.state).effects;
  if (notify) await enqueue(db, bookingJobs[notify], bookingJob(row), now);
  const finished = finish ? await finish(db, row) : row;
  // By the clock of this moment: a request may have waited for its turn over the cut-off.
  await takeSeats(db, soldDeparture(booking), booking.seats, context.clock.now());
  await takeExtrasOf(db, booking, context.caller.language);
  await takePromoCodeOf(db, booking);
  return finished;
}
