import { sql } from 'kysely';
import { slugify } from '#kernel/slugs.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { NameSource } from './source-queries.ts';
import { foldName, slugAsName } from '../text/terms.ts';

/** Writes what places and categories can be called by: their slug, and their names in all languages as typed and
 *  as an address made of them ('L’Aquila' is 'l aquila' and 'laquila'). */
export async function indexNames(db: Queryable, names: readonly NameSource[]): Promise<void> {
  const named = names.filter(({ kind }) => kind !== 'tag');
  const rows = named.flatMap(({ kind, id, slug, texts }) => {
    const called = Object.values(texts).flatMap((name) => [foldName(name), slugAsName(slugify(name))]);
    return [...new Set([...called, slugAsName(slug)])].filter(Boolean).map((name) => ({ kind, id, name }));
  });
  const columns = sql`${rows.map((row) => row.kind)}::text[], ${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.name)}::text[]`;
  await sql`
    with gone as (
      delete from search_names where (kind, subject_id, name) not in (select * from unnest(${columns}))
    )
    insert into search_names (kind, subject_id, name) select * from unnest(${columns}) on conflict do nothing`.execute(
    db,
  );
}
