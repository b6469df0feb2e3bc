import type { BookingView } from '#contract/bookings.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { momentText } from '#web/ui/place-time.ts';

/** Whether it is still open that the departure runs: how many have booked so far, and until when it is decided. Null where nothing is open.
 *  A ticket that was stored for offline use earlier does not say. */
export function useLeastOpen({
  leastParty,
  timeZone,
  city,
}: Pick<BookingView, 'leastParty' | 'timeZone' | 'city'>): { coming: string; until: string } | null {
  const t = useT('booking-detail');
  const { language } = usePageContext();
  if (leastParty?.status !== 'open') return null;
  const { coming, people, decideBy } = leastParty;
  return {
    coming: t('least_open', { coming, count: people }),
    until: t('least_until', { moment: momentText(decideBy, timeZone, language), place: city }),
  };
}
