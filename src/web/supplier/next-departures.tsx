import { Link } from 'react-router';
import { addDays, localDate } from '#kernel/dates.ts';
import * as paths from '#contract/paths.generated.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import type { LoadContext } from '#web/runtime/router/page.ts';
import { dayAndTimes } from '#web/ui/when-text.ts';
import styles from './next-departures.module.css';

export type NextDepartures = ResponseBody<'listSupplierDepartures'>;

const [shown, shownDays] = [5, 7];

/** Those of today, also what has begun, and of the days after. */
export function loadNextDepartures({ call, language }: LoadContext): Promise<NextDepartures> {
  const today = localDate(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const query = { from: today, to: addDays(today, shownDays - 1), page: 1, pageSize: shown, lang: language };
  return call(paths.listSupplierDepartures, { query });
}

/** Each leads to its day sheet, where people are checked in. */
export function NextDepartureList({ departures: { data, total } }: { departures: NextDepartures }) {
  const t = useT('partner-home');
  return (
    <section aria-labelledby="next" className={styles.next}>
      <h2 id="next">{t('next_departures')}</h2>
      {total === 0 ? <p>{t('next_none')}</p> : null}
      <ul>
        {data.map((departure) => (
          <li key={departure.id}>
            <NextDeparture departure={departure} />
          </li>
        ))}
      </ul>
      {total > data.length ? <Link to="/supplier/departures">{t('next_all', { count: total })}</Link> : null}
    </section>
  );
}

function NextDeparture({ departure }: { departure: NextDepartures['data'][number] }) {
  const t = useT('departures');
  const { language } = usePageContext();
  const { id, title, optionName, people, bookings, toDecide } = departure;
  return (
    <>
      <span className={styles.when}>{dayAndTimes(departure, language)}</span>
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
