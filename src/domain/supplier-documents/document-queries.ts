// All SQL on documents of suppliers.
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { DocumentKind, DocumentState } from '#kernel/choices/supplier-documents.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { SupplierDocumentsTable } from '#platform/database/tables.ts';

type Stored = Omit<Selectable<SupplierDocumentsTable>, 'kind' | 'state'> & { kind: DocumentKind; state: DocumentState };
export type DocumentRow = Stored & {
  supplierName: string;
  uploaderName: string | null;
  /** Another that waits, or was refused, is to take its place. */
  hasSuccessor: boolean;
};

const columns = sql`d.*, s.name as supplier_name, coalesce(nullif(u.name, ''), u.email) as uploader_name,
  exists (select from supplier_documents n where n.replaces = d.id and n.state in ('waiting', 'refused')) as has_successor`;
const tables = sql`supplier_documents d join suppliers s on s.id = d.supplier_id left join users u on u.id = d.uploaded_by`;

export async function insertDocument(db: Queryable, document: Insertable<SupplierDocumentsTable>): Promise<void> {
  await db.insertInto('supplierDocuments').values(document).execute();
}

export async function findDocument(db: Queryable, id: string): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`select ${columns} from ${tables} where d.id = ${id}`.execute(db);
  return rows[0];
}

/** The same, locked until the transaction ends; of one supplier. */
export async function lockDocument(db: Queryable, supplierId: string, id: string): Promise<DocumentRow | undefined> {
  const { rows } = await sql`
    select from supplier_documents where id = ${id} and supplier_id = ${supplierId} for update`.execute(db);
  return rows.length > 0 ? findDocument(db, id) : undefined;
}

/** Without history, latest first. */
export async function listCurrent(db: Queryable, supplierId: string): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select ${columns} from ${tables}
    where d.supplier_id = ${supplierId} and d.state in ('waiting', 'accepted', 'refused')
    order by d.uploaded_at desc, d.id desc`.execute(db);
  return rows;
}

type ListQuery = {
  state?: 'waiting' | 'ending' | undefined;
  suppliers?: readonly string[] | undefined;
  /** Of one that ends, the validity is over by then. */
  endsBy: string;
  limit: number;
  offset: number;
};

const orders = {
  waiting: sql`d.uploaded_at, d.id`,
  ending: sql`d.valid_until, d.id`,
  all: sql`d.state in ('replaced', 'withdrawn'), d.uploaded_at desc, d.id desc`,
};

/** No one is responsible for a supplier whose account is closed. */
function isListed({ state, suppliers, endsBy }: ListQuery): RawBuilder<boolean> {
  const ofThem = suppliers ? sql<boolean>`d.supplier_id = any(${suppliers}::uuid[])` : sql<boolean>`true`;
  if (!state) return ofThem;
  const isInState =
    state === 'waiting' ? sql`d.state = 'waiting'` : sql`d.state = 'accepted' and d.valid_until <= ${endsBy}::date`;
  return sql<boolean>`${ofThem} and ${isInState} and s.closed_at is null`;
}

export async function listDocuments(db: Queryable, query: ListQuery): Promise<{ rows: DocumentRow[]; total: number }> {
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<DocumentRow>`
      select ${columns} from ${tables} where ${isListed(query)} order by ${orders[query.state ?? 'all']}
      limit ${query.limit} offset ${query.offset}`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from supplier_documents d join suppliers s on s.id = d.supplier_id
      where ${isListed(query)}`.execute(db),
  ]);
  return { rows, total: counted[0]!.total };
}

/** The caller has locked it. */
export async function endDocument(
  db: Queryable,
  id: string,
  state: 'replaced' | 'withdrawn',
  endedAt: Date,
): Promise<void> {
  await db.updateTable('supplierDocuments').set({ state, endedAt }).where('id', '=', id).execute();
}

type DecisionRow = { state: 'accepted' | 'refused'; decidedBy: string; decidedAt: Date; reason: string | null };

/** False unless it waits. One that is accepted takes the place of the one that it replaces. */
export async function markDecided(db: Queryable, id: string, decision: DecisionRow): Promise<boolean> {
  const decided = await db
    .updateTable('supplierDocuments')
    .set(decision)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('replaces')
    .executeTakeFirst();
  if (decided?.replaces && decision.state === 'accepted')
    await sql`
      update supplier_documents set state = 'replaced', ended_at = ${decision.decidedAt}
      where id = ${decided.replaces} and state = 'accepted'`.execute(db);
  return decided !== undefined;
}

export type ReminderStep = 'soon' | 'end';
type DueReminder = { id: string; supplierId: string; step: ReminderStep };
type ReminderQuery = { today: string; soonBy: string; limit: number };

/** Accepted documents of whose end their supplier is to be notified; not where a successor waits to be checked. */
export async function listDueReminders(db: Queryable, { today, soonBy, limit }: ReminderQuery): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    select d.id, d.supplier_id, case when d.valid_until <= ${today}::date then 'end' else 'soon' end as step
    from supplier_documents d join suppliers s on s.id = d.supplier_id
    where d.state = 'accepted' and d.valid_until <= ${soonBy}::date
      and case when d.valid_until <= ${today}::date then d.reminded_end_at else d.reminded_soon_at end is null
      and s.closed_at is null and s.suspended_at is null
      and exists (select from supplier_members m where m.supplier_id = s.id)
      and not exists (select from supplier_documents n where n.replaces = d.id and n.state = 'waiting')
    order by d.valid_until, d.id limit ${limit}`.execute(db);
  return rows;
}

/** False if that has been done. */
export async function markReminded(db: Queryable, id: string, step: ReminderStep, at: Date): Promise<boolean> {
  const column = step === 'end' ? 'remindedEndAt' : 'remindedSoonAt';
  const { numUpdatedRows } = await db
    .updateTable('supplierDocuments')
    .set({ [column]: at })
    .where('id', '=', id)
    .where('state', '=', 'accepted')
    .where(column, 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes documents of suppliers that have closed before, or have no members left, and files of those that have not counted since before.
 *  Returns the files that nothing names any more. */
export async function forgetDocumentsBefore(db: Queryable, before: Date): Promise<string[]> {
  const { rows: deleted } = await sql<{ file: string | null }>`
    delete from supplier_documents d using suppliers s
    where s.id = d.supplier_id and (s.closed_at < ${before}
      or d.uploaded_at < ${before} and not exists (select from supplier_members m where m.supplier_id = s.id))
    returning d.file`.execute(db);
  const { rows: emptied } = await sql<{ file: string }>`
    with over as (
      select id, file from supplier_documents
      where file is not null and state in ('refused', 'replaced', 'withdrawn') and coalesce(ended_at, decided_at) < ${before} for update
    )
    update supplier_documents d set file = null from over where d.id = over.id returning over.file`.execute(db);
  return [...deleted, ...emptied].flatMap(({ file }) => file ?? []);
}
