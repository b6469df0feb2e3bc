// When support acted for a person, as a source of personal data; and for whom a member of the staff acted.
import { sql } from 'kysely';
import { inPages } from '#platform/database/pages.ts';
import type { PersonalDataSource } from '#platform/personal-data/source.ts';

export const personalActing: PersonalDataSource = {
  name: 'acting',
  tables: ['acting_sessions'],
  // It stays as long as the audit log, whose entries name it.
  fate: 'kept',

  async count(db, { id }) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from acting_sessions where user_id = ${id} or actor_id = ${id}`.execute(db);
    return rows[0]!.total;
  },

  async *read(db, { id }) {
    const rows = inPages((afterId, limit) =>
      sql<{ id: string }>`
        select id, case when user_id = ${id} then reason end as reason, started_at, coalesce(ended_at, ends_at) as ended_at
        from acting_sessions where (user_id = ${id} or actor_id = ${id}) and id > ${afterId} order by id limit ${limit}`
        .execute(db)
        .then((found) => found.rows),
    );
    for await (const { id: _, ...acting } of rows) yield acting;
  },

  async erase() {},
};
