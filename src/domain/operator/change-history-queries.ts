// Who changed which setting or text, from the audit log.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import type { ActorRow } from '#domain/audit/actor-view.ts';

export type ChangeRow = ActorRow & {
  id: string;
  key: string;
  at: Date;
  valueBefore: string;
  valueAfter: string;
};

const changesMax = 10;

/** The last changes of each, latest first. */
export async function listChanges(
  db: Queryable,
  kind: 'setting' | 'text',
  keys: readonly string[],
): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select e.id, e.subject_id as key, e.at, e.actor_id, u.name as actor_name,
           case when u.erased_at is null then u.email end as actor_email, e.value_before, e.value_after
    from unnest(${keys}::text[]) as wanted (key)
    cross join lateral (
      select * from audit_entries c
      where c.subject_id = wanted.key and c.subject_kind = ${kind} and c.action = 'change'
      order by c.sequence desc limit ${changesMax}
    ) e
    left join users u on u.id = e.actor_id
    order by e.sequence desc`.execute(db);
  return rows;
}
