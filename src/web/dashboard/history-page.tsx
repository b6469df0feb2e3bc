import { Link } from 'react-router';
import type { BookingCardView } from '#contract/bookings.ts';
import { bookPath } from '#web/addresses.ts';
import type { BookingListView } from '#web/bookings/booking-list.tsx';
import { BookingListSkeleton } from '#web/bookings/booking-list.tsx';
import { bookingPath } from '#web/bookings/booking-path.ts';
import { readPage } from '#web/bookings/load-bookings.ts';
import { dayText } from '#web/place-time.ts';
import { later } from '#web/load.ts';
import { definePage, type LoadContext } from '#web/page.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Later } from '#web/ui/later.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { stockPicture } from '#web/ui/tour-card.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';
import styles from './history-page.module.css';
import { loadCounts, type Counts } from './load-counts.ts';

type Loaded = { counts: Promise<Counts>; trips: Promise<BookingListView> };

const pageSize = 24;

export const page = definePage<Loaded>({
  load: async (at) => ({ counts: later(loadCounts(at)), trips: later(loadTrips(at)) }),
  head: (_, { t }) => ({ title: t('dashboard:history'), indexed: false }),
  Page: HistoryTab,
});

/** Journeys made: a cancelled booking is none. */
function loadTrips({ call, language, url }: LoadContext): Promise<BookingListView> {
  return call('listBookings', {
    query: { when: 'past', status: 'Confirmed', page: readPage(url), pageSize, lang: language },
  });
}

function HistoryTab({ data: { counts, trips } }: { data: Loaded }) {
  return (
    <DashboardFrame tab="history" counts={counts}>
      <Later of={trips} waiting={<BookingListSkeleton />}>
        {(made) => <Trips trips={made} />}
      </Later>
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
      {byYear(trips.data).map(([year, made]) => (
        <section key={year} className={styles.year}>
          <h2>{year}</h2>
          <ul className={styles.trips}>
            {made.map((trip) => (
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
  const { language } = useSurroundings();
  return (
    <article className={styles.trip}>
      <img src={image || stockPicture} alt="" width={1200} height={900} loading="lazy" decoding="async" />
      <div>
        <h3>
          <Link to={bookingPath(id)}>{title}</Link>
        </h3>
        <p className={styles.facts}>
          {dayText(date, language)} · {city}, {country}
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

/** The list comes latest first, so the years do too. */
function byYear(trips: readonly BookingCardView[]): [number, BookingCardView[]][] {
  const years = new Map<number, BookingCardView[]>();
  for (const trip of trips) years.set(trip.year, [...(years.get(trip.year) ?? []), trip]);
  return [...years];
}
