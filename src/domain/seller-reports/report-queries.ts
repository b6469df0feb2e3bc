// All SQL on tax details, and on what sellers were credited.
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { asName, sortBy, type SortColumns } from '#platform/database/sort-by.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Currency } from '#kernel/money.ts';
import { type Exclusion, memberStates, type SellerKind, type SellerState } from '#kernel/tax/tax-details.ts';
import type { Queryable } from '#platform/database/database.ts';
import { likeText } from '#platform/database/like.ts';

export type TaxDetails = {
  kind: SellerKind;
  firstName: string | null;
  lastName: string | null;
  birthDate: string | null;
  birthCity: string | null;
  birthCountry: string | null;
  tin: string | null;
  tinCountry: string | null;
  noTinReason: string | null;
  vatNumber: string | null;
  exclusion: Exclusion | null;
  givenAt: Date;
};

const columns =
  sql.raw(`d.kind, d.first_name, d.last_name, d.birth_date::text as birth_date, d.birth_city, d.birth_country,
  d.tin, d.tin_country, d.no_tin_reason, d.vat_number, d.exclusion, d.given_at`);

export async function findTaxDetails(db: Queryable, supplierId: string): Promise<TaxDetails | undefined> {
  const { rows } = await sql<TaxDetails>`
    select ${columns} from supplier_tax_details d where d.supplier_id = ${supplierId}`.execute(db);
  return rows[0];
}

export async function storeTaxDetails(db: Queryable, supplierId: string, details: TaxDetails): Promise<void> {
  await db
    .insertInto('supplierTaxDetails')
    .values({ supplierId, ...details })
    .onConflict((conflict) => conflict.column('supplierId').doUpdateSet(details))
    .execute();
}

export type Seller = {
  id: string;
  name: string;
  legalName: string;
  address: string;
  country: string;
  registerNumber: string;
  taxNumber: string;
  state: SellerState;
  details: TaxDetails | null;
};

/** Of a supplier `s` with its tax details `d`, where there are any: what becomes of it in a report. */
export const stateOf = sql.raw(`case
  when s.country not in (${memberStates.map((state) => `'${state}'`).join(', ')})
    and coalesce(d.tin_country, s.country) not in (${memberStates.map((state) => `'${state}'`).join(', ')}) then 'outside'
  when d.exclusion is not null then 'excluded'
  when d.supplier_id is null then 'incomplete'
  else 'complete' end`);

/** Of tax details `d`: they were reported, or should have been. The law requires to store these alone. */
export const wasReportable = sql<boolean>`exists (
  select from seller_quarters q join suppliers s on s.id = q.supplier_id
  where q.supplier_id = d.supplier_id and ${stateOf} in ('incomplete', 'complete'))`;

type Row = Omit<Seller, 'details'> & Partial<TaxDetails>;

const sellerRow = sql.raw(`s.id, s.name, s.legal_name, s.address, s.country, s.register_number, s.tax_number`);

function sellerOf({
  id,
  name,
  legalName,
  address,
  country,
  registerNumber,
  taxNumber,
  state,
  ...details
}: Row): Seller {
  const given = details.kind ? (details as TaxDetails) : null;
  return { id, name, legalName, address, country, registerNumber, taxNumber, state, details: given };
}

export async function findSeller(db: Queryable, supplierId: string): Promise<Seller | undefined> {
  const { rows } = await sql<Row>`
    select ${sellerRow}, ${stateOf} as state, ${columns}
    from suppliers s left join supplier_tax_details d on d.supplier_id = s.id where s.id = ${supplierId}`.execute(db);
  return rows[0] && sellerOf(rows[0]);
}

type Listing = { year: number; state?: SellerState | undefined; find?: string | undefined };

const sellersOf = ({ year, state }: Omit<Listing, 'find'>): RawBuilder<unknown> => sql`
  from suppliers s left join supplier_tax_details d on d.supplier_id = s.id
  where s.id in (select supplier_id from seller_quarters where year = ${year})
    and ${state ? sql`${stateOf} = ${state}` : sql`true`}`;

const isNamed = (find: string): RawBuilder<boolean> => {
  const part = `%${likeText(find.toLowerCase())}%`;
  return sql<boolean>`(lower(s.name) like ${part} or lower(s.legal_name) like ${part})`;
};

export type SellerCounts = Record<SellerState, number>;

type Sort = SortOf<'listSellersOfYear'>;

const sortColumns: SortColumns<Exclude<Sort, 'incomplete'>> = { name: [asName(sql`name`), sql`id`] };

/** By `incomplete` those of whom something is missing first, then by name; the counts are of all sellers of the year, found or not. Sellers are found once, and read for the
 *  page; of their tax details the kind alone. */
export async function listSellers(
  db: Queryable,
  { limit, offset, state, find, sort, year }: Listing & { sort: Sort; limit: number; offset: number },
): Promise<{ sellers: Seller[]; total: number; counts: SellerCounts }> {
  const order = sort === 'incomplete' ? sql`state <> 'incomplete', name, id` : sortBy(sortColumns, sort).order;
  const { rows } = await sql<{ counts: Partial<SellerCounts> | null; total: number; rows: Row[] | null }>`
    with sellers as materialized (
      select s.id, lower(s.name) as name, ${stateOf} as state, ${find ? isNamed(find) : sql`true`} as is_found ${sellersOf({ year })}
    ),
    found as (
      select * from sellers where is_found and ${state ? sql`state = ${state}` : sql`true`}
    ),
    page as (
      select id, state, row_number() over (order by ${order}) as at
      from found order by at limit ${limit} offset ${offset}
    )
    select (select jsonb_object_agg(state, count) from (select state, count(*) from sellers group by state) counted) as counts,
      (select count(*)::int from found) as total,
      (select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'legalName', s.legal_name, 'address', s.address,
        'country', s.country, 'registerNumber', s.register_number, 'taxNumber', s.tax_number, 'state', p.state, 'kind', d.kind) order by p.at)
       from page p join suppliers s on s.id = p.id left join supplier_tax_details d on d.supplier_id = s.id) as rows`.execute(
    db,
  );
  const { counts, total, rows: page } = rows[0]!;
  return { sellers: (page ?? []).map(sellerOf), total, counts: { ...noSellers, ...counts } };
}

const noSellers: SellerCounts = { incomplete: 0, complete: 0, excluded: 0, outside: 0 };

export async function countSellers(db: Queryable, listing: { year: number }): Promise<SellerCounts> {
  const { rows } = await sql<{ state: SellerState; count: number }>`
    select ${stateOf} as state, count(*)::int as count ${sellersOf(listing)} group by 1`.execute(db);
  return { ...noSellers, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

export type QuarterRow = {
  supplierId: string;
  currency: Currency;
  quarter: number;
  activities: number;
  considerationMinor: number;
  feesMinor: number;
  countries: string[];
};

export async function listQuarters(db: Queryable, year: number, supplierIds: readonly string[]): Promise<QuarterRow[]> {
  const { rows } = await sql<QuarterRow>`
    select supplier_id, currency, quarter, sum(activities)::int as activities, sum(consideration_minor)::bigint as consideration_minor,
      sum(fees_minor)::bigint as fees_minor, array_agg(country::text order by country) as countries
    from seller_quarters where year = ${year} and supplier_id = any(${supplierIds}::uuid[])
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}

export type SummedYear = { year: number; summedAt: Date };

/** The latest first. */
export async function listYears(db: Queryable): Promise<SummedYear[]> {
  const { rows } = await sql<SummedYear>`select year, summed_at from seller_years order by year desc`.execute(db);
  return rows;
}
