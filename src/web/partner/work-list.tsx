import { Link } from 'react-router';
import { BookingListSkeleton } from '#web/bookings/booking-list.tsx';
import list from '#web/bookings/booking-list.module.css';
import { useT } from '#web/surroundings.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Later } from '#web/ui/later.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { News } from '#web/ui/news.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { DeedDialog } from './deed-dialog.tsx';
import { shows, type Show, type Work } from './load-work.ts';
import { useDeeds } from './use-deeds.ts';
import { WorkRow } from './work-row.tsx';
import styles from './supplier-page.module.css';

/** Bookings of the own tours, each with what may be done with it. */
export function WorkList({ work, show }: { work: Promise<Work>; show: Show }) {
  const t = useT('partner-home');
  return (
    <section aria-labelledby="bookings">
      <h2 id="bookings">{t('bookings')}</h2>
      <Later of={work} waiting={<BookingListSkeleton />}>
        {(loaded) => <Loaded work={loaded} show={show} />}
      </Later>
    </section>
  );
}

function Loaded({ work: { list: bookings, waiting }, show }: { work: Work; show: Show }) {
  const t = useT('partner-home');
  const deeds = useDeeds();
  return (
    <>
      <nav className={list.filters} aria-label={t('which')}>
        {shows.map((shown) => (
          <Link key={shown} to={`/supplier?show=${shown}`} aria-current={shown === show ? 'page' : undefined}>
            {t(`show_${shown}`, { count: waiting })}
          </Link>
        ))}
      </nav>
      <News told={deeds.told !== null}>
        <Notice tone={deeds.told?.tone}>{deeds.told?.text}</Notice>
      </News>
      {bookings.total === 0 ? (
        <EmptyState title={t(`empty_${show}`)} heading="p">
          <p>{t(`empty_${show}_text`)}</p>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {bookings.data.map((booking) => (
            <li key={booking.id}>
              <WorkRow booking={booking} deeds={deeds} />
            </li>
          ))}
        </ul>
      )}
      <Pagination {...bookings} hrefOf={(page) => `/supplier?show=${show}&page=${page}`} />
      <DeedDialog asked={deeds.asked} onClose={() => deeds.ask(null)} onSure={deeds.perform} />
    </>
  );
}
