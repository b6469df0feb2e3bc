// What the button of a change and its outcome say. Pure.
import type { BookingView } from '#contract/bookings.ts';
import type { ChangeQuoteView } from '#contract/bookings/changes.ts';
import type { Language } from '#kernel/languages.ts';
import { formatMoney } from '#kernel/money.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { momentText } from '#web/ui/place-time.ts';
import { whenText } from '#web/ui/when-text.ts';

type Shown = { t: BoundTranslate<'booking-change'>; language: Language };
type Sums = Pick<ChangeQuoteView, 'total' | 'totalBefore' | 'due' | 'back' | 'payment' | 'decideBy'>;

export const backMinorOf = ({ back }: Pick<Sums, 'back'>): number => back.money.priceMinor + back.giftCard.priceMinor;

/** 'Change for €12 more', 'Change and get €8 back', 'Change at the same price'. */
export function submitText(quote: Sums | null, { t, language }: Shown): string {
  if (!quote) return t('submit');
  const { total, totalBefore, due, payment, decideBy } = quote;
  if (decideBy) return t('submit_request');
  const amount = (amountMinor: number) => ({
    amount: formatMoney({ amountMinor, currency: total.currency }, language),
  });
  const more = total.priceMinor - totalBefore.priceMinor;
  // Where more than the difference is paid at once, the sum that is paid counts.
  if (payment === 'now' && due.priceMinor !== more) return t('submit_pay', amount(due.priceMinor));
  if (more > 0) return t('submit_more', amount(more));
  const back = backMinorOf(quote);
  if (back > 0) return t('submit_back', amount(back));
  return more < 0 ? t('submit_less', amount(-more)) : t('submit_same');
}

/** After it: the new date, and what is refunded or still to be paid; of a request, by when it is answered. */
export function doneText(
  {
    payment,
    change,
    ...visit
  }: Pick<BookingView, 'startsAtLocal' | 'validity' | 'payment' | 'change' | 'timeZone' | 'city'>,
  quote: Sums,
  { t, language }: Shown,
): string {
  if (change)
    return t('done_request', { moment: momentText(change.expiresAt, visit.timeZone, language), place: visit.city });
  const moment = whenText(visit, language);
  const { currency } = quote.total;
  const back = backMinorOf(quote);
  if (back > 0) return t('done_back', { moment, amount: formatMoney({ amountMinor: back, currency }, language) });
  if (!payment.due) return t('done', { moment });
  return t('done_due', { moment, amount: formatMoney({ amountMinor: payment.due.priceMinor, currency }, language) });
}
