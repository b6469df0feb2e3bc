// What the departures of a day are together: in words where there is room, on a phone as a dot.
import type { CalendarDay } from '#contract/suppliers/calendar.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './calendar.module.css';

/** What the dots mean that are there; where there is room, the days say it in words. */
export function DotKey({ days }: { days: readonly CalendarDay[] }) {
  const t = useT('calendar');
  const shown = new Set(days.map(saleOf));
  return (
    <ul className={styles.dotKey}>
      {sales
        .filter((sale) => shown.has(sale))
        .map((sale) => (
          <li key={sale}>
            <span className={`${styles.dot} ${styles[sale]}`} />
            {t(`day_${sale}`)}
          </li>
        ))}
      {days.some(({ seatsTaken }) => seatsTaken > 0) ? (
        <li>
          <span className={styles.sold}>{sampleSold}</span>
          {t('day_sold')}
        </li>
      ) : null}
    </ul>
  );
}

/** Where there is room, what is sold and what is not on sale; on a phone a dot and a number for the eye. */
export function Counts({ date, day }: { date: string; day: CalendarDay | undefined }) {
  const t = useT('calendar');
  return (
    <>
      <span className={styles.number}>{Number(date.slice(8))}</span>
      {day ? (
        <>
          <span className={`${styles.dot} ${styles[saleOf(day)!]}`} />
          {day.seatsTaken > 0 ? <Sold day={day} /> : null}
          <span className={styles.counts}>
            <span>{t('departures', { count: day.departures })}</span>
            {day.seatsTaken > 0 ? <span>{t('count_taken', { count: day.seatsTaken })}</span> : null}
            {day.seatsLeft > 0 ? <span>{t('count_free', { count: day.seatsLeft })}</span> : null}
            {exceptions(day, t).map((text) => (
              <strong key={text}>{text}</strong>
            ))}
          </span>
        </>
      ) : null}
    </>
  );
}

const sales = ['onSale', 'partlyFull', 'partlyShut', 'full', 'shut'] as const;

/** Of the departures of a day. */
export function saleOf(day: CalendarDay | undefined): (typeof sales)[number] | null {
  if (!day) return null;
  const shut = day.closed + day.cancelled;
  if (shut === day.departures) return 'shut';
  if (shut + day.soldOut === day.departures) return 'full';
  if (shut > 0) return 'partlyShut';
  return day.soldOut > 0 ? 'partlyFull' : 'onSale';
}

const sampleSold = '5/8';

/** '38/60': sold, of what can be; only what is sold where there are always places. */
function Sold({ day: { seatsTaken, seatsLeft, soldOut } }: { day: CalendarDay }) {
  return (
    <span className={styles.sold} aria-hidden="true">
      {seatsTaken}
      {seatsLeft + soldOut > 0 ? (
        <>
          /<wbr />
          {seatsTaken + seatsLeft}
        </>
      ) : null}
    </span>
  );
}

type T = BoundTranslate<'calendar'>;

const exceptions = ({ soldOut, closed, cancelled }: CalendarDay, t: T): string[] => [
  ...(soldOut > 0 ? [t('count_sold_out', { count: soldOut })] : []),
  ...(closed > 0 ? [t('count_closed', { count: closed })] : []),
  ...(cancelled > 0 ? [t('count_cancelled', { count: cancelled })] : []),
];
