// The days of a month with what their departures are together. Keys as in the ARIA Authoring Practices: arrows, Home, End, Page Up and
// Page Down go from day to day, with Shift the days between are chosen, and Enter shows the departures of one.
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import type { CalendarDay } from '#contract/suppliers/calendar.ts';
import { addDays } from '#kernel/dates.ts';
import { dateFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import { dayAfterKey, monthOf, weeksOf } from '#web/booking-box/dates/calendar-days.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { hrefOf, type Place } from './calendar-address.ts';
import styles from './calendar.module.css';
import type { ChosenDays } from './chosen-days.ts';

type Props = { days: readonly CalendarDay[]; at: Place; today: string; chosen: ChosenDays };

export function MonthGrid({ days, at, today, chosen }: Props) {
  const t = useT('calendar');
  const { language } = usePageContext();
  const month = monthOf(at.date);
  const { grid, focused, walk } = useWalk(at, chosen);
  const byDay = new Map(days.map((day) => [day.day, day]));
  const title = dateFormat(language, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  return (
    <section className={styles.month}>
      <h2 id="calendar-month">{title.format(new Date(`${month}-01T00:00:00Z`))}</h2>
      <table
        ref={grid}
        role="grid"
        aria-multiselectable="true"
        aria-labelledby="calendar-month"
        aria-describedby="calendar-keys"
        onKeyDown={walk}
      >
        <thead>
          <Weekdays language={language} />
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((date, weekday) => (
                <td
                  key={weekday}
                  role="gridcell"
                  aria-selected={date !== '' && (chosen.span ? chosen.has(date) : date === at.date)}
                  {...(date && chosen.pointer(date))}
                >
                  {date ? (
                    <Link
                      to={hrefOf({ ...at, date })}
                      preventScrollReset
                      draggable={false}
                      tabIndex={date === focused ? 0 : -1}
                      aria-current={date === today ? 'date' : undefined}
                      className={styles[saleOf(byDay.get(date)) ?? '']}
                    >
                      <Counts date={date} day={byDay.get(date)} />
                    </Link>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <DotKey days={days} />
      <p id="calendar-keys" className={styles.keys}>
        {t('keys')}
      </p>
    </section>
  );
}

/** Which day has the focus: the one that is shown until a key leads elsewhere; in another month, that one is shown. */
function useWalk(at: Place, chosen: ChosenDays) {
  const grid = useRef<HTMLTableElement>(null);
  const navigate = useNavigate();
  const [walked, setWalked] = useState({ from: at.date, to: at.date });
  const focused = walked.from === at.date ? walked.to : at.date;
  const isWalking = useRef(false);
  useEffect(() => {
    if (isWalking.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isWalking.current = false;
  }, [focused]);
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return chosen.clear();
    const date = dayAfterKey(focused, event, '2000-01-01');
    if (!date) return;
    event.preventDefault();
    isWalking.current = true;
    if (event.shiftKey && !event.key.startsWith('Page')) chosen.extend(focused, date);
    if (monthOf(date) === monthOf(at.date)) return setWalked({ from: at.date, to: date });
    void navigate(hrefOf({ ...at, date }), { preventScrollReset: true });
  };
  return { grid, focused, walk };
}

function Weekdays({ language }: { language: Language }) {
  const name = (weekday: 'short' | 'long', day: number) =>
    // A Monday.
    dateFormat(language, { timeZone: 'UTC', weekday }).format(new Date(`${addDays('2026-01-05', day)}T00:00:00Z`));
  return (
    <tr>
      {[0, 1, 2, 3, 4, 5, 6].map((day) => (
        <th key={day} scope="col" abbr={name('long', day)}>
          {name('short', day)}
        </th>
      ))}
    </tr>
  );
}

/** What the dots mean that are there; where there is room, the days say it in words. */
function DotKey({ days }: { days: readonly CalendarDay[] }) {
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
    </ul>
  );
}

/** Where there is room, what is sold and what is not on sale; on a phone a dot for the eye. */
function Counts({ date, day }: { date: string; day: CalendarDay | undefined }) {
  const t = useT('calendar');
  return (
    <>
      <span className={styles.number}>{Number(date.slice(8))}</span>
      {day ? (
        <>
          <span className={`${styles.dot} ${styles[saleOf(day)!]}`} />
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

const sales = ['onSale', 'partly', 'full', 'shut'] as const;

/** Of the departures of a day. */
function saleOf(day: CalendarDay | undefined): (typeof sales)[number] | null {
  if (!day) return null;
  const shut = day.closed + day.cancelled;
  if (shut === day.departures) return 'shut';
  if (shut + day.soldOut === day.departures) return 'full';
  return shut > 0 ? 'partly' : 'onSale';
}

type T = BoundTranslate<'calendar'>;

const exceptions = ({ soldOut, closed, cancelled }: CalendarDay, t: T): string[] => [
  ...(soldOut > 0 ? [t('count_sold_out', { count: soldOut })] : []),
  ...(closed > 0 ? [t('count_closed', { count: closed })] : []),
  ...(cancelled > 0 ? [t('count_cancelled', { count: cancelled })] : []),
];
