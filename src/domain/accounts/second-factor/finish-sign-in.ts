// With a second factor a correct password opens no session, only a challenge that is valid for a few minutes.
import type { SessionView } from '#contract/accounts/accounts.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { findUser, type UserRow } from '../account-queries.ts';
import { createChallenge } from './challenge.ts';
import { findChallenge, consumeChallenge } from './challenge-queries.ts';
import { resetSignInAttempts } from '../sessions/count-sign-in-attempts.ts';
import { countSecondFactorAttempt, resetSecondFactorAttempts } from './count-second-factor-attempts.ts';
import { rememberDevice } from '../sessions/device-cookie.ts';
import { logFailedSignIn } from '../sessions/log-failed-sign-in.ts';
import { isOwnOrigin } from '../sessions/own-origin.ts';
import { redeemRecoveryCode } from './recovery-codes.ts';
import { hashOf } from '../sessions/refresh-token.ts';
import { decrypt } from '#platform/encryption/encryption.ts';
import { notifyOwner } from '../security-events.ts';
import { sessionResponse, startSession } from '../sessions/start-session.ts';
import { isCode, readCode, stepOf } from './totp.ts';
import { countRecoveryCodes, findTotp, consumeStep } from './totp-queries.ts';

/** This many wrong codes are no typing mistakes: another person has the password, and its owner is notified. */
const wrongCodesBeforeNotification = 5;

export async function requireSecondFactor({ database, clock }: Context, userId: string) {
  const { token, expiresAt } = await createChallenge(database.db, { purpose: 'second_step', userId }, clock.now());
  return { secondStep: { token, expiresAt: expiresAt.toISOString() } };
}

/** Throws DomainError malformed (foreign Origin), too_many_requests, not_found (no such token, or expired: begin with the
 *  password again) or invalid_input (code; the token still works). */
export async function finishSignIn(
  context: Context,
  { token, code }: { token: string; code: string },
): Promise<SessionView> {
  const { database, clock, config, caller } = context;
  if (!isOwnOrigin(config, caller)) throw new DomainError('malformed');
  await throttle(context, 'loginAddress', caller.address);
  const tokenHash = hashOf(token);
  const challenge = await findChallenge(database.db, 'second_step', tokenHash, clock.now());
  const user = challenge?.userId ? await findUser(database.db, challenge.userId) : undefined;
  if (!user) throw new DomainError('not_found');
  const started = await logFailedSignIn(context, { by: 'code', userId: user.id }, async () => {
    const attempts = await countSecondFactorAttempt(context, user.id);
    const entered = await completeSignIn(context, user, { tokenHash, code });
    if (entered) return entered;
    if (attempts === wrongCodesBeforeNotification)
      await notifyOwner(database.db, context, user.id, { matter: 'codes_refused' });
    throw invalid('code', 'wrong_code');
  });
  await resetSecondFactorAttempts(context, user.id);
  await resetSignInAttempts(context, user.email);
  rememberDevice(context, user.email);
  context.wakeJobs();
  return sessionResponse(context, user, started);
}

/** Checks the code first: a wrong one leaves the token for the next attempt. Undefined for a wrong code. */
function completeSignIn(context: Context, user: UserRow, { tokenHash, code }: { tokenHash: Buffer; code: string }) {
  const { database, clock } = context;
  return database.transaction(async (transaction) => {
    if (!(await redeemCode(transaction, context, user.id, code))) return undefined;
    const isFirst = await consumeChallenge(transaction, 'second_step', tokenHash, clock.now());
    // Rolls back the use of the code.
    if (!isFirst) throw new DomainError('not_found');
    return startSession(transaction, context, user, { isAuthentication: true });
  });
}

async function redeemCode(db: Queryable, context: Context, userId: string, code: string): Promise<boolean> {
  const { secrets, clock } = context;
  const digits = readCode(code);
  if (isCode(digits)) {
    const totp = await findTotp(db, userId);
    const step = totp && stepOf(decrypt(secrets, userId, totp.encryptedSecret), digits, clock.now());
    return step !== undefined && consumeStep(db, userId, step);
  }
  if (!(await redeemRecoveryCode(db, secrets, userId, code))) return false;
  await notifyOwner(db, context, userId, { matter: 'recovery_code_used', count: await countRecoveryCodes(db, userId) });
  return true;
}
