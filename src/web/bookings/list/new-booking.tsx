import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { bookingPath } from '../booking/booking-path.ts';
import { partyText } from '../booking/party-text.ts';
import { PayNow } from '../payment/pay-now.tsx';
import { isToPay } from '../booking/shown-status.ts';
import { Ticket } from '../booking/ticket.tsx';
import { useLeastOpen } from '../booking/use-least-open.ts';
import { dueOf } from '../booking/use-open-step.ts';
import type { OfflineBooking } from '#web/offline/offline-tickets.ts';
import { TicketActions } from '#web/offline/ticket-actions.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { whenText } from '#web/ui/when-text.ts';
import styles from './new-booking.module.css';
import { NextSteps } from './next-steps.tsx';

export const newBookingTitle = ({ state }: OfflineBooking) => (state === 'pending' ? 'requested' : 'booked');

/** A booking that was just made: its ticket and what happens next. The heading gets the focus when the page opens or is
 *  reloaded, which announces it. */
export function NewBooking({ booking }: { booking: OfflineBooking }) {
  const t = useT('booking-list');
  const ofBooking = useT('booking-detail');
  const { language } = usePageContext();
  const leastOpen = useLeastOpen(booking);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { id, title, city, ticket } = booking;
  return (
    <div className={styles.booked}>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {t(newBookingTitle(booking))}
        </h1>
        <p className={styles.tour}>
          <Link to={bookingPath(id)}>{title}</Link>
        </p>
        <p>
          {whenText(booking, language)} · {partyText(booking, ofBooking)}
        </p>
        <p className={styles.soft}>{t('booking-detail:clock_of', { place: city })}</p>
        {leastOpen ? (
          <p className={styles.open}>
            <strong>{ofBooking('least_party')}</strong> {leastOpen.coming}. {leastOpen.until}
          </p>
        ) : null}
        {isToPay(booking) ? (
          <div className={styles.pay}>
            <p>{t('pay_by', dueOf(booking, language))}</p>
            <PayNow booking={booking} />
          </div>
        ) : null}
      </header>
      {ticket ? (
        <div className={styles.ticket}>
          <Ticket booking={booking} ticket={ticket}>
            <TicketActions booking={booking} />
          </Ticket>
        </div>
      ) : null}
      <NextSteps booking={booking} />
    </div>
  );
}
