// What every action of a supplier or an operator on a booking has in common: the lock, whose booking it is, the idempotency record, the
// audit entry of operators, and the booking as it is afterwards.
import type { Transaction } from 'kysely';
import { DomainError } from '#contract/domain-error.ts';
import type { SupplierBookingView } from '#contract/suppliers/supplier-bookings.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Tables } from '#platform/database/tables.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { recordAct, recordActOfOperator } from '#domain/audit/record-act.ts';
import { findSupplierBooking, type SupplierBookingRow } from '../reading/booking-queries.ts';
import { supplierBookingView } from '../reading/supplier-booking-view.ts';
import { lockBooking } from './lifecycle-queries.ts';

type Action = {
  operation: string;
  input: object;
  act: 'accept' | 'decline' | 'accept_change' | 'decline_change' | 'move' | 'cancel' | 'attend' | 'no_show';
  reason?: string | undefined;
};
/** What an action says to the audit log, of suppliers as well. */
export type Audited = { before: object; after: object };
type Step = { actor: 'supplier' | 'operator'; at: Date };

/** Throws `not_found` for a booking of another supplier's tour, and what `perform` throws. */
export async function actOnBooking(
  context: Context,
  id: string,
  { operation, input, act, reason }: Action,
  perform: (transaction: Transaction<Tables>, booking: SupplierBookingRow, step: Step) => Promise<Audited | void>,
): Promise<SupplierBookingView> {
  const user = signedIn(context);
  const { language, idempotencyKey: key } = context.caller;
  const request = { userId: user.id, operation: `${operation} ${id}`, key, input };
  const find = (transaction: Transaction<Tables>) => findSupplierBooking(transaction, user, id, language);
  const view = await withIdempotency(context, request, async (transaction) => {
    await lockBooking(transaction, id);
    const now = context.clock.now();
    const booking = await find(transaction);
    if (!booking) throw new DomainError('not_found');
    const actor = user.role === 'admin' ? 'operator' : 'supplier';
    const audited = await perform(transaction, booking, { actor, at: now });
    const done = { act: `booking_${act}`, subjectId: id, reason: reason ?? null } as const;
    if (audited) await recordAct(transaction, { actorId: user.id, at: now }, { ...done, ...audited });
    else await recordActOfOperator(context, transaction, done, now);
    const changed = assertDefined(await find(transaction), 'the booking just changed');
    // The view of a supplier contains no payment page.
    return supplierBookingView(changed, { language, now, payUrl: () => '' });
  });
  context.wakeJobs();
  return view;
}
