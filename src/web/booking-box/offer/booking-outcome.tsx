import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { hrefWithTrip } from '#kernel/trip-context.ts';
import { useGoToBookings } from '#web/bookings/book/go-to-bookings.ts';
import { statusOf } from '#web/runtime/api/call.ts';
import { signInHref, tourPath } from '#web/runtime/router/addresses.ts';
import { NextStarts } from '../dates/next-starts.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { BookedTour } from '../booking-types.ts';
import styles from './booking-terms.module.css';
import { bringIntoView } from './bring-into-view.ts';
import { MissedStartNotice } from './missed-start-notice.tsx';
import { NextBest } from '../dates/next-best.tsx';
import { isSoldOut, placementMessage } from './placement-message.ts';
import type { Booking } from '../use-booking.ts';

/** What became of the attempt to book; after success it leaves for the bookings. */
export function BookingOutcome({ tour, booking }: { tour: BookedTour; booking: Booking }) {
  const { placement, page, trip } = booking;
  const t = useT('book-tour');
  const { language } = usePageContext();
  const goToBookings = useGoToBookings();
  const placedId = placement.state === 'placed' ? placement.booking.id : null;
  useEffect(() => {
    if (placedId) goToBookings(placedId);
    // `goToBookings` is new in each rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [placedId]);
  const shown = useRef<HTMLDivElement>(null);
  // Wherever the button is that was pressed; once more when what is above it has changed.
  useLayoutEffect(() => {
    if (!shown.current) return;
    bringIntoView(shown.current);
    const list = shown.current.closest('form')!.querySelector<HTMLElement>('fieldset:has([name=departure])');
    if (list) bringIntoView(list, { isBoxOnly: true });
    // The button that was pressed has gone with the bar, or can be pressed no more.
    if (document.activeElement === document.body) shown.current.focus({ preventScroll: true });
  }, [placement.state, booking.state]);
  const isSignedOut = placement.state === 'refused' && statusOf(placement.problem) === 401;
  // Another start is selected in place of the one that was sold: beside the button is said which.
  if (booking.isMissed && booking.departure && isSoldOut(placement))
    return (
      <div ref={shown} tabIndex={-1}>
        <MissedStartNotice booking={booking} />
      </div>
    );
  if (placement.state === 'placing') return <span className="visually-hidden">{t('tour-detail:booking_now')}</span>;
  const message = placementMessage(placement, tour, { t, language, page });
  if (!message) return null;
  return (
    <div ref={shown} tabIndex={-1} className={styles.terms}>
      <Notice tone={placement.state === 'refused' ? 'bad' : 'good'}>
        {message.text}
        {message.detail ? <p className={styles.soft}>{message.detail}</p> : null}
        {isSignedOut ? <Link to={signInHref(hrefWithTrip(tourPath(tour.id), trip))}>{t('sign_in')}</Link> : null}
      </Notice>
      {isSoldOut(placement) && !booking.isChecking ? (
        <>
          <NextBest booking={booking} />
          {trip.date ? <NextStarts tour={tour} booking={booking} /> : null}
        </>
      ) : null}
    </div>
  );
}
