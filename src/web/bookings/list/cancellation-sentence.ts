import type { BookingView } from '#contract/bookings.ts';
import type { Language } from '#kernel/languages.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { deadlineOf } from '#web/ui/refund-deadline.ts';
import { momentText } from '#web/ui/place-time.ts';

type Cancellable = Pick<BookingView, 'policy' | 'startsAtUtc' | 'timeZone' | 'city'>;
type Shown = { t: BoundTranslate<'booking-list'>; language: Language; now: number };

/** The best refund that is still to be had, and until when; else why there is none. */
export function cancellationSentence(booking: Cancellable, { t, language, now }: Shown): string {
  const { policy, startsAtUtc, timeZone, city } = booking;
  const tier = policy.tiers.find(({ hoursBefore }) => Date.parse(deadlineOf(startsAtUtc, hoursBefore)) > now);
  if (tier)
    return t(tier.refundPercent === 100 ? 'free_until' : 'booking-detail:tier_part', {
      percent: tier.refundPercent,
      moment: momentText(deadlineOf(startsAtUtc, tier.hoursBefore), timeZone, language),
      place: city,
    });
  if (policy.tiers.length === 0) return t('booking-detail:policy_none');
  return t(policy.tiers.some(({ refundPercent }) => refundPercent === 100) ? 'free_over' : 'refund_over');
}
