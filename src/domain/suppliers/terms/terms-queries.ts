// All SQL on announced changes of suppliers' terms.
import { sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';

export type TermsTexts = Record<Language, string>;

/** `supplierId` null: all suppliers. `commissionPercent` null: the commission stays. */
export type TermsRow = {
  id: string;
  supplierId: string | null;
  supplierName: string | null;
  commissionPercent: number | null;
  commissionBefore: number | null;
  endsOwn: boolean;
  texts: TermsTexts;
  announcedAt: Date;
  startsAt: Date;
  startedAt: Date | null;
  withdrawnAt: Date | null;
};

const rows = sql.raw(`
  select t.id, t.supplier_id, s.name as supplier_name, t.commission_percent, t.commission_before, t.ends_own, t.texts, t.announced_at,
    t.starts_at, t.started_at, t.withdrawn_at
  from supplier_terms t left join suppliers s on s.id = t.supplier_id`);

export async function findTerms(db: Queryable, id: string): Promise<TermsRow | undefined> {
  const found = await sql<TermsRow>`${rows} where t.id = ${id}`.execute(db);
  return found.rows[0];
}

/** Locks it until the transaction ends. */
export async function lockTerms(db: Queryable, id: string): Promise<TermsRow | undefined> {
  await sql`select from supplier_terms where id = ${id} for update`.execute(db);
  return findTerms(db, id);
}

/** Those that should have started by now, the earliest first. */
export async function listOverdueTerms(db: Queryable, now: Date): Promise<string[]> {
  const found = await db
    .selectFrom('supplierTerms')
    .select('id')
    .where('startedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('startsAt', '<=', now)
    .orderBy('startsAt')
    .execute();
  return found.map(({ id }) => id);
}

/** Announced ends of own commissions that come no later than a change of that of all. */
export async function listEndsOfOwnBefore(db: Queryable, termsId: string): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select o.id from supplier_terms t join supplier_terms o on o.starts_at <= t.starts_at
    where t.id = ${termsId} and t.supplier_id is null and t.commission_percent is not null
      and o.ends_own and o.started_at is null and o.withdrawn_at is null order by o.starts_at, o.id`.execute(db);
  return found.rows.map(({ id }) => id);
}

export async function isGeneralCommissionPending(db: Queryable): Promise<boolean> {
  const found = await sql`
    select from supplier_terms
    where supplier_id is null and commission_percent is not null and started_at is null and withdrawn_at is null`.execute(
    db,
  );
  return found.rows.length > 0;
}

type PageRange = { limit: number; offset: number };

/** Latest first. */
export async function listTerms(
  db: Queryable,
  { limit, offset }: PageRange,
): Promise<{ rows: TermsRow[]; total: number }> {
  const found = await sql<TermsRow>`${rows} order by t.id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from supplier_terms`.execute(db);
  return { rows: found.rows, total: counted.rows[0]!.total };
}

/** Those that concern a supplier, latest first. */
export async function listTermsOf(db: Queryable, supplierId: string, limit: number): Promise<TermsRow[]> {
  const found = await sql<TermsRow>`
    ${rows} join suppliers own on own.id = ${supplierId} and terms_concern(t, own)
    order by t.id desc limit ${limit}`.execute(db);
  return found.rows;
}

type NewTerms = Omit<TermsRow, 'supplierName' | 'startedAt' | 'withdrawnAt'>;

/** False if another change of this commission is announced already. */
export async function insertTerms(db: Queryable, { texts, ...terms }: NewTerms): Promise<boolean> {
  const inserted = await db
    .insertInto('supplierTerms')
    .values({ ...terms, texts: JSON.stringify(texts) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function markTerms(
  db: Queryable,
  id: string,
  at: { startedAt: Date } | { withdrawnAt: Date },
): Promise<void> {
  await db.updateTable('supplierTerms').set(at).where('id', '=', id).execute();
}

/** null: that of all. */
export async function setOwnCommission(db: Queryable, supplierId: string, percent: number | null): Promise<void> {
  await db.updateTable('suppliers').set({ commissionPercent: percent }).where('id', '=', supplierId).execute();
}

export type NotifiedSupplier = { id: string; name: string; email: string };

/** Whom an announcement concerns, in the order of their ids; those who were refused are not notified. */
export async function listConcerned(
  db: Queryable,
  { id }: Pick<TermsRow, 'id'>,
  { afterId, limit }: { afterId: string; limit: number },
): Promise<NotifiedSupplier[]> {
  const found = await sql<NotifiedSupplier>`
    select own.id, own.name, own.email from supplier_terms t join suppliers own on terms_concern(t, own)
    where t.id = ${id} and own.id > ${afterId} and own.state <> 'refused' order by own.id limit ${limit}`.execute(db);
  return found.rows;
}
