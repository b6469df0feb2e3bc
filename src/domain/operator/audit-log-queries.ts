// The audit log as operators read it: with the names of who did what to whom.
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { sortBy, type SortColumns, type Sorting } from '#platform/database/sort-by.ts';
import { type RawBuilder, sql } from 'kysely';
import type { AuditAct } from '#kernel/choices/audit-acts.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { likeText, wordsBeginning } from '#platform/database/like.ts';
import type { ActorView } from '#contract/operator/actor.ts';
import type { ActorRow } from '#domain/audit/actor-view.ts';
import { titleOfDraft } from '#domain/authoring/draft-queries.ts';
import { referencesIn } from './bookings/references-in.ts';

type Sort = SortOf<'listAuditEntries'>;

const byNumber: SortColumns<Sort> = { at: [sql`e.sequence`] };
/** Of a period, by the index of the time: it has no numbers to begin at. */
const byTime: SortColumns<Sort> = { at: [sql`e.at`, sql`e.sequence`] };

const sortingOf = ({ from, until, sort }: AuditQuery): Sorting => sortBy(from || until ? byTime : byNumber, sort);

export type AuditQuery = {
  actor?: string;
  act?: AuditAct;
  subjects?: Subjects | undefined;
  from?: string;
  until?: string;
  sort: Sort;
  before?: number;
  limit: number;
};

/** What an operator has typed, and the settings whose names contain it. */
export type Subjects = { find: string; settings: readonly string[] };

/** The maximum of subjects of one name that are looked at. */
const subjectsMax = 300;

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
export async function listAuditRows(db: Queryable, query: AuditQuery, language: Language): Promise<AuditRow[]> {
  const { order } = sortingOf(query);
  const { rows } = await sql<AuditRow>`
    with page as materialized (${query.subjects ? ofSubjects(query, query.subjects) : entries(query)})
    select e.id, e.sequence, e.at, e.actor_id, a.name as actor_name,
           case when a.erased_at is null then a.email end as actor_email, e.subject_kind || '_' || e.action as act, e.subject_id,
           case e.subject_kind
             when 'user' then (select u.name from users u where u.id = e.subject_id::uuid and u.erased_at is null)
             when 'supplier' then (select s.name from suppliers s where s.id = e.subject_id::uuid)
             when 'tour' then coalesce(
               (select x.title from tour_texts x where x.tour_id = e.subject_id::uuid
                order by x.language = ${language} desc, x.language limit 1),
               (select nullif(${titleOfDraft(language)}, '') from tour_drafts d where d.id = e.subject_id::uuid))
             when 'notice' then (select n.reference from notices n where n.id = e.subject_id::uuid)
             when 'message' then (select m.name from contact_messages m where m.id = e.subject_id::uuid)
             when 'booking' then (select b.reference from bookings b where b.id = e.subject_id::uuid)
             when 'review' then (select x.title from reviews r join tour_texts x on x.tour_id = r.tour_id
                                 where r.id = e.subject_id::uuid order by x.language = ${language} desc, x.language limit 1)
             when 'affiliate' then (select f.name from affiliates f where f.id = e.subject_id::uuid)
             -- Those of the marketplace are named by their code.
             when 'promo' then case when e.subject_id ~ '^[0-9a-f-]{36}$'
                                    then (select p.code from promo_codes p where p.id = e.subject_id::uuid) else e.subject_id end
             else e.subject_id
           end as subject_name,
           e.reason, e.value_before, e.value_after, e.hash
    from page e left join users a on a.id = e.actor_id
    order by ${order}`.execute(db);
  return rows;
}

function entries(query: AuditQuery, isOfSubject: RawBuilder<boolean> = sql<boolean>`true`): RawBuilder<unknown> {
  const { order } = sortingOf(query);
  return sql`
    select e.* from audit_entries e where ${isOfSubject} and ${matches(query)} order by ${order} limit ${query.limit}`;
}

/** The first page of all, from the first page of each, which an index has. */
function ofSubjects(query: AuditQuery, subjects: Subjects): RawBuilder<unknown> {
  const { order } = sortingOf(query);
  return sql`
    select e.* from (select distinct id from (${subjectsNamed(subjects)}) named limit ${subjectsMax}) one
    cross join lateral (${entries(query, sql<boolean>`e.subject_id = one.id`)}) e
    order by ${order} limit ${query.limit}`;
}

function matches(query: AuditQuery): RawBuilder<boolean> {
  const { actor, act, from, until, before } = query;
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (actor) conditions.push(sql`actor_id = ${actor}`);
  if (act) {
    const separator = act.indexOf('_');
    conditions.push(sql`subject_kind = ${act.slice(0, separator)} and action = ${act.slice(separator + 1)}`);
  }
  if (from) conditions.push(sql`at >= ${from}::date::timestamp at time zone 'UTC'`);
  if (until) conditions.push(sql`at < (${until}::date + 1)::timestamp at time zone 'UTC'`);
  if (before) conditions.push(sortingOf(query).after(sql`audit_entries e where e.sequence = ${before}`));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** By its id, reference or setting, or by the beginning of an e-mail or of words of a name or title: each by an index, but suppliers by
 *  their e-mail. */
function subjectsNamed({ find, settings }: Subjects): RawBuilder<unknown> {
  const start = `${likeText(find.toLowerCase())}%`;
  const words = find.includes('@') ? '' : wordsBeginning(find);
  const exact = sql`
    select ${find}::text as id
    union all select unnest(${settings}::text[])
    union all select id::text from suppliers where slug = lower(${find}::text) or email like ${start}
    union all select id::text from bookings where reference = any(${referencesIn(find)}::text[])
    union all select id::text from notices where reference = upper(${find}::text)
    union all (select id::text from users where email like ${start} and erased_at is null limit ${subjectsMax})`;
  if (words === '') return exact;
  const hasWords = (column: RawBuilder<unknown>) =>
    sql`to_tsvector('simple', ${column}) @@ to_tsquery('simple', ${words})`;
  return sql`${exact}
    union all (select id::text from users where ${hasWords(sql`name`)} and erased_at is null limit ${subjectsMax})
    union all (select id::text from suppliers where ${hasWords(sql`name`)} limit ${subjectsMax})
    union all (select tour_id::text from tour_texts where ${hasWords(sql`title`)} limit ${subjectsMax})`;
}

/** Others than operators who may be chosen: owners and members of suppliers, and who was an operator. */
const othersMax = 200;

/** Operators, and who else has an entry: one step of the index for each of them. */
export async function listActors(db: Queryable): Promise<ActorView[]> {
  const { rows } = await sql<ActorView>`
    with recursive acted as (
      (select actor_id from audit_entries where actor_id is not null order by actor_id limit 1)
      union all
      select (select e.actor_id from audit_entries e where e.actor_id > a.actor_id order by e.actor_id limit 1)
      from acted a where a.actor_id is not null
    )
    select id, name, case when erased_at is null then email end as email from users
    where role = 'admin' and erased_at is null or id in (select actor_id from (select * from acted limit ${othersMax}) first)
    order by name, id`.execute(db);
  return rows;
}
