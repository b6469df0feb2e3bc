// All SQL on suppliers and their members.
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { asName, sortBy, type SortColumns } from '#platform/database/sort-by.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { SupplierState } from '#kernel/choices/supplier-states.ts';
import type { MemberRole } from '#kernel/rights.ts';
import type { Queryable } from '#platform/database/database.ts';
import { likeText } from '#platform/database/like.ts';
import type { SuppliersTable } from '#platform/database/tables.ts';

export type SupplierRow = Selectable<SuppliersTable>;

/** False when the slug is another supplier's. */
export async function insertSupplier(db: Queryable, supplier: Insertable<SuppliersTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('suppliers')
    .values(supplier)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Its tours are taken off sale, or put back, by the caller (`catalogue/sale.ts`). */
export async function setSalesPaused(db: Queryable, id: string, salesPausedAt: Date | null): Promise<void> {
  await db.updateTable('suppliers').set({ salesPausedAt }).where('id', '=', id).execute();
}

export async function insertMember(
  db: Queryable,
  member: { supplierId: string; userId: string; role: MemberRole; joinedAt: Date },
): Promise<void> {
  await db.insertInto('supplierMembers').values(member).execute();
}

/** The role before; undefined for no member of this supplier. The caller has locked the supplier. */
export async function findMemberRole(
  db: Queryable,
  supplierId: string,
  userId: string,
): Promise<MemberRole | undefined> {
  const member = await db
    .selectFrom('supplierMembers')
    .select('role')
    .where('supplierId', '=', supplierId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return member?.role as MemberRole | undefined;
}

export async function changeMemberRole(db: Queryable, userId: string, role: MemberRole): Promise<void> {
  await db.updateTable('supplierMembers').set({ role }).where('userId', '=', userId).execute();
}

export async function deleteMember(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('supplierMembers').where('userId', '=', userId).execute();
}

export async function countOwners(db: Queryable, supplierId: string): Promise<number> {
  const { count } = await db
    .selectFrom('supplierMembers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('supplierId', '=', supplierId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();
  return count;
}

/** Two changes of a team wait for each other: of two owners who leave at once the second is the last. */
export async function lockSupplierOf(db: Queryable, userId: string): Promise<SupplierRow | undefined> {
  const supplier = await findSupplierOf(db, userId);
  if (!supplier) return undefined;
  await lockSupplier(db, supplier.id);
  return findSupplierOf(db, userId);
}

export async function lockSupplier(db: Queryable, id: string): Promise<void> {
  await db.selectFrom('suppliers').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Closes it, or opens it again: 'unchanged' if it is so already, undefined if there is none. */
export async function setClosed(
  db: Queryable,
  id: string,
  closedAt: Date | null,
): Promise<SupplierRow | 'unchanged' | undefined> {
  const changed = await db
    .updateTable('suppliers')
    .set({ closedAt })
    .where('id', '=', id)
    .where('closedAt', closedAt ? 'is' : 'is not', null)
    .returningAll()
    .executeTakeFirst();
  return changed ?? ((await findSupplier(db, id)) && 'unchanged');
}

/** Whether anybody sells here already. */
export async function hasSuppliers(db: Queryable): Promise<boolean> {
  return (await db.selectFrom('suppliers').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function findSupplier(db: Queryable, id: string): Promise<SupplierRow | undefined> {
  return db.selectFrom('suppliers').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findSuppliers(db: Queryable, ids: readonly string[]): Promise<SupplierRow[]> {
  return ids.length === 0 ? [] : db.selectFrom('suppliers').selectAll().where('id', 'in', ids).execute();
}

export async function findSupplierBySlug(db: Queryable, slug: string): Promise<SupplierRow | undefined> {
  return db.selectFrom('suppliers').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** The supplier that a user is a member of. */
export async function findSupplierOf(db: Queryable, userId: string): Promise<SupplierRow | undefined> {
  return db
    .selectFrom('supplierMembers as m')
    .innerJoin('suppliers as s', 's.id', 'm.supplierId')
    .selectAll('s')
    .where('m.userId', '=', userId)
    .executeTakeFirst();
}

type Sort = SortOf<'listSuppliers'>;
type SuppliersQuery = {
  state?: SupplierState | 'suspended';
  find?: string;
  sort: Sort;
  limit: number;
  offset: number;
};

const columns: SortColumns<Exclude<Sort, 'waiting'>> = {
  name: [asName(sql`name`), sql`id`],
  added: [sql`created_at`, sql`id`],
};

/** Undecided ones first, oldest first; then the others, latest first. */
const waiting = sql`state = 'to_check' desc, case when state = 'to_check' then created_at end, created_at desc, id`;

export async function listSuppliers(
  db: Queryable,
  { state, find, sort, limit, offset }: SuppliersQuery,
): Promise<{ rows: SupplierRow[]; total: number }> {
  let isRequested = db.selectFrom('suppliers');
  if (state === 'suspended') isRequested = isRequested.where('suspendedAt', 'is not', null);
  else if (state) isRequested = isRequested.where('state', '=', state);
  if (find) {
    const part = `%${likeText(find.toLowerCase())}%`;
    const isFound = sql<boolean>`(lower(name) like ${part} or lower(legal_name) like ${part} or lower(email) = lower(${find}::text))`;
    isRequested = isRequested.where(isFound);
  }
  const rows = await isRequested
    .selectAll()
    .orderBy(sort === 'waiting' ? waiting : sortBy(columns, sort).order)
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await isRequested
    .select((supplier) => supplier.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

type Change = Partial<Insertable<SuppliersTable>> & { state: SupplierState };

/** Undefined if the supplier is in none of the given states, or does not exist. */
export async function changeSupplier(
  db: Queryable,
  id: string,
  from: readonly SupplierState[],
  change: Change,
): Promise<SupplierRow | undefined> {
  return db
    .updateTable('suppliers')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst();
}
