import { sql } from 'kysely';
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
    database.read,
  );
}
