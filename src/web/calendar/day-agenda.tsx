import type { CalendarDeparture } from '#contract/suppliers/calendar.ts';
import { DepartureLine } from '#web/departures/departure-line.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { dayText } from '#web/ui/place-time.ts';
import { timesText } from '#web/ui/when-text.ts';
import styles from './calendar.module.css';

/** The departures of a day, each a link to its day sheet. */
export function DayAgenda({ day, departures }: { day: string; departures: readonly CalendarDeparture[] }) {
  const t = useT('calendar');
  const { language } = usePageContext();
  return (
    <section className={styles.day}>
      <h2>{dayText(day, language)}</h2>
      {departures.length === 0 ? (
        <p className={styles.soft}>
          {t('none')}. {t('none_text')}
        </p>
      ) : (
        <ul>
          {departures.map((departure) => (
            <li key={departure.id}>
              <Departure departure={departure} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Departure({ departure }: { departure: CalendarDeparture }) {
  const t = useT('calendar');
  const { language } = usePageContext();
  const { id, title, optionName, seatsTaken, seatsLeft, state, reason } = departure;
  return (
    <DepartureLine
      id={id}
      title={title}
      time={timesText(departure, language)}
      narrow
      className={`${styles.departure} ${styles[state]}`}
      facts={
        <>
          <span>{optionName}</span>
          <span>{t('sold', { count: seatsTaken })}</span>
          {state === 'open' && seatsLeft !== null ? <span>{t('left', { count: seatsLeft })}</span> : null}
          {state === 'open' ? null : <strong>{t(state)}</strong>}
          {reason ? <span>{reason}</span> : null}
        </>
      }
    />
  );
}
