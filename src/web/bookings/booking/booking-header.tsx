import { Link } from 'react-router';
import type { BookingView } from '#contract/bookings.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { smallPicture } from '#web/ui/small-picture.ts';
import { Unbroken } from '#web/ui/text/unbroken.tsx';
import styles from './booking-page.module.css';
import { EndReason } from './end-reason.tsx';
import { OtherChoices } from './other-choices.tsx';
import { PayNow } from '../payment/pay-now.tsx';
import { awaitsPayment, failedSentence, isToPay } from './shown-status.ts';
import { StatusBadge } from './status-badge.tsx';
import { useOpenStep } from './use-open-step.ts';

type Props = { booking: BookingView; isConfirmingPayment?: boolean; isShared?: boolean };

/** Title and status of the booking, and what to do next: before the ticket, so that a phone shows it first. No one is asked
 *  to pay again while a payment is being confirmed. Whom it was shared with is shown no price. */
export function BookingHeader({ booking, isConfirmingPayment = false, isShared = false }: Props) {
  const t = useT('booking-detail');
  const ownSentence = useStateSentence(booking);
  const sentence = isShared && isToPay(booking) ? t('state_to_pay_shared') : ownSentence;
  return (
    <header className={styles.header}>
      <img src={smallPicture(booking.image)} alt="" width={1200} height={900} />
      <div>
        <p className={styles.badges}>
          <StatusBadge
            status={booking.status}
            state={booking.state}
            toPay={awaitsPayment(booking) && !isConfirmingPayment}
          />
          <span>
            <Unbroken text={t('reference', { reference: booking.reference })} code={booking.reference} />
          </span>
        </p>
        <h1>
          <Link to={tourPath(booking.tourId)}>{booking.title}</Link>
        </h1>
        {isConfirmingPayment ? null : (
          <>
            <p className={styles.sentence}>{sentence}</p>
            <EndReason booking={booking} />
            <div className={styles.pay}>
              <PayNow booking={booking} />
            </div>
          </>
        )}
        {failedSentence(booking) || booking.leastParty?.status === 'called_off' ? (
          <OtherChoices booking={booking} />
        ) : null}
      </div>
    </header>
  );
}

/** The exact state as a sentence: what it means, or what to do by when. */
function useStateSentence(booking: BookingView): string {
  const t = useT('booking-detail');
  const openStep = useOpenStep(booking);
  const { leastParty } = booking;
  if (leastParty?.status === 'called_off') return t('state_called_off', { count: leastParty.people });
  return openStep ?? t(failedSentence(booking) ?? `state_${booking.state}`);
}
