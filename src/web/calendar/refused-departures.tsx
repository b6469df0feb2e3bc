import { Link } from 'react-router';
import type { RefusedDeparture } from '#contract/suppliers/calendar-edits.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { dayText } from '#web/ui/place-time.ts';
import styles from './edits.module.css';

/** The departures that an edit could not change, with their reasons. */
export function RefusedDepartures({ total, refused }: { total: number; refused: readonly RefusedDeparture[] }) {
  const t = useT('calendar');
  const { language } = usePageContext();
  const more = total - refused.reduce((sum, { departures }) => sum + departures, 0);
  return (
    <details className={styles.latest} open={refused.length <= 5}>
      <summary>{t('refused', { count: total })}</summary>
      <ul>
        {refused.map(({ departureId, title, startsAtLocal, departures, refusal }, index) => (
          <li key={departureId ?? index}>
            {startsAtLocal === null ? (
              <span>
                {title} · {t('departures', { count: departures })}
              </span>
            ) : (
              <Link to={`/supplier/departures/${departureId}`}>
                {dayText(startsAtLocal.slice(0, 10), language)} {startsAtLocal.slice(11, 16)} · {title}
              </Link>
            )}
            <span className={styles.soft}>{t(`refusal_${refusal}`)}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{t('refused_more', { count: more })}</p> : null}
    </details>
  );
}
