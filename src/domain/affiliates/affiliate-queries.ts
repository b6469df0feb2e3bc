// The only file with SQL for affiliates and their applications.
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { likeText } from '#platform/database/like.ts';
import { sortBy, type SortColumns } from '#platform/database/sort-by.ts';
import { sql } from 'kysely';
import type { AffiliateState } from '#contract/affiliates.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Affiliate, AffiliateOutcome } from './affiliate.ts';

const columns = [
  'id',
  'userId',
  'kind',
  'state',
  'name',
  'link',
  'message',
  'language',
  'code',
  'percent',
  'appliedAt',
  'decidedAt',
  'reasons',
] as const;

export type Application = Omit<Affiliate, 'state' | 'code' | 'percent' | 'decidedAt' | 'reasons'>;

/** Replaces a declined application; undefined if there is another one. */
export async function insertApplication(db: Queryable, application: Application): Promise<string | undefined> {
  const { kind, name, link, message, language, appliedAt } = application;
  const row = await db
    .insertInto('affiliates')
    .values({ ...application, state: 'applied' })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({
          kind,
          name,
          link,
          message,
          language,
          appliedAt,
          state: 'applied',
          decidedAt: null,
          decidedBy: null,
          reasons: null,
        })
        .where('affiliates.state', '=', 'declined'),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function findAffiliate(
  db: Queryable,
  by: { id: string } | { userId: string },
): Promise<Affiliate | undefined> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['userId', by.userId] as const);
  return (await db.selectFrom('affiliates').select(columns).where(column, '=', value).executeTakeFirst()) as
    | Affiliate
    | undefined;
}

export type AffiliateWithEmail = Affiliate & { email: string };
type Sort = SortOf<'listAffiliates'>;
type AffiliatesQuery = { state?: AffiliateState; find?: string; sort: Sort; limit: number; offset: number };

const sortColumns: SortColumns<Sort> = { received: [sql`a.applied_at`, sql`a.id`] };

export async function listAffiliates(
  db: Queryable,
  { state, find, sort, limit, offset }: AffiliatesQuery,
): Promise<{ rows: AffiliateWithEmail[]; total: number }> {
  const part = `%${likeText((find ?? '').toLowerCase())}%`;
  const where = sql`${state === undefined ? sql`true` : sql`a.state = ${state}`}
    and ${find ? sql`(lower(a.name) like ${part} or u.email like ${part})` : sql`true`}`;
  const counted = await sql<{ total: number }>`
    select count(*) as total from affiliates a join users u on u.id = a.user_id where ${where}`.execute(db);
  const { rows } = await sql<AffiliateWithEmail>`
    select a.*, u.email from affiliates a join users u on u.id = a.user_id where ${where}
    order by ${sortBy(sortColumns, sort).order} limit ${limit} offset ${offset}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function findAffiliateWithEmail(db: Queryable, id: string): Promise<AffiliateWithEmail | undefined> {
  const { rows } = await sql<AffiliateWithEmail>`
    select a.*, u.email from affiliates a join users u on u.id = a.user_id where a.id = ${id}`.execute(db);
  return rows[0];
}

type Decision = { state: AffiliateOutcome; decidedAt: Date; decidedBy: string; reasons: string | null };
type AffiliateTerms = { code?: string; percent?: number };

/** False if its state has changed since it was read: a concurrent decision came first. */
export async function updateAffiliateState(
  db: Queryable,
  id: string,
  from: AffiliateState,
  decision: Decision & AffiliateTerms,
): Promise<boolean> {
  const decided = await db
    .updateTable('affiliates')
    .set(decision)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return decided.numUpdatedRows === 1n;
}

/** Declined applicants never had a link, so nothing refers to these rows. */
export async function deleteDeclinedBefore(db: Queryable, oldest: Date): Promise<void> {
  await db.deleteFrom('affiliates').where('state', '=', 'declined').where('decidedAt', '<', oldest).execute();
}
