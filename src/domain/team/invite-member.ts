import { DomainError } from '#contract/domain-error.ts';
import { newId } from '#kernel/ids.ts';
import type { InvitedRole } from '#kernel/rights.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { findUserByEmail } from '#domain/accounts/account-queries.ts';
import { normalizeEmail } from '#domain/accounts/create-user.ts';
import { recordActOf } from '#domain/audit/record-act.ts';
import { findMemberRole, lockSupplierOf } from '#domain/suppliers/supplier-queries.ts';
import { deleteInvitation, type Invitation, replaceInvitation } from './invitation-queries.ts';
import { teamJobs } from './job-types.ts';

/** Guides are not at their desk every day. */
const lifeDays = 7;

/** Throws `not_found`, `invitation_state` for who is a member already, `too_many_requests`. Whether the address has an account is
 *  not said. */
export async function inviteMember(context: Context, input: { email: string; role: InvitedRole }): Promise<Invitation> {
  const { clock, caller } = context;
  const user = signedIn(context);
  const email = normalizeEmail(input.email);
  await throttle(context, 'invitations', user.id);
  const request = { userId: user.id, operation: 'inviteMember', key: caller.idempotencyKey, input };
  const invitation = await withIdempotency(context, request, async (db) => {
    const supplier = await lockSupplierOf(db, user.id);
    if (!supplier) throw new DomainError('not_found');
    const invited = await findUserByEmail(db, email);
    if (invited && (await findMemberRole(db, supplier.id, invited.id))) throw new DomainError('invitation_state');
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + lifeDays * 86_400_000);
    const made = { id: newId(), email, role: input.role, invitedAt: now, expiresAt };
    await replaceInvitation(db, supplier.id, made);
    await enqueue(db, teamJobs['member-invited'], { id: made.id, language: caller.language }, now);
    await recordActOf(context, db, {
      act: 'supplier_invite_member',
      subjectId: supplier.id,
      after: { role: made.role },
    });
    return made;
  });
  context.wakeJobs();
  return invitation;
}

/** Throws `not_found`. */
export async function revokeInvitation(context: Context, id: string): Promise<void> {
  await context.database.transaction(async (db) => {
    const supplier = await lockSupplierOf(db, signedIn(context).id);
    if (!supplier || !(await deleteInvitation(db, supplier.id, id))) throw new DomainError('not_found');
    await recordActOf(context, db, { act: 'supplier_revoke_invitation', subjectId: supplier.id });
  });
}
