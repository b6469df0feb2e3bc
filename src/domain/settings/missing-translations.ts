import { sql } from 'kysely';
import type { MissingTranslationView } from '#contract/settings.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

// Anyone may report, so the table is bounded; an operator works through it and empties it.
const rowsMax = 2000;

export async function recordMissing(
  { database, clock }: Services,
  language: string,
  namespace: string,
  messages: Record<string, string>,
): Promise<void> {
  const keys = Object.keys(messages);
  await sql`
    insert into missing_translations (language, namespace, key, shown, last_seen_at)
    select ${language}, ${namespace}, key, shown, ${clock.now()}
    from unnest(${keys}::text[], ${Object.values(messages)}::text[]) as missing (key, shown)
    where (select count(*) from missing_translations) < ${rowsMax}
    on conflict (language, namespace, key) do update
      set times = missing_translations.times + 1, shown = excluded.shown, last_seen_at = excluded.last_seen_at`.execute(
    database.db,
  );
}

type PageRange = { limit: number; offset: number };

/** Most often missed first. */
export async function listMissing(
  db: Queryable,
  { limit, offset }: PageRange,
): Promise<{ rows: MissingTranslationView[]; total: number }> {
  const { total } = await db
    .selectFrom('missingTranslations')
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('missingTranslations')
    .selectAll()
    .orderBy('times', 'desc')
    .orderBy('language')
    .orderBy('namespace')
    .orderBy('key')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: rows.map((row) => ({ ...row, lastSeenAt: row.lastSeenAt.toISOString() })), total };
}

export async function clearMissing(db: Queryable): Promise<void> {
  await db.deleteFrom('missingTranslations').execute();
}
