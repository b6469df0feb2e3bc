// Payments as a source of personal data: payment attempts and their ledger entries.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { inPages } from '#platform/database/pages.ts';
import type { PersonalDataSource } from '#platform/personal-data/source.ts';

export const personalPayments: PersonalDataSource = {
  name: 'payments',
  tables: ['payments', 'ledger_transactions', 'ledger_entries'],
  fate: 'kept',

  async count(db, { id }) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from payments p where ${isOf(id)}`.execute(db);
    return rows[0]!.total;
  },

  async *read(db, { id: userId }) {
    for (const readPage of [readPaymentAttempts, readLedger])
      for await (const { id: _, ...record } of inPages((afterId, limit) => readPage(db, userId, afterId, limit)))
        yield record;
  },

  /** Both refer to bookings and contain no names. */
  async erase() {},
};

/** For a booking or for a gift card. */
const isOf = (userId: string) => sql`(
  p.booking_id in (select id from bookings where user_id = ${userId})
  or p.gift_card_id in (select id from gift_cards where buyer_id = ${userId}))`;

type PaymentRecord = { id: string } & Record<string, unknown>;

async function readPaymentAttempts(
  db: Queryable,
  userId: string,
  afterId: string,
  limit: number,
): Promise<PaymentRecord[]> {
  const { rows } = await sql<PaymentRecord>`
    select p.id, b.reference, 'payment' as kind, p.provider, p.state, p.amount_minor, p.refunded_minor, p.currency, p.created_at, p.captured_at
    from payments p left join bookings b on b.id = p.booking_id
    where ${isOf(userId)} and p.id > ${afterId} order by p.id limit ${limit}`.execute(db);
  return rows;
}

/** The traveller's side of each transaction: debit is what they owe, credit what they paid. */
async function readLedger(db: Queryable, userId: string, afterId: string, limit: number): Promise<PaymentRecord[]> {
  const { rows } = await sql<PaymentRecord>`
    select t.id, b.reference, t.kind, t.at, sum(e.amount_minor)::bigint as amount_minor, e.currency
    from ledger_transactions t join bookings b on b.id = t.booking_id
    join ledger_entries e on e.transaction_id = t.id and e.account = 'traveller'
    where b.user_id = ${userId} and t.id > ${afterId}
    group by t.id, b.reference, t.kind, t.at, e.currency order by t.id limit ${limit}`.execute(db);
  return rows;
}
