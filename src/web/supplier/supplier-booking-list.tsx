import { Link, useSearchParams } from 'react-router';
import { BookingListSkeleton } from '#web/bookings/list/booking-list-skeleton.tsx';
import list from '#web/bookings/list/booking-list.module.css';
import { useT } from '#web/runtime/router/page-context.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Deferred } from '#web/ui/loading/deferred.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { sortParameter } from '#web/ui/sorting/sort-in.ts';
import { SortSelect } from '#web/ui/sorting/sort-select.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { BookingSearchForm } from './booking-search-form.tsx';
import {
  bookingFilters,
  type BookingFilter,
  type BookingSearch,
  type SupplierBookings,
} from './load-supplier-bookings.ts';
import { useBookingActions } from './use-booking-actions.ts';
import { SupplierBookingRow } from './supplier-booking-row.tsx';
import styles from './supplier-page.module.css';

type Props = { filter: BookingFilter; search: BookingSearch | null };

/** The bookings of the supplier's tours, each with its actions. */
export function SupplierBookingList({ bookings, filter, search }: Props & { bookings: Promise<SupplierBookings> }) {
  const t = useT('partner-home');
  return (
    <section aria-labelledby="bookings">
      <h2 id="bookings">{t('bookings')}</h2>
      <BookingSearchForm search={search} />
      <Deferred value={bookings} waiting={<BookingListSkeleton />}>
        {(loaded) => <LoadedBookings loaded={loaded} filter={filter} search={search} />}
      </Deferred>
    </section>
  );
}

function LoadedBookings({ loaded: { list: bookings, waiting }, filter, search }: Props & { loaded: SupplierBookings }) {
  const t = useT('partner-home');
  const actions = useBookingActions();
  const [query] = useSearchParams();
  const sorted = sortParameter(query);
  return (
    <>
      <nav className={list.filters} aria-label={t('which')}>
        {bookingFilters.map((option) => (
          <Link
            key={option}
            to={`/supplier?${new URLSearchParams({ show: option, ...sorted })}`}
            aria-current={!search && option === filter ? 'page' : undefined}
          >
            {t(`show_${option}`, { count: waiting })}
          </Link>
        ))}
      </nav>
      <StatusMessage key={actions.message?.text} isShown={actions.message !== null}>
        <Notice tone={actions.message?.tone}>{actions.message?.text}</Notice>
      </StatusMessage>
      {search && bookings.total > 0 ? <p role="status">{t('found', { count: bookings.total })}</p> : null}
      {bookings.total === 0 ? (
        <EmptyState title={t(search ? 'found_none' : `empty_${filter}`)} heading="p">
          <p>{t(search ? 'found_none_text' : `empty_${filter}_text`)}</p>
        </EmptyState>
      ) : (
        <>
          <SortSelect list="listSupplierBookings" />
          <ul className={styles.list}>
            {bookings.data.map((booking) => (
              <li key={booking.id}>
                <SupplierBookingRow booking={booking} actions={actions} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination
        {...bookings}
        hrefOf={(page) =>
          `/supplier?${new URLSearchParams({ ...(search ?? { show: filter }), ...sorted, page: String(page) })}`
        }
      />
      <ActionDialog
        request={actions.toConfirm}
        onClose={() => actions.requestConfirmation(null)}
        onConfirm={actions.perform}
      />
    </>
  );
}
