import { create as createQr } from 'qrcode';
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { securityEndpoints, TotpView } from '#contract/security.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { drawModules } from '#platform/qr/draw-modules.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { defaultBrand } from '../settings/settings.ts';
import { currentSettings } from '../settings/settings-queries.ts';
import { findUser } from './account-queries.ts';
import { countSecondStep, forgiveSecondSteps } from './count-second-steps.ts';
import { needProof } from './prove.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { seal, unseal } from './sealed.ts';
import { tellOwner } from './security-news.ts';
import { inBase32, newSecret, stepOf, uriOf } from './totp.ts';
import * as table from './totp-queries.ts';

type Calls = typeof securityEndpoints;
type Codes = { recoveryCodes: string[] };

/** A secret on a screen that was left open is not to be confirmed tomorrow. */
const waitMinutes = 15;

export async function getTotp(context: Context): Promise<TotpView> {
  const { id } = signedIn(context);
  const db = context.database.read;
  const [totp, recoveryCodesLeft] = await Promise.all([table.findTotp(db, id), table.countRecoveryCodes(db, id)]);
  return { since: totp?.confirmedAt?.toISOString() ?? null, recoveryCodesLeft };
}

/** Throws DomainError proof_required, too_many_requests or security_state (codes are asked for already). */
export async function startTotp(context: Context): Promise<ResponseOf<Calls['startTotp']>> {
  const { database, clock, secrets } = context;
  const { id } = signedIn(context);
  await needProof(context);
  await throttle(context, 'beginSecurity', id);
  const owner = await findUser(database.read, id);
  if (!owner) throw new DomainError('session_required');
  const secret = newSecret();
  if (!(await table.beginTotp(database.read, id, seal(secrets, id, secret), clock.now())))
    throw new DomainError('security_state');
  const appName = (await currentSettings(context)).appName || defaultBrand;
  const uri = uriOf(secret, { appName, email: owner.email });
  const { modules } = createQr(uri, { errorCorrectionLevel: 'M' });
  return { secret: inBase32(secret), uri, qr: drawModules(modules) };
}

/** The first code shows that the app has the secret. Throws DomainError invalid_input (code), too_many_requests or
 *  security_state (nothing waits, or not any more). */
export async function confirmTotp(context: Context, code: string): Promise<Codes> {
  const { database, clock, secrets } = context;
  const { id: userId } = signedIn(context);
  await countSecondStep(context, userId);
  const now = clock.now();
  const waiting = await table.findTotp(database.read, userId);
  if (!waiting || waiting.confirmedAt || now.getTime() - waiting.begunAt.getTime() > waitMinutes * 60_000)
    throw new DomainError('security_state');
  const { sealedSecret } = waiting;
  const step = stepOf(unseal(secrets, userId, sealedSecret), code.replace(/\s/g, ''), now);
  if (step === undefined) throw invalid('code', 'wrong_code');
  const recoveryCodes = await database.transaction(async (transaction) => {
    if (!(await table.confirmSecret(transaction, { userId, sealedSecret, step, now })))
      throw new DomainError('security_state');
    await tellOwner(transaction, context, userId, { matter: 'totp_on' });
    return makeRecoveryCodes(transaction, secrets, userId);
  });
  await forgiveSecondSteps(context, userId);
  context.wakeJobs();
  return { recoveryCodes };
}

/** Throws DomainError proof_required, or not_found where no code is asked for. */
export async function removeTotp(context: Context): Promise<void> {
  const { id: userId } = signedIn(context);
  await needProof(context);
  await context.database.transaction(async (transaction) => {
    if (!(await table.deleteTotp(transaction, userId))) throw new DomainError('not_found');
    await tellOwner(transaction, context, userId, { matter: 'totp_off' });
  });
  context.wakeJobs();
}

/** Throws DomainError proof_required, or security_state where no code is asked for. */
export async function renewRecoveryCodes(context: Context): Promise<Codes> {
  const { id: userId } = signedIn(context);
  await needProof(context);
  const recoveryCodes = await context.database.transaction(async (transaction) => {
    if (!(await table.lockConfirmed(transaction, userId))) throw new DomainError('security_state');
    await tellOwner(transaction, context, userId, { matter: 'recovery_codes_renewed' });
    return makeRecoveryCodes(transaction, context.secrets, userId);
  });
  context.wakeJobs();
  return { recoveryCodes };
}
