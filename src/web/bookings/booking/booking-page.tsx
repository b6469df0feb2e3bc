import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { orderPath } from '#web/orders/order-path.ts';
import { OfflineNotice } from '#web/offline/offline-notice.tsx';
import type { OfflineBooking } from '#web/offline/offline-tickets.ts';
import { TicketActions } from '#web/offline/ticket-actions.tsx';
import { definePage } from '#web/runtime/router/page.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Unbroken } from '#web/ui/text/unbroken.tsx';
import { BookingActions } from './booking-actions.tsx';
import { BookingContents } from './booking-contents.tsx';
import type { BookingItemView } from '#contract/bookings/cancellations.ts';
import { loadPeopleStates } from './load-people-states.ts';
import { PeopleStates } from './people-states.tsx';
import { BookingHeader } from './booking-header.tsx';
import styles from './booking-page.module.css';
import { loadOwnBooking } from './load-own-booking.ts';
import { PaymentReturn } from '../payment/payment-return.tsx';
import { usePaymentProgress } from '../payment/use-payment-progress.ts';
import type { BookingQuestionsView } from '#contract/bookings/booking-questions.ts';
import { BookingQuestions } from '../questions/booking-questions.tsx';
import { OpenQuestions } from '../questions/open-questions.tsx';
import { loadQuestions } from '../questions/load-questions.ts';
import * as paths from '#contract/paths.generated.ts';
import { type BookingMessages, BookingMessagesSection } from '../messages/booking-messages.tsx';
import type { PickupChoiceView } from '#contract/bookings/pickups.ts';
import { loadPickup } from '../pickup/load-pickup.ts';
import { PickupChoice } from '../pickup/pickup-choice.tsx';
import { ChangeDialog } from '../change/change-dialog.tsx';
import { FailedChange } from '../change/failed-change.tsx';
import { PendingChange } from '../change/pending-change.tsx';
import { SupplierChange } from '../change/supplier-change.tsx';
import { CancelDialog } from '../cancel/cancel-dialog.tsx';
import { NotFoundInBookings } from '../not-found-in-bookings.tsx';

type Found = {
  booking: OfflineBooking;
  questions: BookingQuestionsView | null;
  pickup: PickupChoiceView | null;
  people: readonly BookingItemView[] | null;
  messages: BookingMessages | null;
};
type Loaded = Found | null;

export const page = definePage<Loaded>({
  async load({ call, params }) {
    const booking = await loadOwnBooking(call, params.id!);
    if (!booking) return null;
    // A ticket that was stored for offline use earlier does not say.
    const { id, asks } = booking;
    const [questions, pickup, people, messages] = await Promise.all([
      asks?.questions ? loadQuestions(call, id) : null,
      asks?.pickup ? loadPickup(call, id) : null,
      booking.kept ? null : loadPeopleStates(call, booking),
      booking.kept ? null : call(paths.listBookingMessages, { params: { id } }).catch(() => null),
    ]);
    return { booking, questions, pickup, people, messages };
  },
  head: (found, { t }) => ({
    title: found ? t('booking-detail:title', { tour: found.booking.title }) : t('booking-detail:not_found'),
    indexed: false,
  }),
  failure: 'booking-detail:load_failed',
  Page: BookingPage,
});

function BookingPage({ data: found }: { data: Loaded }) {
  return found ? <FoundBooking {...found} /> : <BookingNotFound />;
}

function FoundBooking({ booking, questions, pickup, people, messages }: Found) {
  const t = useT('booking-detail');
  const { revalidate } = useRevalidator();
  const progress = usePaymentProgress(booking);
  const isConfirming = progress === 'waiting' || progress === 'changing';
  const [cancelling, setCancelling] = useState(false);
  const [changing, setChanging] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const finish = (text: string) => {
    setCancelling(false);
    setChanging(false);
    setMessage(text);
    void revalidate();
  };
  return (
    <div className={`wide ${styles.page}`}>
      <Breadcrumb crumbs={[{ name: t('my_bookings'), to: '/bookings' }, { name: booking.reference }]} />
      {booking.kept ? <OfflineNotice at={booking.kept.at} /> : null}
      <BookingHeader booking={booking} isConfirmingPayment={isConfirming} />
      <PaymentReturn booking={booking} progress={progress} />
      <StatusMessage isShown={message !== null}>
        <Notice tone="good">{message}</Notice>
      </StatusMessage>
      <SupplierChange booking={booking} onAccepted={finish} onCancel={() => setCancelling(true)} />
      {isConfirming ? null : <PendingChange booking={booking} onDropped={finish} />}
      <FailedChange booking={booking} />
      {booking.openQuestions > 0 ? (
        <p className={styles.asked}>
          <OpenQuestions booking={booking} />
        </p>
      ) : null}
      {booking.order ? (
        <p>
          <Link to={orderPath(booking.order.id)}>
            <Unbroken
              text={t('part_of_order', { reference: booking.order.reference })}
              code={booking.order.reference}
            />
          </Link>
        </p>
      ) : null}
      <BookingContents
        booking={booking}
        isConfirmingPayment={isConfirming}
        ticketActions={<TicketActions booking={booking} />}
        preparation={
          <>
            {people ? <PeopleStates items={people} /> : null}
            {pickup ? <PickupChoice booking={booking} choice={pickup} /> : null}
            {questions ? <BookingQuestions booking={booking} questions={questions} /> : null}
            {messages ? <BookingMessagesSection bookingId={booking.id} messages={messages} /> : null}
          </>
        }
      >
        <BookingActions booking={booking} onCancel={() => setCancelling(true)} onChange={() => setChanging(true)} />
      </BookingContents>
      <CancelDialog booking={cancelling ? booking : null} onClose={() => setCancelling(false)} onDone={finish} />
      <ChangeDialog booking={changing ? booking : null} onClose={() => setChanging(false)} onDone={finish} />
    </div>
  );
}

function BookingNotFound() {
  const t = useT('booking-detail');
  return (
    <div className="wide">
      <NotFoundInBookings title={t('not_found')} text={t('not_found_text')} back={t('my_bookings')} />
    </div>
  );
}
