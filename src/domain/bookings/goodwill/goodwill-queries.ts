// The only SQL on refunds beyond the terms. Their sum is stored on the booking, where `reconcileBooking` reads it.
import { sql } from 'kysely';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';

export type GoodwillRefund = {
  id: string;
  bookingId: string;
  reference: string;
  currency: Currency;
  amountMinor: number;
  reason: string;
  state: 'proposed' | 'done' | 'declined' | 'withdrawn';
  needsApproval: boolean;
  proposedBy: string;
  proposedByName: string;
  proposedByEmail: string | null;
  proposedAt: Date;
  decidedBy: string | null;
  decidedByName: string | null;
  decidedByEmail: string | null;
  decidedAt: Date | null;
  declineReason: string | null;
};

const selectRefunds = sql`
  select r.*, b.reference, b.currency, p.name as proposed_by_name, d.name as decided_by_name,
    case when p.erased_at is null then p.email end as proposed_by_email,
    case when d.erased_at is null then d.email end as decided_by_email
  from goodwill_refunds r join bookings b on b.id = r.booking_id
  join users p on p.id = r.proposed_by left join users d on d.id = r.decided_by`;

export async function listRefundsOf(db: Queryable, bookingId: string): Promise<GoodwillRefund[]> {
  const { rows } = await sql<GoodwillRefund>`${selectRefunds} where r.booking_id = ${bookingId} order by r.id`.execute(
    db,
  );
  return rows;
}

/** The refunds that wait for this operator, who proposed none of them, the oldest first. */
export async function listRefundsToApprove(
  db: Queryable,
  operatorId: string,
  limit: number,
): Promise<GoodwillRefund[]> {
  const { rows } = await sql<GoodwillRefund>`
    ${selectRefunds} where r.state = 'proposed' and r.proposed_by <> ${operatorId} order by r.proposed_at, r.id limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function findRefund(db: Queryable, id: string): Promise<GoodwillRefund | undefined> {
  const { rows } = await sql<GoodwillRefund>`${selectRefunds} where r.id = ${id}`.execute(db);
  return rows[0];
}

type NewRefund = {
  id: string;
  bookingId: string;
  amountMinor: number;
  reason: string;
  needsApproval: boolean;
  proposedBy: string;
  proposedAt: Date;
};

/** One that needs no second operator is done at once. */
export async function insertRefund(db: Queryable, refund: NewRefund): Promise<void> {
  const { needsApproval, proposedBy, proposedAt } = refund;
  await db
    .insertInto('goodwillRefunds')
    .values({
      ...refund,
      state: needsApproval ? 'proposed' : 'done',
      decidedBy: needsApproval ? null : proposedBy,
      decidedAt: needsApproval ? null : proposedAt,
    })
    .execute();
}

type Decided = {
  state: 'done' | 'declined' | 'withdrawn';
  decidedBy: string;
  decidedAt: Date;
  declineReason: string | null;
};

/** False if it was decided before. */
export async function updateDecided(db: Queryable, id: string, decided: Decided): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('goodwillRefunds')
    .set(decided)
    .where('id', '=', id)
    .where('state', '=', 'proposed')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function addGoodwill(db: Queryable, bookingId: string, amountMinor: number): Promise<void> {
  await sql`update bookings set goodwill_minor = goodwill_minor + ${amountMinor} where id = ${bookingId}`.execute(db);
}
