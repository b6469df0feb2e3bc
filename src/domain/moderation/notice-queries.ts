// The only file with SQL for notices and decisions on them.
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { sortBy, type SortColumns } from '#platform/database/sort-by.ts';
import { sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';
import type { Subject } from '#domain/suspensions/suspend.ts';
import type { Decision, Notice, NoticeState, Party } from './notice.ts';

type NoticeRow = Omit<Notice, 'decisions'> & {
  decisions: (Omit<Notice['decisions'][number], 'decidedAt'> & { decidedAt: string })[];
};

/** Of a decision `d`, as they follow each other. */
const stageOrder = sql`array_position(array['first', 'appeal', 'withdrawal'], d.stage)`;

/** Of a notice `n`, the outcome of its last decision. */
const lastOutcome = sql`(
  select d.outcome from notice_decisions d where d.notice_id = n.id
  order by ${stageOrder} desc limit 1)`;

const selectNotices = sql`
  select n.id, n.reference, n.origin, n.state, n.category, n.address, n.tour_id, n.subject_user_id,
         n.subject_supplier_id, n.statement,
         coalesce((select s.name from suppliers s where s.id = n.subject_supplier_id),
           (select u.email from users u where u.id = n.subject_user_id)) as subject_name,
         (select x.title from tour_texts x where x.tour_id = n.tour_id order by x.language = n.language desc, x.language limit 1)
           as tour_title,
         n.name, n.email, n.language,
         n.received_at, n.appealed_by, n.appeal, n.appealed_at,
         (select coalesce(jsonb_agg(jsonb_build_object('stage', d.stage, 'outcome', d.outcome, 'basis', d.basis,
                   'reasons', d.reasons, 'decidedAt', d.decided_at,
                   'actorId', u.id, 'actorName', u.name,
                   'actorEmail', case when u.erased_at is null then u.email end) order by ${stageOrder}), '[]')
          from notice_decisions d left join users u on u.id = d.decided_by where d.notice_id = n.id) as decisions
  from notices n`;

const fromRow = (row: NoticeRow): Notice => ({
  ...row,
  decisions: row.decisions.map((decision) => ({ ...decision, decidedAt: new Date(decision.decidedAt) })),
});

/** What is not found elsewhere. */
type NewNotice = Omit<Notice, 'decisions' | 'subjectName' | 'tourTitle'>;

export async function insertNotice(db: Queryable, notice: NewNotice): Promise<void> {
  await db.insertInto('notices').values(notice).execute();
}

export async function findNotice(
  db: Queryable,
  by: { id: string } | { reference: string },
): Promise<Notice | undefined> {
  const which = 'id' in by ? sql`n.id = ${by.id}` : sql`n.reference = ${by.reference}`;
  const { rows } = await sql<NoticeRow>`${selectNotices} where ${which}`.execute(db);
  return rows[0] && fromRow(rows[0]);
}

/** Locks it until the transaction ends, so that it is decided once. */
export async function lockNotice(db: Queryable, id: string): Promise<void> {
  await sql`select from notices where id = ${id} for update`.execute(db);
}

/** `pauses`: only tours that the operator has taken off sale by itself and that still are. */
type Sort = SortOf<'listNotices'>;
type NoticesQuery = {
  state?: NoticeState;
  pauses?: boolean;
  sort: Sort;
  limit: number;
  offset: number;
};

const columns: SortColumns<Sort> = { received: [sql`n.received_at`, sql`n.id`] };

export async function listNotices(db: Queryable, query: NoticesQuery): Promise<{ notices: Notice[]; total: number }> {
  const ofState = query.state === undefined ? sql`true` : sql`n.state = ${query.state}`;
  const where = query.pauses
    ? sql`n.origin = 'operator' and n.tour_id is not null and ${lastOutcome} = 'removed' and ${ofState}`
    : ofState;
  const counted = await sql<{ total: number }>`select count(*) as total from notices n where ${where}`.execute(db);
  const { rows } = await sql<NoticeRow>`${selectNotices} where ${where}
    order by ${sortBy(columns, query.sort).order} limit ${query.limit} offset ${query.offset}`.execute(db);
  return { notices: rows.map(fromRow), total: counted.rows[0]!.total };
}

/** Decided notices, those first that were decided last. */
export async function listDecided(
  db: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ notices: Notice[]; total: number }> {
  const where = sql`n.state <> 'received'`;
  const counted = await sql<{ total: number }>`select count(*) as total from notices n where ${where}`.execute(db);
  const { rows } = await sql<NoticeRow>`${selectNotices} where ${where}
    order by (select max(d.decided_at) from notice_decisions d where d.notice_id = n.id) desc, n.id
    limit ${limit} offset ${offset}`.execute(db);
  return { notices: rows.map(fromRow), total: counted.rows[0]!.total };
}

/** Of a notice that the caller has locked. */
export async function setNoticeState(db: Queryable, id: string, state: NoticeState): Promise<void> {
  await db.updateTable('notices').set({ state }).where('id', '=', id).execute();
}

type Appeal = { id: string; by: Party; text: string; now: Date };

/** False if there is an appeal already. */
export async function insertAppeal(db: Queryable, { id, by, text, now }: Appeal): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notices')
    .set({ state: 'appealed', appealedBy: by, appeal: text, appealedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'decided')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertDecision(
  db: Queryable,
  noticeId: string,
  decision: Decision & { decidedBy: string | null },
): Promise<void> {
  await db
    .insertInto('noticeDecisions')
    .values({ noticeId, ...decision })
    .execute();
}

/** Notices that suspend these suppliers by their last decision. */
export async function listSupplierSuspensions(db: Queryable, supplierIds: readonly string[]): Promise<Notice[]> {
  const { rows } = await sql<NoticeRow>`${selectNotices}
    where n.subject_supplier_id = any(${supplierIds}::uuid[]) and ${lastOutcome} = 'removed'`.execute(db);
  return rows.map(fromRow);
}

/** Notices that remove this tour by their last decision, the latest first. */
export async function listActiveRemovals(db: Queryable, tourId: string): Promise<Notice[]> {
  const { rows } = await sql<NoticeRow>`${selectNotices}
    where n.tour_id = ${tourId} and ${lastOutcome} = 'removed' order by n.received_at desc, n.id`.execute(db);
  return rows.map(fromRow);
}

/** Of a notice `n`: it suspends this user or supplier. */
const suspends = ({ kind, id }: Subject) => {
  const column = kind === 'user' ? sql`n.subject_user_id` : sql`n.subject_supplier_id`;
  return sql`${column} = ${id} and ${lastOutcome} = 'removed'`;
};

export async function findSuspensionOf(db: Queryable, subject: Subject): Promise<Notice | undefined> {
  const { rows } = await sql<NoticeRow>`${selectNotices} where ${suspends(subject)}`.execute(db);
  return rows[0] && fromRow(rows[0]);
}

/** The same, locked until the transaction ends. */
export async function lockSuspensionOf(db: Queryable, subject: Subject): Promise<Notice | undefined> {
  const locked = await sql<{ id: string }>`select n.id from notices n where ${suspends(subject)} for update`.execute(
    db,
  );
  return locked.rows[0] && findNotice(db, locked.rows[0]);
}

/** Notices that have taken a tour of the supplier off sale and were not appealed, the latest first. */
export async function listRemovalsOf(
  db: Queryable,
  supplierId: string,
  language: Language,
): Promise<(Notice & { tourId: string; title: string })[]> {
  const { rows } = await sql<NoticeRow & { tourId: string; title: string }>`
    select n.*, (select title from tour_texts x where x.tour_id = n.tour_id order by ${textOrder(language)} limit 1) as title
    from (${selectNotices}) n join tours t on t.id = n.tour_id
    where t.supplier_id = ${supplierId} and n.state = 'decided' and n.decisions -> 0 ->> 'outcome' = 'removed'
    order by n.received_at desc, n.id limit 20`.execute(db);
  return rows.map((row) => ({ ...fromRow(row), tourId: row.tourId, title: row.title }));
}

export async function deleteNoticesBefore(db: Queryable, oldest: Date): Promise<void> {
  await db.deleteFrom('notices').where('receivedAt', '<', oldest).execute();
}
