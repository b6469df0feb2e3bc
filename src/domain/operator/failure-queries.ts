// Jobs that were given up, and mails that could not be delivered yet.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';

export type FailureRow = { kind: 'job' | 'mail'; name: string; count: number; since: Date; error: string | null };

/** The kinds that failed, the oldest first. A mail's event is its kind and what it is about. */
export async function listFailureRows(db: Queryable): Promise<FailureRow[]> {
  const { rows } = await sql<FailureRow>`
    select 'job' as kind, name, count(*) as count, min(dead_at) as since,
           (array_agg(last_error order by dead_at desc))[1] as error
    from jobs where dead_at is not null group by name
    union all
    select 'mail', split_part(event, ':', 1), count(*), min(created_at), (array_agg(last_error order by created_at desc))[1]
    from mails where sent_at is null and attempts > 0 group by 2
    order by since, name`.execute(db);
  return rows;
}
