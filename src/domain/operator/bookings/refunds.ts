import { DomainError } from '#contract/domain-error.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { GoodwillRefundView, operatorBookingEndpoints } from '#contract/operator/bookings.ts';
import { money } from '#kernel/money.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { type GoodwillRefund, listRefundsToApprove } from '#domain/bookings/goodwill/goodwill-queries.ts';
import { proposeRefund } from '#domain/bookings/goodwill/refund-beyond-terms.ts';
import { findBookingByReference } from '#domain/bookings/reading/booking-queries.ts';
import { priceView } from '#domain/pricing/price-view.ts';
import { actorView } from '#domain/audit/actor-view.ts';

type Calls = typeof operatorBookingEndpoints;

const refundsMax = 100;

/** Throws `not_found`, and as `proposeRefund`. */
export async function proposeRefundByReference(
  context: Context,
  reference: string,
  proposal: { amountMinor: number; reason: string },
): Promise<ResponseOf<Calls['proposeRefund']>> {
  const booking = await findBookingByReference(context.database.db, reference, context.caller.language);
  if (!booking) throw new DomainError('not_found');
  return proposeRefund(context, booking.id, proposal);
}

export async function readProposedRefunds(context: Context): Promise<ResponseOf<Calls['listProposedRefunds']>> {
  const { id } = signedIn(context);
  const rows = await listRefundsToApprove(context.database.db, id, refundsMax);
  return { data: rows.map((row) => refundView(row, id)) };
}

export function refundView(refund: GoodwillRefund, callerId: string): GoodwillRefundView {
  const { id, reference, amountMinor, currency, reason, state, declineReason } = refund;
  return {
    id,
    reference,
    amount: priceView(money(amountMinor, currency)),
    reason,
    state,
    proposedBy: { id: refund.proposedBy, name: refund.proposedByName, email: refund.proposedByEmail },
    proposedAt: refund.proposedAt.toISOString(),
    decidedBy: actorView({
      actorId: refund.decidedBy,
      actorName: refund.decidedByName,
      actorEmail: refund.decidedByEmail,
    }),
    decidedAt: refund.decidedAt?.toISOString() ?? null,
    declineReason,
    isOwn: refund.proposedBy === callerId,
  };
}
