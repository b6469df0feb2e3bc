// Tours that a person wrote, as a source of personal data. They are the supplier's and stay with it: they name the person only by
// number, and the row of an erased account has no name.
import { sql } from 'kysely';
import { inPages } from '#platform/database/pages.ts';
import type { PersonalDataSource } from '#platform/personal-data/source.ts';

export const personalDrafts: PersonalDataSource = {
  name: 'written_tours',
  tables: ['tour_drafts', 'tour_versions'],
  fate: 'kept',

  async count(db, { id }) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from tour_drafts where updated_by = ${id}`.execute(db);
    return rows[0]!.total;
  },

  async *read(db, { id, language }) {
    const drafts = inPages((afterId, limit) =>
      sql<{ id: string }>`
        select id, document -> 'texts' -> ${language} ->> 'title' as tour, updated_at as at
        from tour_drafts where updated_by = ${id} and id > ${afterId} order by id limit ${limit}`
        .execute(db)
        .then(({ rows }) => rows),
    );
    for await (const { id: _, ...draft } of drafts) yield draft;
  },

  async erase() {},
};
