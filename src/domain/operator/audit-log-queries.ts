// The audit log as operators read it: with the names of who did what to whom.
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { sortBy, type SortColumns, type Sorting } from '#platform/database/sort-by.ts';
import { type RawBuilder, sql } from 'kysely';
import type { AuditAct } from '#kernel/choices/audit-acts.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { ActorView } from '#contract/operator/actor.ts';
import type { ActorRow } from '#domain/audit/actor-view.ts';

type Sort = SortOf<'listAuditEntries'>;

const byNumber: SortColumns<Sort> = { at: [sql`e.sequence`] };
/** Of a period, by the index of the time: it has no numbers to begin at. */
const byTime: SortColumns<Sort> = { at: [sql`e.at`, sql`e.sequence`] };

const sortingOf = ({ from, until, sort }: AuditQuery): Sorting => sortBy(from || until ? byTime : byNumber, sort);

export type AuditQuery = {
  actor?: string;
  act?: AuditAct;
  subject?: string;
  from?: string;
  until?: string;
  sort: Sort;
  before?: number;
  limit: number;
};

export type AuditRow = ActorRow & {
  id: string;
  sequence: number;
  at: Date;
  act: AuditAct;
  subjectId: string;
  subjectName: string | null;
  reason: string | null;
  valueBefore: string | null;
  valueAfter: string | null;
  hash: string;
};

/** The page is chosen before the names are looked up. */
export async function listAuditRows(db: Queryable, query: AuditQuery, language: string): Promise<AuditRow[]> {
  const { order } = sortingOf(query);
  const { rows } = await sql<AuditRow>`
    with page as materialized (
      select * from audit_entries e where ${matches(query)} order by ${order} limit ${query.limit}
    )
    select e.id, e.sequence, e.at, e.actor_id, a.name as actor_name,
           case when a.erased_at is null then a.email end as actor_email, e.subject_kind || '_' || e.action as act, e.subject_id,
           case e.subject_kind
             when 'user' then (select u.name from users u where u.id = e.subject_id::uuid and u.erased_at is null)
             when 'supplier' then (select s.name from suppliers s where s.id = e.subject_id::uuid)
             when 'tour' then (select x.title from tour_texts x where x.tour_id = e.subject_id::uuid
                               order by x.language = ${language} desc, x.language limit 1)
             when 'notice' then (select n.reference from notices n where n.id = e.subject_id::uuid)
             when 'message' then (select m.name from contact_messages m where m.id = e.subject_id::uuid)
             when 'booking' then (select b.reference from bookings b where b.id = e.subject_id::uuid)
             when 'review' then null
             when 'affiliate' then null
             else e.subject_id
           end as subject_name,
           e.reason, e.value_before, e.value_after, e.hash
    from page e left join users a on a.id = e.actor_id
    order by ${order}`.execute(db);
  return rows;
}

function matches(query: AuditQuery): RawBuilder<boolean> {
  const { actor, act, subject, from, until, before } = query;
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (actor) conditions.push(sql`actor_id = ${actor}`);
  if (act) {
    const separator = act.indexOf('_');
    conditions.push(sql`subject_kind = ${act.slice(0, separator)} and action = ${act.slice(separator + 1)}`);
  }
  if (subject) conditions.push(sql`subject_id in (${subjectsNamed(subject)})`);
  if (from) conditions.push(sql`at >= ${from}::date::timestamp at time zone 'UTC'`);
  if (until) conditions.push(sql`at < (${until}::date + 1)::timestamp at time zone 'UTC'`);
  if (before) conditions.push(sortingOf(query).after(sql`audit_entries e where e.sequence = ${before}`));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

const subjectsNamed = (name: string) => sql`
  select ${name}::text
  union all select id::text from users where email = lower(${name}::text)
  union all select id::text from suppliers where slug = lower(${name}::text) or name = ${name}::text
  union all select id::text from bookings where reference = upper(${name}::text)
  union all select id::text from notices where reference = upper(${name}::text)`;

export async function listOperators(db: Queryable): Promise<ActorView[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'admin')
    .where('erasedAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
}
