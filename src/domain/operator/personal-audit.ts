// Audit entries as a source of personal data: about the account and its suppliers, and by the operator about others.
import { type RawBuilder, sql } from 'kysely';
import { inPages } from '#platform/database/pages.ts';
import type { Person, PersonalDataSource } from '#platform/personal-data/source.ts';

export const personalAudit: PersonalDataSource = {
  name: 'suspensions',
  tables: ['audit_entries'],
  // Entries refer to users by id only, and the row of an erased account has no name.
  fate: 'kept',

  async count(db, person) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from audit_entries where ${concerns(person)}`.execute(db);
    return rows[0]!.total;
  },

  async *read(db, person) {
    const entries = inPages((afterId, limit) =>
      sql<{ id: string }>`
        select id, at, action, subject_kind as "of", case when ${isSubject(person)} then reason end as reason
        from audit_entries where ${concerns(person)} and id > ${afterId} order by id limit ${limit}`
        .execute(db)
        .then(({ rows }) => rows),
    );
    for await (const { id: _, ...entry } of entries) yield entry;
  },

  /** Entries are append-only: an operator's decisions stay accountable for. */
  async erase() {},
};

const isSubject = ({ id }: Person): RawBuilder<boolean> => sql<boolean>`
  (subject_id = ${id} or subject_id in (select supplier_id::text from supplier_members where user_id = ${id}))`;

const concerns = (person: Person): RawBuilder<boolean> => sql<boolean>`
  (${isSubject(person)} or actor_id = ${person.id})`;
