import { Link } from 'react-router';
import type { BookingCardView } from '#contract/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import { bookPath } from '#web/runtime/router/addresses.ts';
import type { BookingListView } from '#web/bookings/list/booking-list.tsx';
import { BookingListSkeleton } from '#web/bookings/list/booking-list-skeleton.tsx';
import { bookingPath } from '#web/bookings/booking/booking-path.ts';
import { readPage } from '#web/bookings/list/load-bookings.ts';
import { dayText } from '#web/ui/place-time.ts';
import { deferred } from '#web/runtime/router/load.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Deferred } from '#web/ui/loading/deferred.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { smallPicture } from '#web/ui/small-picture.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import styles from './history-page.module.css';
import { loadCounts, type Counts } from './load-counts.ts';

type Loaded = { counts: Promise<Counts>; trips: Promise<BookingListView> };

const pageSize = 24;

export const page = definePage<Loaded>({
  load: async (at) => ({ counts: deferred(loadCounts(at)), trips: deferred(loadTrips(at)) }),
  head: (_, { t }) => ({ title: t('dashboard:history'), indexed: false }),
  Page: HistoryTab,
});

/** Completed trips, without cancelled bookings. */
function loadTrips({ call, language, url }: LoadContext): Promise<BookingListView> {
  return call(paths.listBookings, {
    query: { when: 'past', status: 'Confirmed', page: readPage(url), pageSize, lang: language },
  });
}

function HistoryTab({ data: { counts, trips } }: { data: Loaded }) {
  return (
    <DashboardFrame tab="history" counts={counts}>
      <Deferred value={trips} waiting={<BookingListSkeleton />}>
        {(completed) => <Trips trips={completed} />}
      </Deferred>
    </DashboardFrame>
  );
}

function Trips({ trips }: { trips: BookingListView }) {
  const t = useT('dashboard');
  if (trips.total === 0) {
    return (
      <EmptyState title={t('history_empty')} actions={<ButtonLink to="/tours">{t('common:all_tours')}</ButtonLink>}>
        <p>{t('history_empty_text')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      {byYear(trips.data).map(([year, completed]) => (
        <section key={year} className={styles.year}>
          <h2>{year}</h2>
          <ul className={styles.trips}>
            {completed.map((trip) => (
              <li key={trip.id}>
                <Trip trip={trip} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Pagination {...trips} hrefOf={(shown) => `/dashboard/history?page=${shown}`} />
    </>
  );
}

function Trip({ trip: { id, tourId, title, image, date, city, country, can } }: { trip: BookingCardView }) {
  const t = useT('dashboard');
  const { language } = usePageContext();
  return (
    <article className={styles.trip}>
      <img src={smallPicture(image)} alt="" width={1200} height={900} loading="lazy" decoding="async" />
      <div>
        <h3>
          <Link to={bookingPath(id)}>{title}</Link>
        </h3>
        <p className={styles.facts}>
          {dayText(date, language, date.slice(0, 4))}&nbsp;· {city}, {country}
        </p>
        {can.repeat ? (
          <ButtonLink to={bookPath(tourId)} look="line" aria-label={t('book_again_spoken', { tour: title })}>
            {t('book_again')}
          </ButtonLink>
        ) : (
          <p className={styles.facts}>{t('no_longer_sold')}</p>
        )}
      </div>
    </article>
  );
}

/** The list is sorted by date, latest first, and so are the years. */
function byYear(trips: readonly BookingCardView[]): [number, BookingCardView[]][] {
  const years = new Map<number, BookingCardView[]>();
  for (const trip of trips) years.set(trip.year, [...(years.get(trip.year) ?? []), trip]);
  return [...years];
}
