import { DomainError } from '#contract/domain-error.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { PasskeyView, securityEndpoints } from '#contract/security.ts';
import { newId } from '#kernel/ids.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { defaultBrand } from '../settings/settings.ts';
import { currentSettings } from '../settings/settings-queries.ts';
import { findUser } from './account-queries.ts';
import { makeChallenge } from './challenge.ts';
import { checkCreated } from './passkey-checks.ts';
import { optionsToCreate } from './passkey-options.ts';
import * as table from './passkey-queries.ts';
import { needProof } from './prove.ts';
import { relyingParty } from './relying-party.ts';
import { tellOwner } from './security-news.ts';

type Calls = typeof securityEndpoints;

/** More than anybody has devices; each is told to the browser when another is made. */
const passkeysMax = 20;

export async function listPasskeys(
  context: Context,
  paging: InputOf<Calls['listPasskeys']>['query'],
): Promise<ResponseOf<Calls['listPasskeys']>> {
  const { rows, total } = await table.listPasskeysOf(context.database.read, signedIn(context).id, paging);
  return { data: rows.map(viewOf), ...paging, total };
}

/** Throws DomainError proof_required, security_state (as many as one may have), too_many_requests or malformed. */
export async function startPasskey(context: Context): Promise<ResponseOf<Calls['startPasskey']>> {
  const { id: userId } = signedIn(context);
  const db = context.database.read;
  const party = relyingParty(context);
  await needProof(context);
  await throttle(context, 'beginSecurity', userId);
  const [owner, known] = await Promise.all([findUser(db, userId), table.credentialsOf(db, userId)]);
  if (!owner) throw new DomainError('session_required');
  if (known.length >= passkeysMax) throw new DomainError('security_state');
  const { token } = await makeChallenge(db, { purpose: 'passkey_adding', userId }, context.clock.now());
  const appName = (await currentSettings(context)).appName || defaultBrand;
  return optionsToCreate({ challenge: token, party, appName, known }, owner);
}

/** Throws DomainError proof_required, invalid_input (passkey), security_state (it is known already) or malformed. */
export async function addPasskey(
  context: Context,
  { name, passkey }: InputOf<Calls['addPasskey']>['body'],
): Promise<PasskeyView> {
  const { id: userId } = signedIn(context);
  await needProof(context);
  const created = await checkCreated(context, passkey, userId);
  const row = await context.database.transaction(async (transaction) => {
    const kept = { id: newId(), userId, name, ...created, createdAt: context.clock.now(), lastUsedAt: null };
    const inserted = await table.insertPasskey(transaction, kept);
    if (!inserted) throw new DomainError('security_state');
    await tellOwner(transaction, context, userId, { matter: 'passkey_added', passkey: name });
    return inserted;
  });
  context.wakeJobs();
  return viewOf(row);
}

/** Throws DomainError not_found. */
export async function renamePasskey(context: Context, id: string, name: string): Promise<PasskeyView> {
  const row = await table.namePasskey(context.database.read, signedIn(context).id, id, name);
  if (!row) throw new DomainError('not_found');
  return viewOf(row);
}

/** Throws DomainError proof_required or not_found. */
export async function removePasskey(context: Context, id: string): Promise<void> {
  const { id: userId } = signedIn(context);
  await needProof(context);
  await context.database.transaction(async (transaction) => {
    const row = await table.deletePasskey(transaction, userId, id);
    if (!row) throw new DomainError('not_found');
    await tellOwner(transaction, context, userId, { matter: 'passkey_removed', passkey: row.name });
  });
  context.wakeJobs();
}

const viewOf = ({ id, name, createdAt, lastUsedAt }: table.PasskeyRow): PasskeyView => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
