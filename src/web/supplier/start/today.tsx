import { Link } from 'react-router';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { timesText } from '#web/ui/when-text.ts';
import type { SupplierStart } from './load-start.ts';
import styles from './start.module.css';

/** Each leads to its day sheet, where people are checked in. */
export function Today({ departures: { data, total }, today }: Pick<SupplierStart, 'departures' | 'today'>) {
  const t = useT('partner-home');
  return (
    <section aria-labelledby="today" className={styles.section}>
      <h2 id="today">{t('today')}</h2>
      {total === 0 ? <p className={styles.soft}>{t('today_none')}</p> : null}
      <ul className={styles.departures}>
        {data.map((departure) => (
          <li key={departure.id}>
            <Departure departure={departure} />
          </li>
        ))}
      </ul>
      {total > data.length ? (
        <Link to={`/supplier/departures?from=${today}`}>{t('today_all', { count: total })}</Link>
      ) : null}
    </section>
  );
}

function Departure({ departure }: { departure: SupplierStart['departures']['data'][number] }) {
  const t = useT('departures');
  const { language } = usePageContext();
  const { id, title, optionName, people, bookings, toDecide } = departure;
  return (
    <>
      <span className={styles.when}>{timesText(departure, language)}</span>
      <span>
        <Link to={`/supplier/departures/${id}`}>{title}</Link> <span className={styles.soft}>{optionName}</span>
      </span>
      <span>
        {bookings > 0 ? <strong>{t('people', { count: people })}</strong> : t('nobody')}
        {toDecide > 0 ? <span className={styles.soft}> · {t('to_decide', { count: toDecide })}</span> : null}
      </span>
    </>
  );
}
