import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';

export type FromPrice = { tourId: string; priceMinor: number };

/** Updates only rows that change, because every updated tour is indexed again. */
export async function setFromPrices(db: Queryable, prices: readonly FromPrice[]): Promise<void> {
  if (prices.length === 0) return;
  await sql`
    update tours t set from_price_minor = priced."priceMinor"
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as priced ("tourId" uuid, "priceMinor" bigint)
    where t.id = priced."tourId" and t.from_price_minor is distinct from priced."priceMinor"`.execute(db);
}
