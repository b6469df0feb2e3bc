import type { Role } from '#contract/accounts.ts';
import { DomainError } from '#contract/domain-error.ts';
import { newId } from '#kernel/ids.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { insertUser, type UserRow, type UserToInsert } from './account-queries.ts';
import { hashPassword } from './password.ts';
import { checkPassword } from './password-rules.ts';

/** `admin` is for `npm run create-admin` and the demo world; registration offers the other two. */
export type NewUser = { email: string; password: string; role: Role; name?: string; language?: Language };

/** Checks the password and hashes it (about 0.1 s, so before any transaction). Throws DomainError invalid_input on
 *  field `password`, or unavailable when too many passwords are being hashed. */
export async function prepareUser(
  { email, password, role, name, language }: NewUser,
  now: Date,
): Promise<UserToInsert> {
  const address = normalizeEmail(email);
  checkPassword(password, { role, email: address });
  return {
    id: newId(),
    email: address,
    name: name?.trim() || address.split('@')[0]!.slice(0, 120),
    role,
    passwordHash: await hashPassword(password),
    language: language ?? null,
    // Made by who runs the marketplace, who knows the address.
    ...(role === 'admin' && { emailConfirmedAt: now }),
    createdAt: now,
  };
}

/** Stores a prepared user. Throws DomainError email_taken. */
export async function createUser(db: Queryable, prepared: UserToInsert): Promise<UserRow> {
  const row = await insertUser(db, prepared);
  if (!row) throw new DomainError('email_taken');
  return row;
}

/** One mailbox, one account: what follows from case and blanks is not another address. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();
