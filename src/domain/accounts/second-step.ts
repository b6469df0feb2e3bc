// Where codes are asked for, a right password opens no session but a few minutes for the code.
import type { SessionView } from '#contract/accounts.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { findUser } from './account-queries.ts';
import { makeChallenge } from './challenge.ts';
import { findChallenge, takeChallenge } from './challenge-queries.ts';
import { forgiveSignIn } from './count-sign-ins.ts';
import { countSecondStep, forgiveSecondSteps } from './count-second-steps.ts';
import { rememberDevice } from './device-cookie.ts';
import { isOwnOrigin } from './own-origin.ts';
import { useUpRecoveryCode } from './recovery-codes.ts';
import { hashOf } from './refresh-token.ts';
import { unseal } from './sealed.ts';
import { tellOwner } from './security-news.ts';
import { answerSession, startSession } from './start-session.ts';
import { stepOf } from './totp.ts';
import { countRecoveryCodes, findTotp, useUpStep } from './totp-queries.ts';

/** So many wrong codes are no slips: somebody has the password, and its owner hears of it. */
const refusedBeforeTold = 5;

export async function askSecondStep({ database, clock }: Context, userId: string) {
  const { token, expiresAt } = await makeChallenge(database.read, { purpose: 'second_step', userId }, clock.now());
  return { secondStep: { token, expiresAt: expiresAt.toISOString() } };
}

/** Throws DomainError malformed (foreign Origin), too_many_requests, not_found (no such token, or over: begin with the
 *  password again) or invalid_input (code; the token still works). */
export async function finishSignIn(
  context: Context,
  { token, code }: { token: string; code: string },
): Promise<SessionView> {
  const { database, clock, config, caller } = context;
  if (!isOwnOrigin(config, caller)) throw new DomainError('malformed');
  await throttle(context, 'loginAddress', caller.address);
  const tokenHash = hashOf(token);
  const asked = await findChallenge(database.read, 'second_step', tokenHash, clock.now());
  const user = asked?.userId ? await findUser(database.read, asked.userId) : undefined;
  if (!user) throw new DomainError('not_found');
  const tries = await countSecondStep(context, user.id);
  const started = await enter(context, user.id, { tokenHash, code });
  if (!started) {
    if (tries === refusedBeforeTold) await tellOwner(database.read, context, user.id, { matter: 'codes_refused' });
    throw invalid('code', 'wrong_code');
  }
  await forgiveSecondSteps(context, user.id);
  await forgiveSignIn(context, user.email);
  rememberDevice(context, user.email);
  context.wakeJobs();
  return answerSession(context, user, started);
}

/** The code first: a wrong one leaves the token for the next try. Undefined for a wrong code. */
function enter(context: Context, userId: string, { tokenHash, code }: { tokenHash: Buffer; code: string }) {
  const { database, clock } = context;
  return database.transaction(async (transaction) => {
    if (!(await useUpCode(transaction, context, userId, code))) return undefined;
    const isFirst = await takeChallenge(transaction, 'second_step', tokenHash, clock.now());
    // Undoes what was used up.
    if (!isFirst) throw new DomainError('not_found');
    return startSession(transaction, context, userId);
  });
}

async function useUpCode(db: Queryable, context: Context, userId: string, code: string): Promise<boolean> {
  const { secrets, clock } = context;
  const digits = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    const totp = await findTotp(db, userId);
    const step = totp && stepOf(unseal(secrets, userId, totp.sealedSecret), digits, clock.now());
    return step !== undefined && useUpStep(db, userId, step);
  }
  if (!(await useUpRecoveryCode(db, secrets, userId, code))) return false;
  await tellOwner(db, context, userId, { matter: 'recovery_code_used', count: await countRecoveryCodes(db, userId) });
  return true;
}
