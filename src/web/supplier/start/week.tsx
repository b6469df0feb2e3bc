import { Link } from 'react-router';
import { addDays } from '#kernel/dates.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { dayText } from '#web/ui/place-time.ts';
import type { SupplierStart } from './load-start.ts';
import styles from './start.module.css';

/** Today and six days more, each with what is sold and free; a day leads to its departures in the calendar. */
export function Week({ start: { days }, today }: Pick<SupplierStart, 'start' | 'today'>) {
  const t = useT('partner-home');
  const { language } = usePageContext();
  const byDay = new Map(days.map((day) => [day.day, day]));
  return (
    <section aria-labelledby="week" className={styles.section}>
      <h2 id="week">{t('week')}</h2>
      <ol className={styles.week}>
        {[0, 1, 2, 3, 4, 5, 6].map((ahead) => {
          const date = addDays(today, ahead);
          const day = byDay.get(date);
          return (
            <li key={date} className={day ? undefined : styles.soft}>
              <Link to={`/supplier/calendar?view=day&date=${date}`}>{dayText(date, language)}</Link>
              {day ? (
                <span className={styles.counts}>
                  <span>{t('week_departures', { count: day.departures })}</span>
                  <span>
                    {t('week_taken', { count: day.seatsTaken })}, {t('week_free', { count: day.seatsLeft })}
                  </span>
                  {day.closed > 0 ? <span>{t('week_closed', { count: day.closed })}</span> : null}
                  {day.cancelled > 0 ? <span>{t('week_cancelled', { count: day.cancelled })}</span> : null}
                </span>
              ) : (
                <span>{t('week_none')}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
