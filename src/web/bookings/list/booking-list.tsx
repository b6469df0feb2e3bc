import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BookingCardView } from '#contract/bookings.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import styles from './booking-list.module.css';
import { BookingRow } from './booking-row.tsx';
import { CancelDialog } from '#web/bookings/cancel/cancel-dialog.tsx';

export type BookingListView = { data: BookingCardView[]; page: number; pageSize: number; total: number };

type Props = { list: BookingListView; hrefOf: (page: number) => string };

/** The user's bookings, each with its actions. */
export function BookingList({ list, hrefOf }: Props) {
  const { revalidate } = useRevalidator();
  const [cancelling, setCancelling] = useState<BookingCardView | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  if (list.total === 0) return <NoBookings />;
  return (
    <>
      <StatusMessage isShown={message !== null}>
        <Notice tone="good">{message}</Notice>
      </StatusMessage>
      <ul className={styles.list}>
        {list.data.map((booking) => (
          <li key={booking.id}>
            <BookingRow booking={booking} onCancel={() => setCancelling(booking)} />
          </li>
        ))}
      </ul>
      <Pagination {...list} hrefOf={hrefOf} />
      <CancelDialog
        booking={cancelling}
        onClose={() => setCancelling(null)}
        onDone={(text) => {
          setMessage(text);
          setCancelling(null);
          void revalidate();
        }}
      />
    </>
  );
}

function NoBookings() {
  const t = useT('booking-list');
  return (
    <EmptyState title={t('empty')} actions={<ButtonLink to="/tours">{t('common:all_tours')}</ButtonLink>}>
      <p>{t('empty_text')}</p>
    </EmptyState>
  );
}
