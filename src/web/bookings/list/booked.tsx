import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { bookingPath } from '../booking/booking-path.ts';
import { partyText } from '../booking/party-text.ts';
import { isToPay } from '../booking/shown-status.ts';
import { Ticket } from '../booking/ticket.tsx';
import { useLeastOpen } from '../booking/use-least-open.ts';
import { dueOf } from '../booking/use-open-step.ts';
import type { OfflineBooking } from '#web/offline/offline-tickets.ts';
import { TicketActions } from '#web/offline/ticket-actions.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { whenText } from '#web/ui/when-text.ts';
import styles from './booked.module.css';
import { NextSteps } from './next-steps.tsx';

export const bookedTitle = (bookings: readonly OfflineBooking[]) => {
  if (bookings.every(({ state }) => state === 'pending')) return 'requested';
  return bookings.some((booking) => isToPay(booking)) ? 'booked_to_pay' : 'booked';
};

/** Gets the focus when the page opens or is reloaded, which announces what was booked. */
export function BookedHeading({ bookings }: { bookings: readonly OfflineBooking[] }) {
  const t = useT('booking-list');
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {t(bookedTitle(bookings))}
    </h1>
  );
}

type Props = {
  booking: OfflineBooking;
  /** Under which level its parts are. */
  level: 1 | 2;
  /** Above its name. */
  title?: ReactNode;
  /** Beside what is to be paid, and until when. */
  pay?: ReactNode;
};

/** A booking that was just made: its ticket and what happens next. */
export function Booked({ booking, level, title, pay }: Props) {
  const t = useT('booking-list');
  const ofBooking = useT('booking-detail');
  const { language } = usePageContext();
  const leastOpen = useLeastOpen(booking);
  const { id, city, ticket } = booking;
  const [Name, heading] = level === 1 ? (['p', 'h2'] as const) : (['h2', 'h3'] as const);
  return (
    <div className={styles.booked}>
      <header>
        {title}
        <Name className={styles.tour}>
          <Link to={bookingPath(id)}>{booking.title}</Link>
        </Name>
        <p>
          {whenText(booking, language)}&nbsp;· {partyText(booking, ofBooking)}
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
            {pay}
          </div>
        ) : null}
      </header>
      {ticket ? (
        <div className={styles.ticket}>
          <Ticket booking={booking} ticket={ticket} heading={heading}>
            <TicketActions booking={booking} />
          </Ticket>
        </div>
      ) : null}
      <NextSteps booking={booking} heading={heading} />
    </div>
  );
}
