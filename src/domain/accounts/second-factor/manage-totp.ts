import { DomainError, invalid } from '#contract/domain-error.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { securityEndpoints, TotpView } from '#contract/accounts/security.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { drawQr } from '#platform/qr/draw-qr.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { defaultBrand } from '#domain/settings/settings.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { countSecondFactorAttempt, resetSecondFactorAttempts } from './count-second-factor-attempts.ts';
import { requireRecentAuthentication } from '../sessions/reauthenticate.ts';
import { evictLiveSession, liveUser } from '../sessions/live-sessions.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { requireConfirmedEmail } from './require-confirmed-email.ts';
import { secondFactorRequiredFrom } from './second-factor-rule.ts';
import { encrypt, decrypt } from '#platform/encryption/encryption.ts';
import { notifyOwner } from '../security-events.ts';
import { inBase32, newSecret, readCode, stepOf, uriOf } from './totp.ts';
import * as table from './totp-queries.ts';

type Calls = typeof securityEndpoints;
type Codes = { recoveryCodes: string[] };

/** A secret that was left open on a screen cannot be confirmed much later. */
const confirmWithinMinutes = 15;

export async function getTotp(context: Context): Promise<TotpView> {
  const { id, sessionId } = signedIn(context);
  const db = context.database.db;
  const [totp, recoveryCodesLeft, user] = await Promise.all([
    table.findTotp(db, id),
    table.countRecoveryCodes(db, id),
    liveUser(context, sessionId, id),
  ]);
  const requiredFrom = user ? await secondFactorRequiredFrom(context, user) : null;
  return {
    since: totp?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft,
    requiredFrom: requiredFrom?.toISOString() ?? null,
  };
}

/** Throws DomainError email_unconfirmed, proof_required, too_many_requests or security_state (already set up). */
export async function startTotp(context: Context): Promise<ResponseOf<Calls['startTotp']>> {
  const { database, clock, secrets } = context;
  const { id } = signedIn(context);
  const owner = await requireConfirmedEmail(context);
  await requireRecentAuthentication(context);
  await throttle(context, 'beginSecurity', id);
  const secret = newSecret();
  if (!(await table.insertUnconfirmedTotp(database.db, id, encrypt(secrets, id, secret), clock.now())))
    throw new DomainError('security_state');
  const appName = (await currentSettings(context)).appName || defaultBrand;
  const uri = uriOf(secret, { appName, email: owner.email });
  return { secret: inBase32(secret), uri, qr: drawQr(uri) };
}

/** The first code proves that the app has the secret. Throws DomainError invalid_input (code), too_many_requests or
 *  security_state (no secret is pending, or it has expired). */
export async function confirmTotp(context: Context, code: string): Promise<Codes> {
  const { database, clock, secrets } = context;
  const { id: userId, sessionId } = signedIn(context);
  await countSecondFactorAttempt(context, userId);
  const now = clock.now();
  const waiting = await table.findTotp(database.db, userId);
  if (!waiting || waiting.confirmedAt || now.getTime() - waiting.begunAt.getTime() > confirmWithinMinutes * 60_000)
    throw new DomainError('security_state');
  const { encryptedSecret } = waiting;
  const step = stepOf(decrypt(secrets, userId, encryptedSecret), readCode(code), now);
  if (step === undefined) throw invalid('code', 'wrong_code');
  const recoveryCodes = await database.transaction(async (transaction) => {
    if (!(await table.confirmSecret(transaction, { userId, encryptedSecret, step, now })))
      throw new DomainError('security_state');
    await notifyOwner(transaction, context, userId, { matter: 'totp_on' });
    return createRecoveryCodes(transaction, secrets, userId);
  });
  // Calls that require a second factor are allowed at once.
  evictLiveSession(context, sessionId);
  await resetSecondFactorAttempts(context, userId);
  context.wakeJobs();
  return { recoveryCodes };
}

/** Throws DomainError proof_required, or not_found if it is not set up. */
export async function removeTotp(context: Context): Promise<void> {
  const { id: userId } = signedIn(context);
  await requireRecentAuthentication(context);
  await context.database.transaction(async (transaction) => {
    if (!(await table.deleteTotp(transaction, userId))) throw new DomainError('not_found');
    await notifyOwner(transaction, context, userId, { matter: 'totp_off' });
  });
  context.wakeJobs();
}

/** Throws DomainError proof_required, or security_state if it is not set up. */
export async function renewRecoveryCodes(context: Context): Promise<Codes> {
  const { id: userId } = signedIn(context);
  await requireRecentAuthentication(context);
  const recoveryCodes = await context.database.transaction(async (transaction) => {
    if (!(await table.lockConfirmed(transaction, userId))) throw new DomainError('security_state');
    await notifyOwner(transaction, context, userId, { matter: 'recovery_codes_renewed' });
    return createRecoveryCodes(transaction, context.secrets, userId);
  });
  context.wakeJobs();
  return { recoveryCodes };
}
