import type { DepartureView } from '#contract/bookings.ts';
import type { TourView } from '#contract/catalogue.ts';
import type { Language } from '#kernel/languages.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { deadlineOf } from '#web/ui/refund-deadline.ts';
import { momentText } from '#web/ui/place-time.ts';
import { briefMoment } from './brief-moment.ts';

export type RefundedTour = Pick<TourView, 'policy' | 'timeZone' | 'city'>;
type Shown = { t: BoundTranslate<'book-tour'>; language: Language; now: number; isBrief?: boolean };

/** `tone`: good for a full refund; plain for what is refunded after it; bad for what a traveller may expect in vain. */
type RefundLine = { text: string; tone: 'good' | 'plain' | 'bad' };

/** What cancelling one start brings back from now on, each refund with its deadline. A deadline that has passed is no offer:
 *  the first line says so instead. */
export function refundLines(
  { policy: { tiers }, timeZone, city }: RefundedTour,
  { startsAtUtc }: Pick<DepartureView, 'startsAtUtc'>,
  { t, language, now, isBrief = false }: Shown,
): RefundLine[] {
  const deadlineText = isBrief ? briefMoment : momentText;
  const open = tiers.filter(({ hoursBefore }) => Date.parse(deadlineOf(startsAtUtc, hoursBefore)) >= now);
  if (open.length === 0) return [{ text: t(tiers.length === 0 ? 'refund_none' : 'refund_over'), tone: 'bad' }];
  const isNotFreeAnyMore = tiers.some(isFull) && !open.some(isFull);
  const lines = open.map((tier, index): RefundLine => {
    const isLate = isNotFreeAnyMore && index === 0;
    const text = t(isFull(tier) ? 'refund_full' : isLate ? 'refund_late' : 'refund_part', {
      percent: tier.refundPercent,
      moment: deadlineText(deadlineOf(startsAtUtc, tier.hoursBefore), timeZone, language),
      place: city,
    });
    return { text, tone: isFull(tier) ? 'good' : isLate ? 'bad' : 'plain' };
  });
  return [...lines, { text: t('refund_then_none'), tone: 'plain' }];
}

const isFull = ({ refundPercent }: { refundPercent: number }): boolean => refundPercent === 100;
