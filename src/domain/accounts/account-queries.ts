// All SQL on users.
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Role } from '#contract/accounts/accounts.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { StaffRole } from '#kernel/rights.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { UsersTable } from '#platform/database/tables.ts';
import { noPassword } from './passwords/password.ts';

const columns = [
  'id',
  'email',
  'emailConfirmedAt',
  'confirmedElsewhere',
  'pendingEmail',
  'name',
  'role',
  'staffRole',
  'language',
  'currency',
  'phone',
  'city',
  'country',
  'dateOfBirth',
  'loyaltyPoints',
  'preferences',
  'savedLocations',
  'avatarFile',
  'wantsReminders',
  'wantsNews',
] as const;

const memberRole = sql<string | null>`(select m.role from supplier_members m where m.user_id = users.id)`.as(
  'memberRole',
);
const hasPassword = sql<boolean>`users.password_hash <> ${noPassword}`.as('hasPassword');
const withMembership = [...columns, memberRole, hasPassword] as const;

/** The row of an operator has no part of the rights: it has them all. */
export const staffRoleOf = (row: { role: string; staffRole: string | null }): StaffRole | null =>
  row.role === 'admin' ? ((row.staffRole as StaffRole | null) ?? 'operator') : null;

/** A user without the password hash, which is only read for signing in. */
export type UserRow = Pick<Selectable<UsersTable>, (typeof columns)[number]> & {
  memberRole: string | null;
  hasPassword: boolean;
};

export type UserChanges = Pick<
  Updateable<UsersTable>,
  | 'name'
  | 'pendingEmail'
  | 'phone'
  | 'city'
  | 'country'
  | 'dateOfBirth'
  | 'preferences'
  | 'avatarFile'
  | 'wantsReminders'
  | 'wantsNews'
  | 'language'
  | 'currency'
> & { savedLocations?: string | null };

export type UserToInsert = {
  id: string;
  email: string;
  name: string;
  role: string;
  passwordHash: string;
  language: string | null;
  emailConfirmedAt?: Date;
  createdAt: Date;
  secondFactorGraceFrom: Date;
};

/** The new row, or undefined when the e-mail has an account. */
export async function insertUser(db: Queryable, user: UserToInsert): Promise<UserRow | undefined> {
  return db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(withMembership)
    .executeTakeFirst();
}

export async function findUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(withMembership).where('id', '=', id).executeTakeFirst();
}

export async function findCredentials(db: Queryable, email: string) {
  return db
    .selectFrom('users')
    .leftJoin('totp', (join) => join.onRef('totp.userId', '=', 'users.id').on('totp.confirmedAt', 'is not', null))
    .select([...withMembership, 'passwordHash', 'totp.confirmedAt as codesSince'])
    .where('email', '=', email)
    .executeTakeFirst();
}

export async function findSecondFactorState(db: Queryable, id: string) {
  const row = await db
    .selectFrom('users')
    .leftJoin('totp', (join) => join.onRef('totp.userId', '=', 'users.id').on('totp.confirmedAt', 'is not', null))
    .select(['role', 'isDemo', 'secondFactorGraceFrom', 'passwordMailedAt', 'totp.confirmedAt as codesSince'])
    .where('users.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, role: row.role as Role, hasCodes: row.codesSince !== null };
}

/** undefined: no such account, or one without a way to sign in. */
export async function findPasswordHash(db: Queryable, id: string): Promise<string | undefined> {
  return (await db.selectFrom('users').select('passwordHash').where('id', '=', id).executeTakeFirst())?.passwordHash;
}

export async function hasAccount(db: Queryable, email: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;
}

/** The avatar's current file, with the row locked until the transaction ends. */
export async function lockAvatarFile(db: Queryable, id: string) {
  return db.selectFrom('users').select('avatarFile').where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Changes at least one column of a user. */
export async function changeUser(db: Queryable, id: string, changes: UserChanges): Promise<UserRow | undefined> {
  // The generated types allow no null in an update of jsonb; the column does.
  const set = changes as Updateable<UsersTable>;
  return db.updateTable('users').set(set).where('id', '=', id).returning(withMembership).executeTakeFirst();
}

export async function savePreference(
  db: Queryable,
  userId: string,
  preference: { currency: Currency } | { language: Language },
): Promise<void> {
  await db.updateTable('users').set(preference).where('id', '=', userId).execute();
}

/** The account of an address, to send mail to it. */
export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(withMembership).where('email', '=', email).executeTakeFirst();
}

/** The current row, locked until the transaction ends. */
export async function lockUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(withMembership).where('id', '=', id).forUpdate().executeTakeFirst();
}

type Confirmation = { email: string; name: string; emailConfirmedAt: Date; confirmedElsewhere: boolean };

/** Makes the address the account's confirmed one. Violates users_email_key if it belongs to another account by now. */
export async function takeConfirmedEmail(db: Queryable, id: string, confirmation: Confirmation): Promise<void> {
  const confirmed = { ...confirmation, pendingEmail: null };
  await db.updateTable('users').set(confirmed).where('id', '=', id).execute();
}

/** The signed-in user has confirmed the account's address by reading its mail. */
export async function confirmByOwner(db: Queryable, id: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ confirmedElsewhere: false })
    .where('id', '=', id)
    .where('confirmedElsewhere', '=', true)
    .execute();
}

export async function changePassword(
  db: Queryable,
  id: string,
  changes: {
    passwordHash: string;
    passwordMailedAt: Date;
    emailConfirmedAt: Date;
    confirmedElsewhere: boolean;
    pendingEmail: null;
  },
): Promise<void> {
  await db.updateTable('users').set(changes).where('id', '=', id).execute();
}

/** False when the password has been changed since it was read. */
export async function replacePassword(
  db: Queryable,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ passwordHash: to })
    .where('id', '=', id)
    .where('passwordHash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** All operators, locked: of two that are suspended at the same time, the second sees the first. */
export function lockOperators(db: Queryable): Promise<{ id: string; suspendedAt: Date | null }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'suspendedAt'])
    .where('role', '=', 'admin')
    .where('staffRole', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** `secondFactorGraceFrom`: a user who gets more rights has the grace period from then on. */
type RoleChange = { role: Role; staffRole?: StaffRole | null; secondFactorGraceFrom: Date };

export async function changeRole(
  db: Queryable,
  id: string,
  { staffRole = null, ...change }: RoleChange,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...change, staffRole: staffRole === 'operator' ? null : staffRole })
    .where('id', '=', id)
    .execute();
}
