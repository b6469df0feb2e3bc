import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { safeNext } from '#web/runtime/router/addresses.ts';
import { bookingPath } from '#web/bookings/booking/booking-path.ts';
import { awaitsPayment } from '#web/bookings/booking/shown-status.ts';
import { StatusBadge } from '#web/bookings/booking/status-badge.tsx';
import { definePage } from '#web/runtime/router/page.ts';
import { whenText } from '#web/ui/when-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { type OfflineSheet, offlineSheets } from './offline-sheets.ts';
import { type OfflineBooking, offlineTickets } from './offline-tickets.ts';
import styles from './offline-page.module.css';

/** The page that the service worker opens when a page cannot be loaded. */
export const page = definePage<null>({
  head: (_, { t }) => ({ title: t('app:offline_title'), indexed: false }),
  Page: OfflinePage,
});

function OfflinePage() {
  const t = useT('app');
  const { settings } = usePageContext();
  const [tickets, setTickets] = useState<OfflineBooking[] | null>(null);
  const [sheets, setSheets] = useState<OfflineSheet[]>([]);
  const [next, setNext] = useState('/');
  useEffect(() => {
    setNext(safeNext(new URLSearchParams(location.search).get('next') ?? '/'));
    void offlineTickets().then(setTickets, () => setTickets([]));
    void offlineSheets().then(setSheets, () => undefined);
  }, []);
  return (
    <div className={`column ${styles.page}`}>
      <h1>{t('offline_title')}</h1>
      <p className={styles.intro}>{t('offline_lead', { appName: settings.appName })}</p>
      {/* Not the router's: the browser itself has to try. */}
      <a className={buttonClass()} href={next}>
        {t('common:try_again')}
      </a>
      {sheets.length > 0 ? <Sheets sheets={sheets} /> : null}
      {tickets ? <Tickets tickets={tickets} /> : null}
    </div>
  );
}

/** Of those who check people in. */
function Sheets({ sheets }: { sheets: OfflineSheet[] }) {
  const t = useT('app');
  const { language } = usePageContext();
  return (
    <section className={styles.tickets}>
      <h2>{t('offline_sheets')}</h2>
      <ul>
        {sheets.map(({ departure }) => (
          <li key={departure.id}>
            <h3>
              <Link to={`/supplier/departures/${departure.id}`}>{departure.title}</Link>
            </h3>
            <p>
              <span>{whenText(departure, language)}</span> <span>{departure.optionName}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tickets({ tickets }: { tickets: OfflineBooking[] }) {
  const t = useT('app');
  const { language } = usePageContext();
  return (
    <section className={styles.tickets}>
      <h2>{t('offline_tickets')}</h2>
      {tickets.length === 0 ? <p>{t('offline_none')}</p> : null}
      <ul>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <StatusBadge status={ticket.status} state={ticket.state} toPay={awaitsPayment(ticket)} />
            <h3>
              <Link to={bookingPath(ticket.id)}>{ticket.title}</Link>
            </h3>
            <p>
              <span>{whenText(ticket, language)}</span> <span>{ticket.city}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
