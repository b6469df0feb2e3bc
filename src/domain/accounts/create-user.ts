import type { Role } from '#contract/accounts/accounts.ts';
import { DomainError } from '#contract/domain-error.ts';
import { newId } from '#kernel/ids.ts';
import { generatedName } from '#kernel/own-name.ts';
import type { Language } from '#kernel/languages.ts';
import type { Config } from '#platform/config/config.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { insertUser, type UserRow, type UserToInsert } from './account-queries.ts';
import { hashPassword } from './passwords/password.ts';
import { checkPassword } from './passwords/password-rules.ts';

/** `admin` only for `npm run senda -- create-admin` and the demo world; registration offers the other two. */
export type NewUser = { email: string; password: string; role: Role; name?: string; language?: Language };

/** The caller of scripts and the demo world. */
const localCaller = '127.0.0.1';

/** Checks the password and hashes it (about 0.1 s, so before any transaction). Throws DomainError invalid_input on
 *  field `password`, or unavailable when too many passwords are being hashed. */
export async function prepareUser(
  { config, clock }: Pick<Services, 'clock'> & { config: Pick<Config, 'passwordHashing'> },
  { email, password, role, name, language, caller = localCaller }: NewUser & { caller?: string },
): Promise<UserToInsert> {
  const now = clock.now();
  const address = normalizeEmail(email);
  checkPassword(password, { role, email: address });
  return {
    id: newId(),
    email: address,
    name: name?.trim() || generatedName(address),
    role,
    passwordHash: await hashPassword(config, { password, caller }),
    language: language ?? null,
    // Created by the operator, who knows the address.
    ...(role === 'admin' && { emailConfirmedAt: now }),
    createdAt: now,
    secondFactorGraceFrom: now,
  };
}

/** Stores a prepared user. Throws DomainError email_taken. */
export async function createUser(db: Queryable, prepared: UserToInsert): Promise<UserRow> {
  const row = await insertUser(db, prepared);
  if (!row) throw new DomainError('email_taken');
  return row;
}

/** Case and surrounding blanks make no other address: one mailbox, one account. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();
