import { DomainError } from '#contract/domain-error.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { PasskeyView, securityEndpoints } from '#contract/accounts/security.ts';
import { newId } from '#kernel/ids.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { defaultBrand } from '#domain/settings/settings.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { createChallenge } from '../second-factor/challenge.ts';
import { verifyRegistration } from './verify-passkey.ts';
import { registrationOptions } from './passkey-options.ts';
import * as table from './passkey-queries.ts';
import { requireRecentAuthentication } from '../sessions/reauthenticate.ts';
import { relyingParty } from './relying-party.ts';
import { requireConfirmedEmail } from '../second-factor/require-confirmed-email.ts';
import { notifyOwner } from '../security-events.ts';

type Calls = typeof securityEndpoints;

/** More devices than anyone has; registering another one sends the list of all to the browser. */
const passkeysMax = 20;

export async function listPasskeys(
  context: Context,
  paging: InputOf<Calls['listPasskeys']>['query'],
): Promise<ResponseOf<Calls['listPasskeys']>> {
  const { rows, total } = await table.listPasskeysOf(context.database.db, signedIn(context).id, paging);
  return { data: rows.map(viewOf), ...paging, total };
}

/** Throws DomainError email_unconfirmed, proof_required, security_state (as many as one may have), too_many_requests or malformed. */
export async function startPasskey(context: Context): Promise<ResponseOf<Calls['startPasskey']>> {
  const { id: userId } = signedIn(context);
  const db = context.database.db;
  const party = relyingParty(context);
  const [owner, known] = await Promise.all([requireConfirmedEmail(context), table.credentialsOf(db, userId)]);
  await requireRecentAuthentication(context);
  await throttle(context, 'beginSecurity', userId);
  if (known.length >= passkeysMax) throw new DomainError('security_state');
  const { token } = await createChallenge(db, { purpose: 'passkey_adding', userId }, context.clock.now());
  const appName = (await currentSettings(context)).appName || defaultBrand;
  return registrationOptions({ challenge: token, party, appName, known }, owner);
}

/** Throws DomainError proof_required, invalid_input (passkey), security_state (it is known already) or malformed. */
export async function addPasskey(
  context: Context,
  { name, passkey }: InputOf<Calls['addPasskey']>['body'],
): Promise<PasskeyView> {
  const { id: userId } = signedIn(context);
  await requireRecentAuthentication(context);
  const created = await verifyRegistration(context, passkey, userId);
  const row = await context.database.transaction(async (transaction) => {
    const values = { id: newId(), userId, name, ...created, createdAt: context.clock.now(), lastUsedAt: null };
    const inserted = await table.insertPasskey(transaction, values);
    if (!inserted) throw new DomainError('security_state');
    await notifyOwner(transaction, context, userId, { matter: 'passkey_added', passkey: name });
    return inserted;
  });
  context.wakeJobs();
  return viewOf(row);
}

/** Throws DomainError not_found. */
export async function renamePasskey(context: Context, id: string, name: string): Promise<PasskeyView> {
  const row = await table.setPasskeyName(context.database.db, signedIn(context).id, id, name);
  if (!row) throw new DomainError('not_found');
  return viewOf(row);
}

/** Throws DomainError proof_required or not_found. */
export async function removePasskey(context: Context, id: string): Promise<void> {
  const { id: userId } = signedIn(context);
  await requireRecentAuthentication(context);
  await context.database.transaction(async (transaction) => {
    const row = await table.deletePasskey(transaction, userId, id);
    if (!row) throw new DomainError('not_found');
    await notifyOwner(transaction, context, userId, { matter: 'passkey_removed', passkey: row.name });
  });
  context.wakeJobs();
}

const viewOf = ({ id, name, createdAt, lastUsedAt }: table.PasskeyRow): PasskeyView => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
