// The only file with SQL for notices and decisions on them.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import type { Decision, Notice, NoticeState, Party } from './notice.ts';

type Row = Omit<Notice, 'decisions'> & { decisions: (Omit<Decision, 'decidedAt'> & { decidedAt: string })[] };

const selectNotices = sql`
  select n.id, n.reference, n.state, n.category, n.address, n.tour_id, n.statement, n.name, n.email, n.language,
         n.received_at, n.appealed_by, n.appeal, n.appealed_at,
         (select coalesce(jsonb_agg(jsonb_build_object('stage', d.stage, 'outcome', d.outcome, 'basis', d.basis,
                   'reasons', d.reasons, 'decidedAt', d.decided_at) order by d.decided_at, d.stage desc), '[]')
          from notice_decisions d where d.notice_id = n.id) as decisions
  from notices n`;

const fromRow = (row: Row): Notice => ({
  ...row,
  decisions: row.decisions.map((decision) => ({ ...decision, decidedAt: new Date(decision.decidedAt) })),
});

export async function insertNotice(db: Queryable, notice: Omit<Notice, 'decisions'>): Promise<void> {
  await db.insertInto('notices').values(notice).execute();
}

export async function findNotice(
  db: Queryable,
  by: { id: string } | { reference: string },
): Promise<Notice | undefined> {
  const which = 'id' in by ? sql`n.id = ${by.id}` : sql`n.reference = ${by.reference}`;
  const { rows } = await sql<Row>`${selectNotices} where ${which}`.execute(db);
  return rows[0] && fromRow(rows[0]);
}

type Question = { state?: NoticeState; limit: number; offset: number };

export async function listNotices(db: Queryable, question: Question): Promise<{ notices: Notice[]; total: number }> {
  const where = question.state === undefined ? sql`true` : sql`n.state = ${question.state}`;
  const counted = await sql<{ total: number }>`select count(*) as total from notices n where ${where}`.execute(db);
  const { rows } = await sql<Row>`${selectNotices} where ${where}
    order by n.received_at, n.id limit ${question.limit} offset ${question.offset}`.execute(db);
  return { notices: rows.map(fromRow), total: counted.rows[0]!.total };
}

/** False where the notice is no longer in the state it was read in: somebody else was first. */
export async function moveNotice(db: Queryable, id: string, from: NoticeState, to: NoticeState): Promise<boolean> {
  const moved = await db
    .updateTable('notices')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

type Appeal = { id: string; by: Party; text: string; now: Date };

/** False where it has been appealed against already. */
export async function insertAppeal(db: Queryable, { id, by, text, now }: Appeal): Promise<boolean> {
  const appealed = await db
    .updateTable('notices')
    .set({ state: 'appealed', appealedBy: by, appeal: text, appealedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'decided')
    .executeTakeFirst();
  return appealed.numUpdatedRows === 1n;
}

export async function insertDecision(
  db: Queryable,
  noticeId: string,
  decision: Decision & { decidedBy: string },
): Promise<void> {
  await db
    .insertInto('noticeDecisions')
    .values({ noticeId, ...decision })
    .execute();
}

export async function deleteNoticesBefore(db: Queryable, oldest: Date): Promise<void> {
  await db.deleteFrom('notices').where('receivedAt', '<', oldest).execute();
}
