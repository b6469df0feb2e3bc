import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { missedStartText } from './missed-start.ts';
import type { Booking } from '../use-booking.ts';

/** Read out at once: another departure than the chosen one is selected, or none. */
export function MissedStartNotice({ booking: { availability, departure, trip } }: { booking: Booking }) {
  const t = useT('book-tour');
  const { language } = usePageContext();
  const wanted = availability?.departures.find(({ id }) => id === trip.departure);
  const hasOthers = availability?.departures.some(({ hasRoom }) => hasRoom) ?? false;
  return <Notice tone="bad">{missedStartText({ wanted, instead: departure, hasOthers }, { t, language })}</Notice>;
}
