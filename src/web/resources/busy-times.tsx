import { Link } from 'react-router';
import type { ResourceCalendarView } from '#contract/suppliers/resource-calendars.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from '#web/team/team.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { momentText, wallTimeText } from '#web/ui/place-time.ts';

/** What is sold although the resource is busy elsewhere. */
export function Conflicts({ conflicts }: Pick<ResourceCalendarView, 'conflicts'>) {
  const t = useT('resources');
  const { language } = usePageContext();
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="bad">
      <p className={styles.name}>{t('conflicts', { count: conflicts.length })}</p>
      <p>{t('conflicts_text')}</p>
      <ul>
        {conflicts.map(({ departureId, title, startsAtLocal, seatsTaken }) => (
          <li key={departureId}>
            <Link to={`/supplier/departures/${departureId}`}>
              {wallTimeText(startsAtLocal, language)} · {title}
            </Link>{' '}
            · {t('seats', { count: seatsTaken })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const shownMax = 10;

export function BusyTimes({ calendar: { busy, busyCount, timeZone } }: { calendar: ResourceCalendarView }) {
  const t = useT('resources');
  const { language } = usePageContext();
  const shown = busy.slice(0, shownMax);
  const moment = (instant: string) => momentText(instant, timeZone, language);
  return (
    <section className={styles.card} aria-labelledby="busy">
      <h2 id="busy">{t('busy_title')}</h2>
      {shown.length === 0 ? <p>{t('busy_none')}</p> : null}
      <ul className={styles.rows}>
        {shown.map(({ from, to }) => (
          <li key={from}>{t('busy_span', { from: moment(from), to: moment(to) })}</li>
        ))}
      </ul>
      {busyCount > shown.length ? <p>{t('busy_more', { count: busyCount - shown.length })}</p> : null}
    </section>
  );
}
