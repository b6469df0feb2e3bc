// SQL for the promo codes that suppliers make.
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { sortBy, type SortColumns } from '#platform/database/sort-by.ts';
import { sql } from 'kysely';
import type { BookingState } from '#kernel/choices/booking-states.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';
import { lockSupplier } from '#domain/suppliers/supplier-queries.ts';
import type { Bearer, StartDates } from './promo-code.ts';

export type SupplierCodeRow = StartDates & {
  id: string;
  code: string;
  percent: number | null;
  amountMinor: number | null;
  currency: Currency | null;
  validFrom: Date | null;
  validUntil: Date | null;
  firstBooking: boolean;
  most: number | null;
  mostPerPerson: number | null;
  taken: number;
  createdAt: Date | null;
  isPaused: boolean;
  isEnded: boolean;
  isBlocked: boolean;
  tours: { id: string; title: string }[];
  cost: { amountMinor: number; currency: Currency }[];
};

type Own = { supplierId: string; language: Language };
type Page = { limit: number; offset: number };

const selectCodes = ({ supplierId, language }: Own) => sql`
  select c.id, c.code, c.percent, c.amount_minor, c.currency, c.valid_from, c.valid_until, c.starts_from, c.starts_until, c.first_booking,
    c.most, c.most_per_person, c.taken, c.created_at, c.paused_at is not null as is_paused, c.ended_at is not null as is_ended,
    c.blocked_at is not null as is_blocked, tours.tours, spent.cost
  from promo_codes c
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('id', p.tour_id, 'title', named.title) order by named.title, p.tour_id), '[]') as tours
    from promo_code_tours p cross join lateral (
      select coalesce((select title from tour_texts x where x.tour_id = p.tour_id order by ${textOrder(language)} limit 1), '') as title
    ) named where p.promo_code_id = c.id
  ) tours
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('amountMinor', taken_off.minor, 'currency', taken_off.currency) order by taken_off.currency), '[]') as cost
    from (
      select b.currency, sum(i.reduction_minor) as minor from bookings b join booking_items i on i.booking_id = b.id
      where b.promo_code_id = c.id and b.state in ('confirmed', 'completed', 'no_show') and i.state <> 'cancelled' and i.reduction_minor > 0
      group by b.currency
    ) taken_off
  ) spent
  where c.supplier_id = ${supplierId}`;

type Sort = SortOf<'listSupplierCodes'>;

const columns: SortColumns<Sort> = {
  added: [sql`c.created_at`, sql`c.id`],
  code: [sql`c.code`],
  used: [sql`c.taken`, sql`c.code`],
};

export async function findSupplierCodes(
  db: Queryable,
  own: Own,
  { limit, offset, sort, tourId }: Page & { sort: Sort; tourId?: string | undefined },
): Promise<{ rows: SupplierCodeRow[]; total: number }> {
  // Without tours of its own a code is good for all.
  const isGood = tourId
    ? sql`and (exists (select from promo_code_tours p where p.promo_code_id = c.id and p.tour_id = ${tourId})
        or not exists (select from promo_code_tours p where p.promo_code_id = c.id))`
    : sql``;
  const { rows } = await sql<SupplierCodeRow>`
    ${selectCodes(own)} ${isGood} order by ${sortBy(columns, sort).order} limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from promo_codes c where supplier_id = ${own.supplierId} ${isGood}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

/** Undefined for a code of another supplier, or of the marketplace. */
export async function findSupplierCode(db: Queryable, own: Own, id: string): Promise<SupplierCodeRow | undefined> {
  const { rows } = await sql<SupplierCodeRow>`${selectCodes(own)} and c.id = ${id}`.execute(db);
  return rows[0];
}

/** The same, of which only its letters are read. `supplierId` null: a code of the marketplace. */
export async function findOwnCode(
  db: Queryable,
  supplierId: string | null,
  id: string,
): Promise<{ code: string } | undefined> {
  const { rows } = await sql<{ code: string }>`
    select code from promo_codes where id = ${id} and supplier_id is not distinct from ${supplierId}::uuid`.execute(db);
  return rows[0];
}

/** Those that have not ended. The supplier is locked, so that of two at once one counts the other. */
export async function countOpenCodes(db: Queryable, supplierId: string): Promise<number> {
  await lockSupplier(db, supplierId);
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from promo_codes where supplier_id = ${supplierId} and ended_at is null`.execute(db);
  return rows[0]!.open;
}

/** `supplierId` null: of the marketplace. */
export type NewCode = Omit<SupplierCodeRow, 'taken' | 'isPaused' | 'isEnded' | 'isBlocked' | 'tours' | 'cost'> & {
  supplierId: string | null;
  borneBy: Bearer;
  tourIds: readonly string[];
};

/** False if a supplier has a code of the same letters. */
export async function insertCode(db: Queryable, { tourIds, ...code }: NewCode): Promise<boolean> {
  const inserted = await db
    .insertInto('promoCodes')
    .values(code)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
  const rows = tourIds.map((tourId) => ({ promoCodeId: code.id, tourId }));
  if (rows.length > 0) await db.insertInto('promoCodeTours').values(rows).execute();
  return true;
}

export async function countToursOf(db: Queryable, supplierId: string, tourIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ own: number }>`
    select count(*) as own from tours where supplier_id = ${supplierId} and id = any(${tourIds}::uuid[])`.execute(db);
  return rows[0]!.own;
}

type Setting = { pausedAt: Date | null } | { endedAt: Date };

/** False if it has ended. */
export async function markCode(db: Queryable, id: string, setting: Setting): Promise<boolean> {
  const updated = await db
    .updateTable('promoCodes')
    .set(setting)
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export type CodeUseRow = {
  reference: string;
  title: string;
  startsAtLocal: string;
  state: BookingState;
  placedAt: Date;
  reductionMinor: number;
  totalMinor: number;
  currency: Currency;
};

/** What each booking had taken off when nothing of it was cancelled, the latest first. */
export async function findCodeUses(
  db: Queryable,
  { promoCodeId, language, limit, offset }: { promoCodeId: string; language: Language } & Page,
): Promise<{ rows: CodeUseRow[]; total: number }> {
  const { rows } = await sql<CodeUseRow>`
    select b.reference, b.starts_at_local, b.state, b.placed_at, b.total_minor, b.currency,
      coalesce((select title from tour_texts x where x.tour_id = b.tour_id order by ${textOrder(language)} limit 1), '') as title,
      (select coalesce(sum(i.reduction_minor), 0) from booking_items i where i.booking_id = b.id and i.state <> 'cancelled') as reduction_minor
    from bookings b where b.promo_code_id = ${promoCodeId} and b.placed_at is not null
    order by b.placed_at desc, b.id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from bookings where promo_code_id = ${promoCodeId} and placed_at is not null`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}
