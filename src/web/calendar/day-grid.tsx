// The days of a month or a week with what their departures are together. Keys as in the ARIA Authoring Practices: arrows, Home, End,
// Page Up and Page Down go from day to day, with Shift the days between are chosen, Space chooses one, and Enter shows its departures.
import { useLayoutEffect, useRef, useState, type RefObject, type KeyboardEvent, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import type { CalendarDay } from '#contract/suppliers/calendar.ts';
import { addDays } from '#kernel/dates.ts';
import { dateFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import { dayAfterKey, type Week } from '#web/booking-box/dates/calendar-days.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { hrefOf, type Place } from './calendar-address.ts';
import styles from './calendar.module.css';
import { Counts, DotKey, saleOf } from './day-counts.tsx';
import { type Cell, isIn } from './day-selection.ts';
import { chosenText } from './edit-texts.ts';
import { cellOf, cellSelector, type DayChoice } from './use-day-selection.ts';

type Props = {
  title: string;
  weeks: readonly Week[];
  days: readonly CalendarDay[];
  at: Place;
  today: string;
  choice: DayChoice;
  focus: DayFocus;
  /** Where a departure would be dropped. */
  target?: string | undefined;
};

export function DayGrid({ title, weeks, days, at, today, choice, focus, target }: Props) {
  const t = useT('calendar');
  const { language } = usePageContext();
  const byDay = new Map(days.map((day) => [day.day, day]));
  const { focused } = focus;
  const walk = useWalk(weeks, at, { choice, focus });
  const { chosen, isBeingDragged } = choice;
  // In a week all departures are shown, so a day leads to itself.
  const view = at.view === 'week' ? 'day' : at.view;
  const choose = (event: MouseEvent) => {
    const day = dayOf(event);
    if (!day) return;
    focus.set(day);
    if (!event.shiftKey) return choice.clear();
    // The browser would open another window.
    event.preventDefault();
    choice.extend(choice.end ?? onlyRow(focused), onlyRow(day));
  };
  return (
    <section className={styles.month} ref={choice.grid}>
      <h2 id="calendar-days">{title}</h2>
      <table
        ref={focus.table}
        role="grid"
        aria-multiselectable="true"
        aria-labelledby="calendar-days"
        aria-describedby="calendar-keys"
        onKeyDown={walk}
        onClick={choose}
      >
        <thead>
          <Weekdays language={language} />
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((date, weekday) => (
                <td
                  key={weekday}
                  role="gridcell"
                  className={date !== '' && date === target ? styles.target : undefined}
                  aria-selected={date !== '' && (chosen ? isIn(chosen, onlyRow(date)) : date === at.date)}
                  {...(date && { 'data-day': date, 'data-row': 0 })}
                >
                  {date ? (
                    <Link
                      to={hrefOf({ ...at, view, date })}
                      preventScrollReset
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
      {/* Below the days, so that they stay where they are. */}
      <div className={styles.hints}>
        {isBeingDragged && chosen ? (
          <p className={styles.reach} aria-hidden="true">
            {chosenText(t, language, chosen)}
          </p>
        ) : null}
        <p id="calendar-keys" className={styles.keys}>
          {t('keys')}
        </p>
        <p className={styles.touch}>{t('touch')}</p>
      </div>
    </section>
  );
}

const dayOf = ({ target }: { target: EventTarget }): string | undefined => cellOf(target as Element)?.day;

const onlyRow = (day: string): Cell => ({ day, row: 0 });

export type DayFocus = {
  table: RefObject<HTMLTableElement | null>;
  /** The day that Tab leads to. */
  focused: string;
  /** Moves the focus to a day, as soon as it is shown. */
  set: (day: string) => void;
};

/** Which day has the focus: the one of the address until something leads elsewhere. */
export function useDayFocus(at: Place): DayFocus {
  const table = useRef<HTMLTableElement>(null);
  const [walked, setWalked] = useState({ from: at.date, to: at.date });
  const focused = walked.from === at.date ? walked.to : at.date;
  const isWalking = useRef(false);
  useLayoutEffect(() => {
    if (!isWalking.current) return;
    const link = table.current?.querySelector<HTMLElement>(`${cellSelector(onlyRow(focused))} a`);
    link?.focus();
    isWalking.current = !link;
  });
  const set = (day: string) => {
    isWalking.current = true;
    setWalked({ from: at.date, to: day });
  };
  return { table, focused, set };
}

type Tools = Pick<Props, 'choice' | 'focus'>;

/** A key that leads out of the days that are shown shows others. */
function useWalk(weeks: readonly Week[], at: Place, { choice, focus }: Tools) {
  const navigate = useNavigate();
  return (event: KeyboardEvent) => {
    const focused = dayOf(event) ?? focus.focused;
    if (choice.press(event, onlyRow(focused))) return;
    const date = dayAfterKey(focused, event, '2000-01-01');
    if (!date) return;
    event.preventDefault();
    if (event.shiftKey && !event.key.startsWith('Page')) choice.extend(onlyRow(focused), onlyRow(date));
    focus.set(date);
    if (!weeks.some((week) => week.includes(date)))
      void navigate(hrefOf({ ...at, date }), { preventScrollReset: true });
  };
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
