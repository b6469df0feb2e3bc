// All SQL on what was filed, and on how it differs from what is true now.
import { type RawBuilder, sql } from 'kysely';
import { beforeAll } from '#kernel/ids.ts';
import { type Currency, currencies, exponentOf } from '#kernel/money.ts';
import { type FilingKind, type RecordChange, recordChanges } from '#kernel/tax/filings.ts';
import type { Queryable } from '#platform/database/database.ts';
import { stateOf } from '../report-queries.ts';
import type { DocSpec, FiledRecord, OperatorContent, RecordContent } from './dpi-message.ts';

const unitOf = sql.raw(
  `case q.currency ${currencies.map((one) => `when '${one}' then ${10 ** exponentOf(one)}.0`).join(' ')} end`,
);

/** What the file of a year says of each seller now, by currency: only what it says, so that nothing else is a difference. */
const reportedRecords = (year: number): RawBuilder<unknown> => sql`
  select s.id as supplier_id, q.currency, jsonb_strip_nulls(jsonb_build_object(
    'country', s.country, 'legalName', s.legal_name, 'address', s.address, 'registerNumber', s.register_number,
    'kind', d.kind, 'firstName', d.first_name, 'lastName', d.last_name, 'birthDate', d.birth_date, 'birthCity', d.birth_city,
    'birthCountry', d.birth_country, 'tin', d.tin, 'tinCountry', d.tin_country, 'vatNumber', d.vat_number,
    'quarters', q.quarters)) as content
  from suppliers s join supplier_tax_details d on d.supplier_id = s.id
  join (
    select q.supplier_id, q.currency, jsonb_agg(jsonb_build_object('quarter', q.quarter, 'activities', q.activities,
      'consideration', round(q.consideration / ${unitOf}), 'fees', round(q.fees / ${unitOf})) order by q.quarter) as quarters
    from (
      select supplier_id, currency, quarter, sum(activities) as activities, sum(consideration_minor) as consideration,
        sum(fees_minor) as fees
      from seller_quarters where year = ${year} group by 1, 2, 3
    ) q group by 1, 2
  ) q on q.supplier_id = s.id
  where ${stateOf} = 'complete'`;

/** A filed record `r` that no filed one corrects. */
const holds = sql`r.change <> 'gone' and not exists (
  select from seller_filing_records c join seller_filings later on later.id = c.filing_id
  where c.corrects = r.doc_ref and later.filed_at is not null)`;

/** `differing`: where the latest filed record of a seller and currency is not what the file would say now. */
const withDiffering = (year: number): RawBuilder<unknown> => sql`
  with reported as (${reportedRecords(year)}),
  filed as (
    select r.doc_ref, r.supplier_id, r.currency, r.content from seller_filing_records r join seller_filings f on f.id = r.filing_id
    where f.year = ${year} and f.filed_at is not null and ${holds}
  ),
  differing as (
    select coalesce(n.supplier_id, f.supplier_id) as supplier_id, coalesce(n.currency, f.currency) as currency,
      case when f.doc_ref is null then 'new' when n.supplier_id is null then 'gone' else 'changed' end as change,
      f.doc_ref as corrects, n.content, f.content as filed
    from reported n full join filed f on f.supplier_id = n.supplier_id and f.currency = n.currency
    where n.content is distinct from f.content
  )`;

export type ChangeCounts = Record<RecordChange, number>;
const noChanges = Object.fromEntries(recordChanges.map((change) => [change, 0])) as ChangeCounts;

/** Of sellers, not of their currencies. */
export async function countDifferences(db: Queryable, year: number): Promise<ChangeCounts> {
  const { rows } = await sql<{ change: RecordChange; count: number }>`
    ${withDiffering(year)} select change, count(distinct supplier_id)::int as count from differing group by 1`.execute(
    db,
  );
  return { ...noChanges, ...Object.fromEntries(rows.map(({ change, count }) => [change, count])) };
}

export type DifferenceRow = {
  supplierId: string;
  /** Null once the supplier is gone; its record has its legal name. */
  name: string | null;
  currency: Currency;
  change: RecordChange;
  content: RecordContent | null;
  filed: RecordContent | null;
};

export async function listDifferences(
  db: Queryable,
  { year, limit, offset }: { year: number; limit: number; offset: number },
): Promise<{ differences: DifferenceRow[]; total: number }> {
  const { rows } = await sql<DifferenceRow & { total: number }>`
    ${withDiffering(year)}
    select x.supplier_id, s.name, x.currency, x.change, x.content, x.filed, count(*) over ()::int as total
    from differing x left join suppliers s on s.id = x.supplier_id
    order by lower(s.name), x.supplier_id, x.currency limit ${limit} offset ${offset}`.execute(db);
  return { differences: rows, total: rows[0]?.total ?? 0 };
}

const isIn = (kind: FilingKind): RawBuilder<boolean> =>
  kind === 'correction' ? sql<boolean>`change <> 'new'` : sql<boolean>`change = 'new'`;

export type FilingRow = {
  id: string;
  year: number;
  kind: FilingKind;
  messageRef: string;
  operator: OperatorContent;
  operatorChange: DocSpec['change'];
  operatorRef: string;
  operatorCorrects: string | null;
  madeAt: Date;
  filedAt: Date | null;
};

/** `refBeginning` and a digest of `contents` and of the records make the reference of the message. */
type Unnamed = Omit<FilingRow, 'messageRef' | 'filedAt'> & { refBeginning: string; contents: string };

/** With its records, of what differs now; returns their number. A deletion repeats what was filed. An empty `operatorRef` is made too.
 *  One statement reads the records and their digest: what is saved meanwhile would be in one and not in the other. */
export async function insertFiling(db: Queryable, { refBeginning, contents, ...filing }: Unnamed): Promise<number> {
  const { id, year, kind, operator, operatorRef } = filing;
  await db
    .insertInto('sellerFilings')
    .values({ ...filing, operator: JSON.stringify(operator), messageRef: id, operatorRef: operatorRef || id })
    .execute();
  const { rows } = await sql<{ messageRef: string; count: number }>`
    ${withDiffering(year)},
    chosen as materialized (
      select supplier_id, currency, change, corrects, coalesce(content, filed) as content from differing where ${isIn(kind)}
    ),
    message as materialized (
      select count(*)::int as count, concat(${refBeginning}::text, left(encode(sha256(convert_to(concat(${contents}::text,
        string_agg(md5(concat_ws(' ', supplier_id, currency, change, corrects, content)), '' order by supplier_id, currency)
      ), 'UTF8')), 'hex'), 32)) as ref
      from chosen
    ),
    inserted as (
      insert into seller_filing_records (doc_ref, filing_id, supplier_id, currency, change, corrects, content)
      select concat(m.ref, '-', c.supplier_id, '-', c.currency), ${id}, c.supplier_id, c.currency, c.change, c.corrects, c.content
      from chosen c, message m
    )
    select ref as message_ref, count from message`.execute(db);
  const { messageRef, count } = rows[0]!;
  const refs = { messageRef, operatorRef: operatorRef || `${messageRef}-operator` };
  await db.updateTable('sellerFilings').set(refs).where('id', '=', id).execute();
  return count;
}

export type ListedFiling = FilingRow & { counts: ChangeCounts };

/** The latest first, with how many sellers each has. */
export async function listFilings(db: Queryable, year: number): Promise<ListedFiling[]> {
  const { rows } = await sql<FilingRow & { counts: Partial<ChangeCounts> | null }>`
    select f.*, (
      select jsonb_object_agg(change, count) from (
        select change, count(distinct supplier_id) from seller_filing_records where filing_id = f.id group by 1
      ) counted) as counts
    from seller_filings f where f.year = ${year} order by f.made_at desc, f.id desc`.execute(db);
  return rows.map((row) => ({ ...row, counts: { ...noChanges, ...row.counts } }));
}

export async function findFiling(db: Queryable, id: string): Promise<FilingRow | undefined> {
  const { rows } = await sql<FilingRow>`select * from seller_filings where id = ${id}`.execute(db);
  return rows[0];
}

/** Making, filing or discarding a message of the year waits for the transaction. */
export async function lockYear(db: Queryable, year: number): Promise<void> {
  await sql`select from seller_years where year = ${year} for update`.execute(db);
}

export async function markFiled(db: Queryable, id: string, filedAt: Date): Promise<void> {
  await sql`update seller_filings set filed_at = ${filedAt} where id = ${id}`.execute(db);
}

export async function deleteFiling(db: Queryable, id: string): Promise<void> {
  await sql`delete from seller_filing_records where filing_id = ${id}`.execute(db);
  await sql`delete from seller_filings where id = ${id}`.execute(db);
}

/** Of years before; records first, which refer to each other. */
export async function deleteFilingsBefore(db: Queryable, year: number): Promise<void> {
  await sql`
    delete from seller_filing_records where filing_id in (select id from seller_filings where year < ${year})`.execute(
    db,
  );
  await sql`delete from seller_filings where year < ${year}`.execute(db);
}

/** In the order of their references. */
export async function listRecords(
  db: Queryable,
  filingId: string,
  { afterRef, limit }: { afterRef: string; limit: number },
): Promise<FiledRecord[]> {
  const { rows } = await sql<FiledRecord>`
    select doc_ref as ref, change, corrects, currency, content from seller_filing_records
    where filing_id = ${filingId} and doc_ref > ${afterRef} order by doc_ref limit ${limit}`.execute(db);
  return rows;
}

export type OwnRecord = Pick<FiledRecord, 'currency' | 'content'> & { change: RecordChange; filedAt: Date };

/** What was filed of one seller for a year, in the order in which it was. */
export async function listRecordsOf(db: Queryable, supplierId: string, year: number): Promise<OwnRecord[]> {
  const { rows } = await sql<OwnRecord>`
    select r.currency, r.content, r.change, f.filed_at from seller_filing_records r join seller_filings f on f.id = r.filing_id
    where r.supplier_id = ${supplierId} and f.year = ${year} and f.filed_at is not null
    order by f.filed_at, r.currency`.execute(db);
  return rows;
}

export type NotifiedSeller = { id: string; name: string; email: string; records: OwnRecord[] };

/** Sellers of a message with what it says of them. */
export async function listSellersOfFiling(
  db: Queryable,
  filingId: string,
  { afterId = beforeAll, limit }: { afterId?: string; limit: number },
): Promise<NotifiedSeller[]> {
  const { rows } = await sql<NotifiedSeller>`
    select s.id, s.name, s.email, jsonb_agg(jsonb_build_object('currency', r.currency, 'change', r.change, 'content', r.content)
      order by r.currency) as records
    from seller_filing_records r join suppliers s on s.id = r.supplier_id
    where r.filing_id = ${filingId} and s.id > ${afterId} group by s.id order by s.id limit ${limit}`.execute(db);
  return rows;
}
