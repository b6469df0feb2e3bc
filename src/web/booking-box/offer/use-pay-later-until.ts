import type { DepartureView } from '#contract/bookings.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { lastStartOf } from '#web/ui/when-text.ts';
import type { BookedTour } from '../booking-types.ts';
import { briefMoment } from './brief-moment.ts';

/** Until when and how a booking of this departure is paid later; null without one. */
export function usePayLaterUntil(
  { timeZone, city }: Pick<BookedTour, 'timeZone' | 'city'>,
  departure: Pick<DepartureView, 'startsAtUtc' | 'validity'> | null,
): string | null {
  const t = useT('book-tour');
  const { language } = usePageContext();
  return departure && t('pay_later_until', { moment: briefMoment(lastStartOf(departure), timeZone, language), city });
}
