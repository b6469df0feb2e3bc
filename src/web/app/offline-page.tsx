import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { safeNext } from '#web/addresses.ts';
import { bookingPath } from '#web/bookings/booking-path.ts';
import { StatusBadge } from '#web/bookings/status-badge.tsx';
import { definePage } from '#web/page.ts';
import { wallTimeText } from '#web/place-time.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { type KeptBooking, keptTickets } from './kept-tickets.ts';
import styles from './offline-page.module.css';

/** Where the service worker leads when a page cannot be had. */
export const page = definePage<null>({
  head: (_, { t }) => ({ title: t('app:offline_title'), indexed: false }),
  Page: OfflinePage,
});

function OfflinePage() {
  const t = useT('app');
  const { settings } = useSurroundings();
  const [tickets, setTickets] = useState<KeptBooking[] | null>(null);
  const [next, setNext] = useState('/');
  useEffect(() => {
    setNext(safeNext(new URLSearchParams(location.search).get('next') ?? '/'));
    void keptTickets().then(setTickets, () => setTickets([]));
  }, []);
  return (
    <div className={`column ${styles.page}`}>
      <h1>{t('offline_title')}</h1>
      <p className={styles.lead}>{t('offline_lead', { appName: settings.appName })}</p>
      {/* Not the router's: the browser itself has to try. */}
      <a className={buttonClass()} href={next}>
        {t('common:try_again')}
      </a>
      {tickets ? <Tickets tickets={tickets} /> : null}
    </div>
  );
}

function Tickets({ tickets }: { tickets: KeptBooking[] }) {
  const t = useT('app');
  const { language } = useSurroundings();
  return (
    <section className={styles.tickets}>
      <h2>{t('offline_tickets')}</h2>
      {tickets.length === 0 ? <p>{t('offline_none')}</p> : null}
      <ul>
        {tickets.map(({ id, title, startsAtLocal, city, status }) => (
          <li key={id}>
            <StatusBadge status={status} />
            <h3>
              <Link to={bookingPath(id)}>{title}</Link>
            </h3>
            <p>
              <span>{wallTimeText(startsAtLocal, language)}</span> <span>{city}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
