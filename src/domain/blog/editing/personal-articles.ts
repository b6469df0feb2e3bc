// Versions of posts and pages that a person saved, as a source of personal data. The texts are the marketplace's and stay: they name
// the person only by number, and the row of an erased account has no name.
import { sql } from 'kysely';
import { inPages } from '#platform/database/pages.ts';
import type { PersonalDataSource } from '#platform/personal-data/source.ts';

export const personalArticles: PersonalDataSource = {
  name: 'written_articles',
  tables: ['article_versions'],
  fate: 'kept',

  async count(db, { id }) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from article_versions where saved_by = ${id}`.execute(db);
    return rows[0]!.total;
  },

  async *read(db, { id }) {
    const versions = inPages((afterId, limit) =>
      sql<{ id: string }>`
        select a.id, a.kind, a.slug, count(*)::int as versions, max(v.saved_at) as at
        from articles a join article_versions v on v.article_id = a.id
        where v.saved_by = ${id} and a.id > ${afterId} group by a.id order by a.id limit ${limit}`
        .execute(db)
        .then(({ rows }) => rows),
    );
    for await (const { id: _, ...version } of versions) yield version;
  },

  async erase() {},
};
