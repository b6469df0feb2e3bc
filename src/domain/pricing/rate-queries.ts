// The only file with SQL for exchange rates.
import { sql } from 'kysely';
import type { Database, Queryable } from '#platform/database/database.ts';
import { type EuroRate, type StoredRate, useRates } from './exchange-rates.ts';

let last: Promise<void> = Promise.resolve();

/** From now on this process converts with the stored rates. One reading at a time: of two at once the older could end last. */
export function readRates({ db }: Pick<Database, 'db'>): Promise<void> {
  last = last.catch(() => {}).then(async () => useRates(await findLatestRates(db)));
  return last;
}

/** The latest of each currency; of the same day the one that was entered by hand. */
async function findLatestRates(db: Queryable): Promise<StoredRate[]> {
  const { rows } = await sql<StoredRate>`
    select distinct on (currency) currency, per_euro::float8 as per_euro, per_usd::float8 as per_usd, as_of::text as as_of, is_by_hand
    from exchange_rates order by currency, as_of desc, is_by_hand desc`.execute(db);
  return rows;
}

/** A day's rates are stored once: the bank does not change them, and a repeated read changes nothing. */
export async function insertRates(db: Queryable, rates: readonly EuroRate[], readAt: Date): Promise<void> {
  await db
    .insertInto('exchangeRates')
    .values(rates.map((rate) => ({ ...rate, readAt })))
    .onConflict((conflict) => conflict.columns(['asOf', 'currency', 'isByHand']).doNothing())
    .execute();
}

export async function findLastRead(db: Queryable): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(read_at) as at from exchange_rates
    where not is_by_hand and as_of = (select max(as_of) from exchange_rates where not is_by_hand)`.execute(db);
  return rows[0]!.at;
}

/** One for each day: entered again it is corrected. */
export async function storeRateByHand(db: Queryable, rate: Omit<StoredRate, 'isByHand'>, at: Date): Promise<void> {
  const { perEuro, perUsd = null } = rate;
  await db
    .insertInto('exchangeRates')
    .values({ ...rate, perUsd, readAt: at, isByHand: true })
    .onConflict((conflict) =>
      conflict.columns(['asOf', 'currency', 'isByHand']).doUpdateSet({ perEuro, perUsd, readAt: at }),
    )
    .execute();
}

/** What was published counts again. */
export async function deleteRatesByHand(db: Queryable, currency: string): Promise<void> {
  await db.deleteFrom('exchangeRates').where('currency', '=', currency).where('isByHand', '=', true).execute();
}
