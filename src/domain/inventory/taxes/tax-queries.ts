// The only file that writes taxes. A tax never changes: it is added, and ended.
import { sql } from 'kysely';
import type { Labels } from '#domain/pricing/party-prices.ts';
import type { Queryable } from '#platform/database/database.ts';

export type TaxRow = {
  id: string;
  names: Labels;
  basisPoints: number | null;
  perPersonMinor: number | null;
  tourId: string | null;
  optionId: string | null;
  placeId: string | null;
  place: string | null;
  createdAt: Date;
};

export async function listTaxesOf(db: Queryable, supplierId: string): Promise<TaxRow[]> {
  const { rows } = await sql<TaxRow>`
    select x.id, x.names, x.basis_points, x.per_person_minor, x.tour_id, x.option_id, x.place_id, p.slug as place, x.created_at
    from taxes x left join places p on p.id = x.place_id
    where x.supplier_id = ${supplierId} and x.ended_at is null order by x.created_at, x.id`.execute(db);
  return rows;
}

export async function insertTax(db: Queryable, supplierId: string, { place: _place, ...tax }: TaxRow): Promise<void> {
  await db
    .insertInto('taxes')
    .values({ ...tax, supplierId, names: JSON.stringify(tax.names) })
    .execute();
}

/** False if it is another supplier's, or has ended. */
export async function endTaxOf(db: Queryable, supplierId: string, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update taxes set ended_at = greatest(${now}, created_at) where id = ${id} and supplier_id = ${supplierId} and ended_at is null
    returning id`.execute(db);
  return rows.length > 0;
}

/** Whether a tour, or the tour of an option, is the supplier's. */
export async function isOfSupplier(
  db: Queryable,
  supplierId: string,
  { tourId, optionId }: Pick<TaxRow, 'tourId' | 'optionId'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from tours t where t.supplier_id = ${supplierId}
      and t.id = coalesce(${tourId}::uuid, (select tour_id from options where id = ${optionId}::uuid))`.execute(db);
  return rows.length > 0;
}

export async function findPlaceId(db: Queryable, slug: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from places where slug = ${slug}`.execute(db);
  return rows[0]?.id;
}
