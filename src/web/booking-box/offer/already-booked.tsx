import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { BookingCardView, DepartureView } from '#contract/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import { bookingPath } from '#web/bookings/booking/booking-path.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useSession } from '#web/runtime/session/session.ts';
import { Notice } from '#web/ui/notice.tsx';

/** A traveller who has a booking at the time of this departure is warned before booking another one. */
export function AlreadyBooked({ departure: { startsAtUtc, validity } }: { departure: DepartureView }) {
  const t = useT('book-tour');
  const bookings = useComingBookings();
  // What is valid for a while leaves time for both.
  const same = validity ? undefined : bookings.find((one) => one.startsAtUtc === startsAtUtc && !one.validity);
  return (
    <div aria-live="polite">
      {same ? (
        <Notice>
          {t('already_booked', { tour: same.title, persons: t('common:persons', { count: same.persons }) })}{' '}
          <Link to={bookingPath(same.id)}>{t('see_booking')}</Link>
        </Notice>
      ) : null}
    </div>
  );
}

const bookingsMax = 50;

/** Those that still take place; none for who is signed out, or where they cannot be had. */
function useComingBookings(): readonly BookingCardView[] {
  const { call, language } = usePageContext();
  const userId = useSession()?.user.id;
  const [bookings, setBookings] = useState<readonly BookingCardView[]>([]);
  useEffect(() => {
    if (!userId) return;
    let isShown = true;
    call(paths.listBookings, { query: { when: 'upcoming', page: 1, pageSize: bookingsMax, lang: language } }).then(
      ({ data }) => isShown && setBookings(data.filter(({ state }) => state === 'confirmed' || state === 'pending')),
      () => undefined,
    );
    return () => void (isShown = false);
  }, [call, language, userId]);
  return bookings;
}
