// Balances of one booking in the ledger.
import { sql } from 'kysely';
import type { TestApp } from './app.ts';

/** Money captured and refunded, in minor units. */
export async function cashOf(
  { services }: TestApp,
  bookingId: string,
): Promise<{ captured: number; refunded: number }> {
  const { rows } = await sql<{ captured: number; refunded: number }>`
    select coalesce(sum(amount_minor) filter (where kind = 'capture'), 0) as captured,
           coalesce(-sum(amount_minor) filter (where kind = 'refund'), 0) as refunded
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where t.booking_id = ${bookingId} and account = 'cash'`.execute(services.database.db);
  return rows[0]!;
}

/** The balance of each account: debit positive, credit negative. */
export async function balancesOf({ services }: TestApp, bookingId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; balance: number }>`
    select account, sum(amount_minor) as balance
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where t.booking_id = ${bookingId} group by account`.execute(services.database.db);
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
}
