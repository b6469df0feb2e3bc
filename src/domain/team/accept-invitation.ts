// By the link that was mailed: its secret proves that the mailbox is theirs.
import type { SessionView } from '#contract/accounts/accounts.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { teamEndpoints } from '#contract/suppliers/team.ts';
import { assertDefined } from '#kernel/assert.ts';
import { ownName } from '#kernel/own-name.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { logSecurity } from '#platform/log/security-log.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import {
  findUser,
  findUserByEmail,
  hasAccount,
  takeConfirmedEmail,
  type UserRow,
  type UserToInsert,
} from '#domain/accounts/account-queries.ts';
import { createUser, prepareUser } from '#domain/accounts/create-user.ts';
import { evictLiveSession } from '#domain/accounts/sessions/live-sessions.ts';
import { isOwnOrigin } from '#domain/accounts/sessions/own-origin.ts';
import { hashOf } from '#domain/accounts/sessions/refresh-token.ts';
import { sessionResponse, startSession } from '#domain/accounts/sessions/start-session.ts';
import { recordAct } from '#domain/audit/record-act.ts';
import { deleteInvitation, findInvitation, type OpenInvitation } from './invitation-queries.ts';
import { beginMembership } from './membership.ts';

/** Throws `not_found`, `too_many_requests`. */
export async function readInvitation(
  context: Context,
  token: string,
): Promise<ResponseOf<(typeof teamEndpoints)['readInvitation']>> {
  const { supplier, email, role, expiresAt } = await openInvitation(context, token);
  const isKnown = await hasAccount(context.database.db, email);
  return { supplier, email, role, hasAccount: isKnown, expiresAt: expiresAt.toISOString() };
}

type Acceptance = { token: string; password?: string | undefined; name?: string | undefined };

/** Throws `malformed` (foreign Origin), `not_found`, `email_taken` for an account that is not signed in, `invitation_state` for one
 *  that acts for a supplier or the marketplace, `invalid_input` on `password`, `account_suspended`, `too_many_requests`. */
export async function acceptInvitation(context: Context, { token, password, name }: Acceptance): Promise<SessionView> {
  const { config, caller, database } = context;
  if (!isOwnOrigin(config, caller)) throw new DomainError('malformed');
  const invitation = await openInvitation(context, token);
  const { email } = invitation;
  const known = await findUserByEmail(database.db, email);
  if (known && caller.user?.id !== known.id) throw new DomainError('email_taken');
  if (known && known.role !== 'client') throw new DomainError('invitation_state');
  if (!known && !password) throw invalid('password', 'required');
  const newcomer = { email, password: password ?? '', role: 'supplier', caller: caller.address } as const;
  const account =
    known ?? (await prepareUser(context, { ...newcomer, language: caller.language, ...(name && { name }) }));
  const joined = await database.transaction((db) => join(db, context, { invitation, account, isNew: !known }));
  for (const sessionId of joined.ended) evictLiveSession(context, sessionId);
  logSecurity(context, 'role_changed', { user: joined.user.id, role: invitation.role, by: 'invitation' });
  return sessionResponse(context, joined.user, joined.started);
}

async function openInvitation(context: Context, token: string): Promise<OpenInvitation> {
  await throttle(context, 'mailLink', context.caller.address);
  const invitation = await findInvitation(context.database.db, hashOf(token), context.clock.now());
  if (!invitation) throw new DomainError('not_found');
  return invitation;
}

type Joining = { invitation: OpenInvitation } & { account: UserRow | UserToInsert; isNew: boolean };

async function join(db: Queryable, context: Context, { invitation, account, isNew }: Joining) {
  const { supplierId, role, id } = invitation;
  const now = context.clock.now();
  // A second acceptance at the same time waits here, and finds it gone.
  if (!(await deleteInvitation(db, supplierId, id))) throw new DomainError('not_found');
  const { id: userId, email, name } = isNew ? await createUser(db, account as UserToInsert) : (account as UserRow);
  await takeConfirmedEmail(db, userId, {
    email,
    name: ownName({ name, email }) || name,
    emailConfirmedAt: now,
    confirmedElsewhere: false,
  });
  const ended = await beginMembership(db, { supplierId, userId, role, at: now });
  const started = await startSession(db, context, { id: userId, role: 'supplier' });
  const act = { act: 'supplier_add_member', subjectId: supplierId, after: { member: userId, role } } as const;
  await recordAct(db, { actorId: userId, at: now }, act);
  return { user: assertDefined(await findUser(db, userId), 'the member who joined'), started, ended };
}
