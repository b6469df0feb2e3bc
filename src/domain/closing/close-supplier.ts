// An owner closes the account of its supplier, and an operator opens it again. Bookings, payments, the ledger, reviews and what the tax
// authority receives stay as they are.
import type { ClosingView } from '#contract/accounts/closing.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { logSecurity } from '#platform/log/security-log.ts';
import { findUserByEmail, lockUser } from '#domain/accounts/account-queries.ts';
import { normalizeEmail } from '#domain/accounts/create-user.ts';
import { evictLiveSession } from '#domain/accounts/sessions/live-sessions.ts';
import { requireRecentAuthentication } from '#domain/accounts/sessions/reauthenticate.ts';
import { deleteApiKeysOf } from '#domain/api-keys/api-key-queries.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { archiveToursOf, countToursOf } from '#domain/authoring/archive-tours.ts';
import { findBookingsAhead } from '#domain/bookings/reading/bookings-ahead.ts';
import { supplierJobs } from '#domain/suppliers/job-types.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { lockSupplierOf, setClosed, type SupplierRow } from '#domain/suppliers/supplier-queries.ts';
import { deleteInvitationsOf } from '#domain/team/invitation-queries.ts';
import { beginMembership, endMembership } from '#domain/team/membership.ts';
import { listMembersOf } from '#domain/team/team-queries.ts';
import { disableWebhooksOf } from '#domain/webhooks/webhook-queries.ts';
import { closingJobs } from './job-types.ts';

/** After that, bookings that were being made while the account was closed are there, or never will be. */
const bookingsPlacedWithinMs = 60_000;

/** Throws `not_found`. */
export async function readClosing(context: Context): Promise<ClosingView> {
  const db = context.database.db;
  const { id, name } = await ownSupplier(context, db);
  const [bookings, tours, members] = await Promise.all([
    findBookingsAhead(db, id, context.caller.language),
    countToursOf(db, id),
    listMembersOf(db, id),
  ]);
  return { name, bookings, tours, members: members.length };
}

type Ended = { userId: string; sessions: string[] };

/** Throws `not_found`, `proof_required`, `bookings_ahead`. A booking that is being made at this moment stays valid: the operator is
 *  mailed about it. */
export async function closeSupplier(context: Context): Promise<void> {
  await requireRecentAuthentication(context);
  const ended = await context.database.transaction(async (db) => {
    const supplier = await lockSupplierOf(db, signedIn(context).id);
    if (!supplier || supplier.closedAt) throw new DomainError('not_found');
    return closeNow(context, db, supplier);
  });
  context.wakeJobs();
  for (const { userId, sessions } of ended) {
    for (const sessionId of sessions) evictLiveSession(context, sessionId);
    logSecurity(context, 'role_changed', { user: userId, role: 'client', by: 'closing' });
  }
}

async function closeNow(context: Context, db: Queryable, { id }: SupplierRow): Promise<Ended[]> {
  const at = context.clock.now();
  const tours = await archiveToursOf(db, id, { at, by: signedIn(context).id });
  // After the tours, which wait for who is writing them.
  const { total } = await findBookingsAhead(db, id, context.caller.language);
  if (total > 0) throw new DomainError('bookings_ahead');
  await deleteApiKeysOf(db, id);
  await disableWebhooksOf(db, id, at);
  // Before the members: who is accepting one is a member afterwards.
  await deleteInvitationsOf(db, id);
  // In the order in which they are locked elsewhere.
  const members = (await listMembersOf(db, id)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const ended: Ended[] = [];
  for (const { id: userId } of members) ended.push({ userId, sessions: await endMembership(db, userId, at) });
  await setClosed(db, id, at);
  const check = { id: newId(), supplierId: id };
  await enqueue(db, supplierJobs['supplier-closed'], check, new Date(at.getTime() + bookingsPlacedWithinMs));
  const closed = {
    id: newId(),
    supplierId: id,
    closedAt: at.toISOString(),
    closedBy: signedIn(context).id,
    owners: members.filter(({ role }) => role === 'owner').map((member) => member.id),
    tours,
    members: members.length,
    language: context.caller.language,
  };
  await enqueue(db, closingJobs['account-closed'], closed, at);
  for (const { id: member, role } of members)
    await recordActOf(context, db, { act: 'supplier_remove_member', subjectId: id, before: { member, role } });
  await recordActOf(context, db, { act: 'supplier_close', subjectId: id, after: { tours, members: members.length } });
  return ended;
}

type Reopening = { reason: string; ownerEmail: string };

/** A traveller becomes its owner. Throws `not_found`, `supplier_state` of one that is open, `invalid_input` on `ownerEmail`,
 *  `invitation_state` for a member of the staff or of another team. */
export async function reopenSupplier(
  context: Context,
  id: string,
  { reason, ownerEmail }: Reopening,
): Promise<SupplierRow> {
  const at = context.clock.now();
  const { supplier, userId, ended } = await context.database.transaction(async (db) => {
    const opened = await setClosed(db, id, null);
    if (!opened) throw new DomainError('not_found');
    if (opened === 'unchanged') throw new DomainError('supplier_state');
    const owner = await lockTraveller(db, ownerEmail);
    const membership = { supplierId: id, userId: owner, role: 'owner' } as const;
    const sessions = await beginMembership(db, { ...membership, at });
    await recordActOf(context, db, { act: 'supplier_reopen', subjectId: id, reason });
    const after = { member: owner, role: membership.role };
    await recordActOf(context, db, { act: 'supplier_add_member', subjectId: id, after });
    return { supplier: opened, userId: owner, ended: sessions };
  });
  for (const sessionId of ended) evictLiveSession(context, sessionId);
  logSecurity(context, 'role_changed', { user: userId, role: 'owner', by: 'reopening' });
  return supplier;
}

/** The person who reads the mail of the address: an account that has not confirmed it may belong to another person. */
async function lockTraveller(db: Queryable, ownerEmail: string): Promise<string> {
  const found = await findUserByEmail(db, normalizeEmail(ownerEmail));
  const user = found && (await lockUser(db, found.id));
  if (user && user.role !== 'client') throw new DomainError('invitation_state');
  if (!user?.emailConfirmedAt) throw invalid('ownerEmail', 'unknown_value');
  return user.id;
}
