// What is around a booking: what became of it, its money, its mails and its jobs.
import { sql } from 'kysely';
import type { ActorView } from '#contract/operator/actor.ts';
import type { BookingState } from '#kernel/choices/booking-states.ts';
import type { LedgerAccount, LedgerKind } from '#kernel/choices/ledger.ts';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Actor } from '#domain/bookings/lifecycle/transition-table.ts';

export type EventRow = {
  at: Date;
  from: BookingState | null;
  to: BookingState;
  actor: Actor;
  operator: ActorView | null;
  reason: string | null;
};

/** The audit log has who acted as an operator, or for the traveller, at the same moment. */
export async function listEventRows(db: Queryable, bookingId: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select e.at, e.from_state as "from", e.to_state as "to", e.actor, e.reason,
           case when e.actor in ('operator', 'traveller') then (
             select jsonb_build_object('id', u.id, 'name', u.name, 'email', case when u.erased_at is null then u.email end)
             from audit_entries a join users u on u.id = a.actor_id
             where a.subject_id = ${bookingId} and a.subject_kind = 'booking' and a.at = e.at
               and (e.actor = 'operator' or a.action in ('cancel_as_traveller', 'change_as_traveller')) limit 1) end as operator
    from booking_events e where e.booking_id = ${bookingId} order by e.at, e.ctid`.execute(db);
  return rows;
}

type PostingRow = {
  id: string;
  kind: LedgerKind;
  at: Date;
  entries: { account: LedgerAccount; amountMinor: number; currency: Currency }[];
};

export async function listPostingRows(db: Queryable, bookingId: string): Promise<PostingRow[]> {
  const { rows } = await sql<PostingRow>`
    select t.id, t.kind, t.at,
           jsonb_agg(jsonb_build_object('account', e.account, 'amountMinor', e.amount_minor, 'currency', e.currency)
             order by e.amount_minor desc, e.account) as entries
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.booking_id = ${bookingId} group by t.id order by t.at, t.id`.execute(db);
  return rows;
}

type PaymentRow = {
  id: string;
  provider: string;
  state: 'started' | 'captured' | 'failed' | 'expired';
  amountMinor: number;
  refundedMinor: number;
  currency: Currency;
  createdAt: Date;
  capturedAt: Date | null;
};

export async function listPaymentRows(db: Queryable, bookingId: string): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select id, provider, state, amount_minor, refunded_minor, currency, created_at, captured_at
    from payments where booking_id = ${bookingId} order by created_at, id`.execute(db);
  return rows;
}

type MailRow = {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  createdAt: Date;
  sentAt: Date | null;
  error: string | null;
};

/** The event of a mail is its kind and what it is about. */
export async function listMailRows(db: Queryable, bookingId: string): Promise<MailRow[]> {
  const { rows } = await sql<MailRow>`
    select id, split_part(event, ':', 1) as kind, recipient, subject, created_at, sent_at, last_error as error
    from mails where split_part(event, ':', 2) = ${bookingId} order by created_at, id`.execute(db);
  return rows;
}

type JobRow = {
  id: number;
  name: string;
  runAt: Date;
  attempts: number;
  deadAt: Date | null;
  error: string | null;
};

/** The jobs that are waiting or were given up; finished jobs are deleted. */
export async function listJobRows(db: Queryable, bookingId: string): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select id, name, run_at, attempts, dead_at, last_error as error
    from jobs where not recurring and payload ->> 'bookingId' = ${bookingId} order by run_at, id`.execute(db);
  return rows;
}
