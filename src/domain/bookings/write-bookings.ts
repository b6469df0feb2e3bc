// All that makes a booking, in one statement and so in one round trip and one transaction: the answer kept for a repeat,
// seats, booking, its first event, the sale in the ledger, the payment begun and the job that tells others. It serves
// many orders of one departure at once; each has its own outcome, and one refused leaves the others as they are.
import type { Database } from '#platform/database/database.ts';
import { type Prepared, runPrepared } from '#platform/database/prepared.ts';
import {
  type AttemptRecord,
  attemptColumns,
  isKept,
  unanswered,
  keepAnswers,
} from '#platform/idempotency/kept-answers.ts';
import { enqueuedJobs } from '#platform/jobs/jobs.ts';
import { judgedSeats, takenSeats } from '../inventory/seats.ts';
import { postedSales, saleColumns, type SaleRecord } from '../payments/ledger.ts';
import { paymentColumns, type PaymentRecord, startedPayments } from '../payments/payment-queries.ts';
import { bookingColumns, writtenBookings } from './booking-queries.ts';

export type OrderRecord = AttemptRecord &
  SaleRecord &
  PaymentRecord & {
    job: string | null;
    /** No other departure will be tried: a refusal is the answer. */
    is_last: boolean;
  } & Record<string, unknown>;

/** sold; refused, and kept as such where it was the last try; answered before, under the same key; or not decided,
 *  because a repeat in another process took part in the count: to be asked once more. */
export type Outcome = 'sold' | 'sold_out' | 'departure_closed' | 'answered_before' | 'undecided';

const isDecided = '(select count(*) from judged where fits) = (select count(*) from sold)';

/** Of orders ($1, records) for a departure ($2) at a moment ($3). */
export const writingBookings: Prepared = {
  name: 'write-bookings',
  text: `
  with recursive orders as materialized (
    select * from jsonb_to_recordset($1) as o
      (turn int, is_last boolean, job text, ${attemptColumns}, ${bookingColumns}, ${saleColumns}, ${paymentColumns})
  ),
  ${unanswered},
  ${judgedSeats},
  ${keepAnswers('answered', 'orders join judged using (turn) where fits', 'answer')},
  sold as materialized (
    select orders.* from orders join judged using (turn) where fits and (key is null or ${isKept('answered')})
  ),
  ${takenSeats},
  ${writtenBookings},
  ${postedSales},
  ${startedPayments},
  ${enqueuedJobs('sold')},
  ${keepAnswers(
    'refused',
    `orders join judged using (turn) cross join departure where not fits and is_last and ${isDecided}`,
    `jsonb_build_object('code', case when sells then 'sold_out' else 'departure_closed' end, 'fields', '[]'::jsonb)`,
  )}
  select turn, case
      when exists (select from sold where sold.turn = orders.turn) then 'sold'
      when fits then 'answered_before'
      when not ${isDecided} then 'undecided'
      when is_last and key is not null and not ${isKept('refused')} then 'answered_before'
      when sells then 'sold_out' else 'departure_closed' end as outcome
  from orders join judged using (turn) cross join departure`,
};

/** Outcomes in the order of `orders`. Of a key that had its answer when the statement began, 'answered_before'. */
export async function writeBookings(
  database: Database,
  departureId: string,
  orders: readonly OrderRecord[],
  now: Date,
): Promise<Outcome[]> {
  const turns = JSON.stringify(orders.map((order, turn) => ({ turn, ...order })));
  const rows = await runPrepared<{ turn: number; outcome: Outcome }>(database, writingBookings, [
    turns,
    departureId,
    now,
  ]);
  const outcomes = new Map(rows.map(({ turn, outcome }) => [turn, outcome]));
  return orders.map((_, turn) => outcomes.get(turn) ?? 'answered_before');
}
