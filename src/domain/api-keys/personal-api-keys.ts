import { sql } from 'kysely';
import { firstPage, type PersonalDataSource, type PersonalRecord } from '#platform/personal-data/source.ts';

/** Keys that a person made; they go with the membership. */
export const personalApiKeys: PersonalDataSource = {
  name: 'api_keys',
  tables: ['api_keys'],
  fate: 'erased',

  async count(db, { id }) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from api_keys where user_id = ${id}`.execute(db);
    return rows[0]!.total;
  },

  read: (db, { id }) =>
    firstPage(
      sql<PersonalRecord>`
        select name, prefix, scopes, created_at, expires_at, last_used_at from api_keys where user_id = ${id} order by created_at`
        .execute(db)
        .then(({ rows }) => rows),
    ),

  async erase(db, { id }) {
    await db.deleteFrom('apiKeys').where('userId', '=', id).execute();
  },
};
