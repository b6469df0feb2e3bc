// An owner closes the account of its supplier, and an operator opens it again. Bookings, payments, the ledger, reviews and what the tax
// authority is told stay as they are.
import type { ClosingView } from '#contract/accounts/closing.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { logSecurity } from '#platform/log/security-log.ts';
import { changeRole } from '../accounts/account-queries.ts';
import { deleteChallengesOf } from '../accounts/second-factor/challenge-queries.ts';
import { evictLiveSession } from '../accounts/sessions/live-sessions.ts';
import { requireRecentAuthentication } from '../accounts/sessions/reauthenticate.ts';
import { revokeSessionsOf } from '../accounts/sessions/session-queries.ts';
import { deleteApiKeysOf } from '../api-keys/api-key-queries.ts';
import { recordActOf } from '../audit/record-act.ts';
import { archiveToursOf, countToursOf } from '../authoring/archive-tours.ts';
import { findBookingsAhead } from '../bookings/reading/bookings-ahead.ts';
import { ownSupplier } from '../suppliers/own-supplier.ts';
import { listMemberIds, lockSupplierOf, setClosed, type SupplierRow } from '../suppliers/supplier-queries.ts';
import { deleteInvitationsOf } from '../team/invitation-queries.ts';
import { disableWebhooksOf } from '../webhooks/webhook-queries.ts';

/** Throws `not_found`. */
export async function readClosing(context: Context): Promise<ClosingView> {
  const db = context.database.read;
  const { id, name } = await ownSupplier(context, db);
  const [bookings, tours, members] = await Promise.all([
    findBookingsAhead(db, id, context.caller.language),
    countToursOf(db, id),
    listMemberIds(db, id),
  ]);
  return { name, bookings, tours, members: members.length };
}

/** Throws `not_found`, `proof_required`, `bookings_ahead`. A booking that is being made at this moment stays valid, as with a suspension. */
export async function closeSupplier(context: Context): Promise<void> {
  await requireRecentAuthentication(context);
  const { id: userId } = signedIn(context);
  const ended = await context.database.transaction(async (db) => {
    const supplier = await lockSupplierOf(db, userId);
    if (!supplier || supplier.closedAt) throw new DomainError('not_found');
    return closeNow(context, db, supplier);
  });
  context.wakeJobs();
  for (const sessionId of ended) evictLiveSession(context, sessionId);
  logSecurity(context, 'role_changed', { user: userId, role: 'client', by: 'closing' });
}

/** Returns the sessions that it ends. */
async function closeNow(context: Context, db: Queryable, { id }: SupplierRow): Promise<string[]> {
  const at = context.clock.now();
  const tours = await archiveToursOf(db, id, { at, by: signedIn(context).id });
  // After the tours, which wait for who is writing them.
  const { total } = await findBookingsAhead(db, id, context.caller.language);
  if (total > 0) throw new DomainError('bookings_ahead');
  await deleteApiKeysOf(db, id);
  await disableWebhooksOf(db, id, at);
  await deleteInvitationsOf(db, id);
  const ended: string[] = [];
  const members = await listMemberIds(db, id);
  for (const member of members) {
    await changeRole(db, member, { role: 'client', secondFactorGraceFrom: at });
    await deleteChallengesOf(db, member);
    ended.push(...(await revokeSessionsOf(db, member, at)));
  }
  await setClosed(db, id, at);
  await recordActOf(context, db, { act: 'supplier_close', subjectId: id, after: { tours, members: members.length } });
  return ended;
}

/** Throws `not_found`, `supplier_state` of one that is open. */
export async function reopenSupplier(context: Context, id: string, reason: string): Promise<SupplierRow> {
  const at = context.clock.now();
  return context.database.transaction(async (db) => {
    const supplier = await setClosed(db, id, null);
    if (!supplier) throw new DomainError('not_found');
    if (supplier === 'unchanged') throw new DomainError('supplier_state');
    for (const member of await listMemberIds(db, id))
      await changeRole(db, member, { role: 'supplier', secondFactorGraceFrom: at });
    await recordActOf(context, db, { act: 'supplier_reopen', subjectId: id, reason });
    return supplier;
  });
}
