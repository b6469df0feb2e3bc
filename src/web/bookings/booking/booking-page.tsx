import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { OfflineNotice } from '#web/offline/offline-notice.tsx';
import { isOwn, type OfflineBooking } from '#web/offline/offline-tickets.ts';
import { TicketActions } from '#web/offline/ticket-actions.tsx';
import { statusOf } from '#web/runtime/api/call.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BookingActions } from './booking-actions.tsx';
import { BookingContents } from './booking-contents.tsx';
import { BookingHeader } from './booking-header.tsx';
import styles from './booking-page.module.css';
import { PaymentReturn } from './payment-return.tsx';
import { CancelDialog } from '#web/bookings/cancel/cancel-dialog.tsx';

type Loaded = OfflineBooking | null;

export const page = definePage<Loaded>({
  load: loadBooking,
  head: (booking, { t }) => ({
    title: booking ? t('booking-detail:title', { tour: booking.title }) : t('booking-detail:not_found'),
    indexed: false,
  }),
  failure: 'booking-detail:load_failed',
  Page: BookingPage,
});

/** null: no such booking, or another user's, which looks the same. */
async function loadBooking({ call, params }: LoadContext): Promise<Loaded> {
  try {
    const booking: OfflineBooking = await call(paths.getBooking, { params: { id: params.id! } });
    return isOwn(booking) ? booking : null;
  } catch (thrown) {
    if (statusOf(thrown) === 404 || statusOf(thrown) === 422) return null;
    throw thrown;
  }
}

function BookingPage({ data: booking }: { data: Loaded }) {
  return booking ? <FoundBooking booking={booking} /> : <BookingNotFound />;
}

function FoundBooking({ booking }: { booking: OfflineBooking }) {
  const t = useT('booking-detail');
  const { revalidate } = useRevalidator();
  const [cancelling, setCancelling] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  return (
    <div className={`wide ${styles.page}`}>
      <Breadcrumb crumbs={[{ name: t('my_bookings'), to: '/bookings' }, { name: booking.reference }]} />
      {booking.kept ? <OfflineNotice at={booking.kept.at} /> : null}
      <BookingHeader booking={booking} />
      <PaymentReturn booking={booking} />
      <StatusMessage isShown={message !== null}>
        <Notice tone="good">{message}</Notice>
      </StatusMessage>
      <BookingContents booking={booking} ticketActions={<TicketActions booking={booking} />}>
        <BookingActions booking={booking} onCancel={() => setCancelling(true)} />
      </BookingContents>
      <CancelDialog
        booking={cancelling ? booking : null}
        onClose={() => setCancelling(false)}
        onDone={(text) => {
          setCancelling(false);
          setMessage(text);
          void revalidate();
        }}
      />
    </div>
  );
}

function BookingNotFound() {
  const t = useT('booking-detail');
  return (
    <div className="wide">
      <EmptyState
        heading="h1"
        title={t('not_found')}
        actions={<ButtonLink to="/bookings">{t('my_bookings')}</ButtonLink>}
      >
        <p>{t('not_found_text')}</p>
      </EmptyState>
    </div>
  );
}
