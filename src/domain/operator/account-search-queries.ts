// Accounts as operators find them.
import { type RawBuilder, sql } from 'kysely';
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import type { Role } from '#contract/accounts/accounts.ts';
import { isId } from '#kernel/ids.ts';
import type { MemberRole, StaffRole } from '#kernel/rights.ts';
import type { Queryable } from '#platform/database/database.ts';
import { likeText, wordsBeginning } from '#platform/database/like.ts';
import { hasPhone } from './phone-end.ts';
import { asName, sortBy, type SortColumns } from '#platform/database/sort-by.ts';

export type AccountRow = {
  id: string;
  name: string;
  email: string;
  role: Role;
  staffRole: StaffRole | null;
  memberRole: MemberRole | null;
  createdAt: Date;
  suspendedAt: Date | null;
};

const memberRole = sql`(select m.role from supplier_members m where m.user_id = users.id) as member_role`;

type Sort = SortOf<'listAccounts'>;

type AccountsQuery = {
  find?: string;
  state: 'all' | 'suspended';
  role?: Role;
  sort: Sort;
  before?: string;
  limit: number;
};

/** Ids are in the order of registration. */
const columns: SortColumns<Sort> = {
  added: [sql`users.id`],
  name: [asName(sql`users.name`), sql`users.id`],
};

export async function listAccountRows(db: Queryable, query: AccountsQuery): Promise<AccountRow[]> {
  const conditions: RawBuilder<unknown>[] = [sql`erased_at is null`];
  if (query.find) conditions.push(matchesAccount(query.find));
  if (query.state === 'suspended') conditions.push(sql`suspended_at is not null`);
  if (query.role) conditions.push(sql`role = ${query.role}`);
  const { order, after } = sortBy(columns, query.sort);
  if (query.before) conditions.push(after(sql`users where id = ${query.before}`));
  // What is found by a word is collected before it is sorted by name: a word may be that of the last names alone.
  const isByName = query.sort === 'name' || query.sort === '-name';
  const collected = query.find && isByName ? sql`as materialized` : sql`as not materialized`;
  const { rows } = await sql<AccountRow>`
    with found ${collected} (select id, name from users where ${sql.join(conditions, sql` and `)}),
    page as materialized (select users.id from found users order by ${order} limit ${query.limit})
    select id, name, email, role, staff_role, ${memberRole}, created_at, suspended_at
    from users join page using (id) order by ${order}`.execute(db);
  return rows;
}

/** Matches an account by its id, its telephone number, the beginning of its e-mail, or the beginnings of words of its name. */
function matchesAccount(find: string): RawBuilder<unknown> {
  if (isId(find)) return sql`id = ${find}`;
  const isOfPhone = hasPhone(find);
  if (isOfPhone) return isOfPhone;
  const start = `${likeText(find.toLowerCase())}%`;
  const named = wordsBeginning(find);
  if (named === '' || find.includes('@')) return sql`email like ${start}`;
  return sql`(email like ${start} or to_tsvector('simple', name) @@ to_tsquery('simple', ${named}))`;
}

type AccountDetails = AccountRow & {
  language: string | null;
  bookings: number;
  emailConfirmedAt: Date | null;
  suspensionReason: string | null;
  suppliers: { id: string; name: string; suspendedAt: string | null }[];
};

export async function findAccount(db: Queryable, id: string): Promise<AccountDetails | undefined> {
  const { rows } = await sql<AccountDetails>`
    select u.id, u.name, u.email, u.role, u.staff_role, (select m.role from supplier_members m where m.user_id = u.id) as member_role,
           u.created_at, u.suspended_at, u.language, u.email_confirmed_at,
           (select count(*) from bookings b where b.user_id = u.id) as bookings,
           case when u.suspended_at is not null then (
             select e.reason from audit_entries e
             where e.subject_id = u.id::text and e.subject_kind = 'user' and e.action = 'suspend'
             order by e.sequence desc limit 1) end as suspension_reason,
           (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'suspendedAt', s.suspended_at)
                     order by s.name), '[]')
            from supplier_members m join suppliers s on s.id = m.supplier_id where m.user_id = u.id) as suppliers
    from users u where u.id = ${id} and u.erased_at is null`.execute(db);
  return rows[0];
}
