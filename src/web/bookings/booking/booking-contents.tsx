import type { ReactNode } from 'react';
import type { BookingView } from '#contract/bookings.ts';
import { BookingFacts } from './booking-facts.tsx';
import styles from './booking-page.module.css';
import { PaymentFacts } from '../payment/payment-facts.tsx';
import { PolicyTiers } from '../cancel/policy-tiers.tsx';
import { Ticket, VoidTicket } from './ticket.tsx';

type Props = {
  booking: BookingView;
  isConfirmingPayment?: boolean;
  /** Handed on to be read and shown: what it cost is the buyer's affair. */
  isShared?: boolean;
  ticketActions?: ReactNode;
  preparation?: ReactNode;
  children?: ReactNode;
};

/** All details of a booking; `preparation` is what its traveller still has to answer, `children` follow the price. */
export function BookingContents({
  booking,
  isConfirmingPayment,
  isShared,
  ticketActions,
  preparation,
  children,
}: Props) {
  return (
    <div className={styles.columns}>
      {booking.ticket && booking.state === 'confirmed' ? (
        <div className={`${styles.ticket} ${styles.valid}`}>
          <Ticket booking={booking} ticket={booking.ticket}>
            {ticketActions}
          </Ticket>
        </div>
      ) : null}
      {booking.state === 'cancelled' || booking.state === 'completed' ? (
        <div className={styles.ticket}>
          <VoidTicket booking={booking} />
        </div>
      ) : null}
      <div className={styles.main}>
        <div className={styles.asked}>{preparation}</div>
        <BookingFacts booking={booking} />
        <PolicyTiers booking={booking} />
      </div>
      <div className={styles.side}>
        {isShared ? null : <PaymentFacts booking={booking} isConfirming={isConfirmingPayment} />}
        {children}
      </div>
    </div>
  );
}
