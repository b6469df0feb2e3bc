// Jobs that were given up, and mails that could not be delivered yet.
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { sortBy, type SortColumns } from '#platform/database/sort-by.ts';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { isHeld } from '#platform/mail/held-mails.ts';

export type FailureRow = { kind: 'job' | 'mail'; name: string; count: number; since: Date; error: string | null };

/** The kinds that failed, the oldest first. A mail's event is its kind and what it is about. */
export async function listFailureRows(db: Queryable): Promise<FailureRow[]> {
  const { rows } = await sql<FailureRow>`
    select 'job' as kind, name, count(*) as count, min(dead_at) as since,
           (array_agg(last_error order by dead_at desc))[1] as error
    from jobs where dead_at is not null group by name
    union all
    select 'mail', split_part(event, ':', 1), count(*), min(created_at), (array_agg(last_error order by created_at desc))[1]
    from mails where ${isHeld} group by 2
    order by since, name`.execute(db);
  return rows;
}

type Sort = SortOf<'listDeadJobs'>;
type Listed<Id> = { name: string | undefined; sort: Sort; before: Id | undefined; limit: number };

const jobColumns: SortColumns<Sort> = { at: [sql`j.dead_at`, sql`j.id`] };
const mailColumns: SortColumns<Sort> = { at: [sql`m.created_at`, sql`m.id`] };

export type DeadJobRow = {
  id: number;
  name: string;
  attempts: number;
  error: string | null;
  payload: string;
  deadAt: Date;
};

export async function listDeadJobRows(
  db: Queryable,
  { name, sort, before, limit }: Listed<number>,
): Promise<DeadJobRow[]> {
  const { order, after } = sortBy(jobColumns, sort);
  const { rows } = await sql<DeadJobRow>`
    select id, name, attempts, last_error as error, payload::text as payload, dead_at
    from jobs j where dead_at is not null ${name ? sql`and name = ${name}` : sql``}
      ${before ? sql`and ${after(sql`jobs j where j.id = ${before}`)}` : sql``}
    order by ${order} limit ${limit}`.execute(db);
  return rows;
}

export type HeldMailRow = {
  id: string;
  name: string;
  attempts: number;
  error: string | null;
  recipient: string;
  subject: string;
  createdAt: Date;
  nextTryAt: Date;
};

export async function listHeldMailRows(
  db: Queryable,
  { name, sort, before, limit }: Listed<string>,
): Promise<HeldMailRow[]> {
  const { order, after } = sortBy(mailColumns, sort);
  const { rows } = await sql<HeldMailRow>`
    select id, split_part(event, ':', 1) as name, attempts, last_error as error, recipient, subject, created_at, next_try_at
    from mails m where ${isHeld} ${name ? sql`and split_part(event, ':', 1) = ${name}` : sql``}
      ${before ? sql`and ${after(sql`mails m where m.id = ${before}`)}` : sql``}
    order by ${order} limit ${limit}`.execute(db);
  return rows;
}
