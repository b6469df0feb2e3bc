import { Fragment, lazy, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { BookingCardView } from '#contract/bookings.ts';
import type { WaitlistEntryView } from '#contract/bookings/waitlist.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import styles from './booking-list.module.css';
import { BookingRow } from './booking-row.tsx';
import { byTime } from './by-time.ts';
import { CancelDialog } from '../cancel/cancel-dialog.tsx';
import { ChangeDialog } from '../change/change-dialog.tsx';

// It waits together with the list, so that nothing moves.
const OwnEntries = lazy(async () => ({ default: (await import('#web/waitlist/own-entries.tsx')).OwnEntries }));

export type BookingListView = {
  data: BookingCardView[];
  page: number;
  pageSize: number;
  total: number;
  /** Departures with no places left that the user waits for. */
  waitlist?: WaitlistEntryView[];
};

type Props = { list: BookingListView; hrefOf: (page: number) => string };

/** The user's bookings, each with its actions. */
export function BookingList({ list, hrefOf }: Props) {
  const { revalidate } = useRevalidator();
  const [cancelling, setCancelling] = useState<BookingCardView | null>(null);
  const [changing, setChanging] = useState<BookingCardView | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const finish = (text: string) => {
    setMessage(text);
    setCancelling(null);
    setChanging(null);
    void revalidate();
  };
  const awaited = list.waitlist && list.waitlist.length > 0 ? <OwnEntries entries={list.waitlist} /> : null;
  const isOffered = list.waitlist?.some(({ state }) => state === 'offered');
  return (
    <>
      <StatusMessage isShown={message !== null}>
        <Notice tone="good">{message}</Notice>
      </StatusMessage>
      {isOffered && list.total > 0 ? awaited : null}
      {list.total === 0 ? (
        (awaited ?? <NoBookings />)
      ) : (
        <Rows bookings={list.data} onCancel={setCancelling} onChange={setChanging} onDropped={finish}>
          {isOffered ? null : awaited}
        </Rows>
      )}
      <Pagination {...list} hrefOf={hrefOf} />
      <CancelDialog booking={cancelling} onClose={() => setCancelling(null)} onDone={finish} />
      <ChangeDialog booking={changing} onClose={() => setChanging(null)} onDone={finish} />
    </>
  );
}

type RowsProps = {
  bookings: readonly BookingCardView[];
  onCancel: (booking: BookingCardView) => void;
  onChange: (booking: BookingCardView) => void;
  onDropped: (message: string) => void;
  /** Comes after what is upcoming; seats that are held for a time come first. */
  children: ReactNode;
};

/** With a heading for each kind where upcoming and past ones are mixed. */
function Rows({ bookings, onCancel, onChange, onDropped, children }: RowsProps) {
  const t = useT('booking-list');
  const kinds = byTime(bookings, Date.now());
  const isMixed = kinds.length > 1;
  return (
    <>
      {kinds[0]?.when === 'past' ? children : null}
      {kinds.map((kind) => (
        <Fragment key={kind.when}>
          <section className={styles.kind}>
            {isMixed ? <h2>{t(kind.when)}</h2> : null}
            <ul className={styles.list}>
              {kind.bookings.map((booking) => (
                <li key={booking.id}>
                  <BookingRow
                    booking={booking}
                    heading={isMixed ? 'h3' : 'h2'}
                    onCancel={() => onCancel(booking)}
                    onChange={() => onChange(booking)}
                    onDropped={onDropped}
                  />
                </li>
              ))}
            </ul>
          </section>
          {kind.when === 'upcoming' ? children : null}
        </Fragment>
      ))}
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
