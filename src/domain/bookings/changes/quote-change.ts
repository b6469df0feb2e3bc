import type { ChangeQuoteView } from '#contract/bookings/changes.ts';
import { DomainError } from '#contract/domain-error.ts';
import { money } from '#kernel/money.ts';
import type { Context } from '#platform/http/caller.ts';
import { validityOf } from '#domain/inventory/validity.ts';
import { freeCancellationUntil, policyView } from '#domain/pricing/cancellation-policy.ts';
import { linesView, priceView } from '#domain/pricing/price-view.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { linesOf } from '../items/booking-item.ts';
import { includedTaxes } from '../reading/included-taxes.ts';
import { splitRefundOf } from '../lifecycle/reconcile-booking.ts';
import { changeQuoteId } from './change-quote-id.ts';
import { type ChangeRequest, findChange, isFull, type QuotedChange } from './find-change.ts';

/** What a change would cost or refund now. Throws as `findChange`. */
export async function quoteChange(context: Context, id: string, request: ChangeRequest): Promise<ChangeQuoteView> {
  const settings = await currentSettings(context);
  const quoted = await findChange({ context, settings }, context.database.db, id, request);
  if (isFull(quoted)) throw new DomainError('sold_out');
  return changeQuoteView(context, quoted);
}

export function changeQuoteView({ secrets, caller }: Context, quoted: QuotedChange): ChangeQuoteView {
  const { language } = caller;
  const { booking, offer, change, settings, dueMinor, payment, decideBy, now } = quoted;
  const expiresAt = now.getTime() + settings.quoteMinutes * 60_000;
  const { after, difference } = change;
  const { currency, policyKey, timeZone } = booking;
  const price = (amountMinor: number) => priceView(money(amountMinor, currency));
  const back = splitRefundOf(booking, after.totalMinor);
  return {
    id: changeQuoteId(secrets, quoted, expiresAt),
    expiresAt: new Date(expiresAt).toISOString(),
    departureId: after.departureId,
    optionName: offer.option.name,
    startsAtLocal: after.startsAtLocal,
    ...validityOf(after, language),
    timeZone,
    adults: after.adults,
    children: after.children,
    lines: linesView(after.lines, language),
    totalBefore: price(booking.totalMinor),
    total: price(after.totalMinor),
    taxes: includedTaxes({ ...after, currency }, language),
    due: price(dueMinor),
    payment,
    payWithinMinutes: settings.holdMinutes,
    decideBy: decideBy?.toISOString() ?? null,
    dropped: linesView(linesOf(change.dropped), language),
    refundPercent: difference.refundPercent,
    kept: priceView(difference.retained),
    back: { money: price(back.cashMinor), giftCard: price(back.giftCardMinor) },
    policy: policyView(policyKey, after.refundTiers),
    freeCancellationUntil: freeCancellationUntil(after.refundTiers, after.startsAt)?.toISOString() ?? null,
  };
}
