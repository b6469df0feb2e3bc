import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { priceText } from '#web/ui/price.tsx';
import { cheapestOf } from './choose-departure.ts';
import { MissedStartNotice } from './offer/missed-start-notice.tsx';
import type { Booking } from './use-booking.ts';

type Props = { booking: Booking };

/** What there is on the day. Green only where something is chosen. Each is said once: the number of people at its field, and a refusal beside
 *  the button. */
export function OfferMessage({ booking }: Props) {
  const { availability, departure, isMissed, trip } = booking;
  const isRefused = booking.placement.state === 'refused';
  const isShownAtField = availability?.field && !trip.units;
  if (isShownAtField || (isRefused && (isMissed || !availability?.available))) return null;
  if (isMissed) return <MissedStartNotice booking={booking} />;
  return (
    <Notice {...(departure ? good : availability?.available ? open : bad)}>
      <OfferText booking={booking} />
    </Notice>
  );
}

const good = { tone: 'good' } as const;
const open = { role: 'status' } as const;
const bad = { tone: 'bad' } as const;

/** Nothing is chosen for the visitor where there are only private groups and other days cost less. */
export function OfferText({ booking: { availability, departure } }: Props) {
  const t = useT('book-tour');
  const { language } = usePageContext();
  const group = departure ? undefined : cheapestOf(availability?.departures);
  return group ? t('only_groups', { price: priceText(group.total!, language) }) : availability?.message;
}
