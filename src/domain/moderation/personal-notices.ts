// Notices are stored as long as the law requires (src/kernel/retention.ts), with the notifier or whom they suspend:
// there may be an appeal, or a court. The operator's name is removed from decisions.
import { sql } from 'kysely';
import { firstPage, type PersonalDataSource, type PersonalRecord } from '#platform/personal-data/source.ts';

export const personalNotices: PersonalDataSource = {
  name: 'notices',
  tables: ['notices', 'notice_decisions'],
  fate: 'kept',

  async count(db, { id, email, ownsEmail }) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from notices
      where (lower(email) = ${email} and ${ownsEmail}) or subject_user_id = ${id}`.execute(db);
    return rows[0]!.total;
  },

  read: (db, { id, email, ownsEmail }) =>
    firstPage(
      sql<PersonalRecord>`
        select n.reference, n.state, n.category, n.address, n.statement, n.name, n.email, n.language, n.received_at, n.appeal,
          n.appealed_at, (select jsonb_agg(jsonb_build_object('stage', d.stage, 'outcome', d.outcome, 'reasons', d.reasons,
            'decided_at', d.decided_at) order by d.decided_at) from notice_decisions d where d.notice_id = n.id) as decisions
        from notices n where (lower(n.email) = ${email} and ${ownsEmail}) or n.subject_user_id = ${id} order by n.received_at`
        .execute(db)
        .then(({ rows }) => rows),
    ),

  async erase(db, { id }) {
    await db.updateTable('noticeDecisions').set({ decidedBy: null }).where('decidedBy', '=', id).execute();
  },
};
