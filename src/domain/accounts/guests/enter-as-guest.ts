// A guest books with a name, an e-mail address and a code that was mailed to it. The account that this makes has no password: a guest who
// reads the mailbox can come back by another code, or give it a password by the mail for a forgotten one.
import { timingSafeEqual } from 'node:crypto';
import type { SessionView } from '#contract/accounts/accounts.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import { assertDefined } from '#kernel/assert.ts';
import { newId } from '#kernel/ids.ts';
import { generatedName } from '#kernel/own-name.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { findUser, insertUser, type UserRow } from '../account-queries.ts';
import { normalizeEmail } from '../create-user.ts';
import { accountMailJobs } from '../job-types.ts';
import { isOwnOrigin } from '../sessions/own-origin.ts';
import { sessionResponse, startSession } from '../sessions/start-session.ts';
import { hashOfCode, triesMax } from './guest-code.ts';
import { consumeGuestCode, countTry, lockGuest } from './guest-code-queries.ts';

type CodeRequest = { email: string; name?: string | undefined; reference?: string | undefined };

/** Requests the mail with a code. The job looks up whether the address has an account and whose the reference is, so neither the
 *  response nor its time reveals it. Throws DomainError not_found while guests cannot book, invalid_input, too_many_requests. */
export async function requestGuestCode(context: Context, { email: typed, ...wanted }: CodeRequest): Promise<void> {
  const { database, clock, caller } = context;
  await requireGuestCheckout(context);
  if (wanted.name === undefined && wanted.reference === undefined) throw invalid('name', 'required');
  const email = normalizeEmail(typed);
  await throttle(context, 'guestCodeAddress', caller.address);
  await throttle(context, 'guestCodeEmail', email);
  const job = { id: newId(), email, language: caller.language, ...wanted };
  await enqueue(database.db, accountMailJobs['guest-code-wanted'], job, clock.now());
  context.wakeJobs();
}

/** Signs in to the guest's account, which the first code makes. Throws DomainError not_found while guests cannot book, malformed
 *  (foreign Origin), invalid_input on `code`, account_suspended, too_many_requests. */
export async function enterAsGuest(context: Context, typed: { email: string; code: string }): Promise<SessionView> {
  const { database, clock, config, caller } = context;
  await requireGuestCheckout(context);
  if (!isOwnOrigin(config, caller)) throw new DomainError('malformed');
  const email = normalizeEmail(typed.email);
  await throttle(context, 'guestEntryAddress', caller.address);
  const stored = await countTry(database.db, email, { triesMax, now: clock.now() });
  const codeHash = hashOfCode(typed.code);
  if (!stored || !timingSafeEqual(stored, codeHash)) throw invalid('code', 'wrong_code');
  const entered = await database.transaction(async (transaction) => {
    const code = await consumeGuestCode(transaction, email, codeHash);
    const user = code && (await guestOf(transaction, context, { email, name: code.name }));
    if (!user) throw invalid('code', 'wrong_code');
    return { user, started: await startSession(transaction, context, user) };
  });
  return sessionResponse(context, entered.user, entered.started);
}

/** undefined if a person has opened an account with the address since. */
async function guestOf(
  db: Queryable,
  { clock, caller }: Context,
  { email, name }: { email: string; name: string },
): Promise<UserRow | undefined> {
  const now = clock.now();
  const inserted = await insertUser(db, {
    id: newId(),
    email,
    name: name.trim() || generatedName(email),
    role: 'client',
    passwordHash: '!',
    language: caller.language,
    emailConfirmedAt: now,
    createdAt: now,
    secondFactorGraceFrom: now,
  });
  if (inserted) return inserted;
  const guest = await lockGuest(db, email);
  return guest && assertDefined(await findUser(db, guest.id), 'the guest just locked');
}

async function requireGuestCheckout(context: Context): Promise<void> {
  if (!(await currentSettings(context)).guestCheckout) throw new DomainError('not_found');
}
