import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Link } from 'react-router';
import type { ResourceWeekRow } from '#contract/suppliers/resource-calendars.ts';
import { addDays } from '#kernel/dates.ts';
import { timeText } from '#kernel/moments.ts';
import { type Cell as Place, cellAfterKey, isIn, isSame } from '#web/calendar/day-selection.ts';
import { cellOf, cellSelector, type DayChoice } from '#web/calendar/use-day-selection.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import team from '#web/team/team.module.css';
import { dayText } from '#web/ui/place-time.ts';
import styles from './week.module.css';

export type CellFocus = {
  table: RefObject<HTMLTableElement | null>;
  /** null: the first cell. */
  focused: Place | null;
  set: (cell: Place) => void;
};

/** Which cell Tab leads to, and moving the focus to another one. */
export function useCellFocus(): CellFocus {
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<Place | null>(null);
  useLayoutEffect(() => {
    if (focused) table.current?.querySelector<HTMLElement>(cellSelector(focused))?.focus();
  }, [focused]);
  return { table, focused, set: setFocused };
}

type Props = {
  from: string;
  rows: readonly ResourceWeekRow[];
  today: string;
  choice: DayChoice;
  focus: CellFocus;
};

/** A table where it fits. On a phone each resource is a list of its days, of which those that have nothing are left out. */
export function WeekTable({ from, rows, today, choice, focus }: Props) {
  const t = useT('resources');
  const { language } = usePageContext();
  const first = { day: from, row: 0 };
  const focused = focus.focused ?? first;
  const walk = (event: KeyboardEvent) => {
    const { target } = event;
    // Links in a cell have their own keys.
    const at = target instanceof HTMLTableCellElement && cellOf(target);
    if (!at || choice.press(event, at)) return;
    const cell = cellAfterKey(at, event.key, { from, rows: rows.length });
    if (!cell) return;
    event.preventDefault();
    if (event.shiftKey) choice.extend(at, cell);
    focus.set(cell);
  };
  const days = Array.from({ length: 7 }, (_, day) => addDays(from, day));
  return (
    <table
      ref={focus.table}
      className={styles.week}
      role="grid"
      aria-multiselectable="true"
      aria-describedby="week-keys"
      onKeyDown={walk}
      onClick={(event) => {
        const cell = event.shiftKey && cellOf(event.target as Element);
        if (!cell) return;
        event.preventDefault();
        choice.extend(choice.end ?? focused, cell);
        focus.set(cell);
      }}
    >
      <caption className={styles.caption}>{t('week_table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('week_resource')}</th>
          {days.map((day) => (
            <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
              {dayText(day, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={choice.grid}>
        {rows.map(({ id, name, quantity, days: ofRow }, row) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/supplier/resources/${id}`}>{name}</Link>
            </th>
            {ofRow.map((day) => (
              <td
                key={day.day}
                role="gridcell"
                className={isQuiet(day) ? styles.quiet : undefined}
                tabIndex={isSame({ day: day.day, row }, focused) ? 0 : -1}
                aria-selected={isIn(choice.chosen, { day: day.day, row })}
                data-day={day.day}
                data-row={row}
              >
                <span className={styles.day}>{dayText(day.day, language)}</span>
                <Cell day={day} quantity={quantity} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Day = ResourceWeekRow['days'][number];

const isQuiet = ({ uses, busy }: Day): boolean => uses.length === 0 && busy.length === 0;

function Cell({ day: { day, left, uses, busy }, quantity }: { day: Day; quantity: number }) {
  const t = useT('resources');
  const { language } = usePageContext();
  /** What reaches over midnight begins or ends with the day. */
  const clock = (local: string) => (local.startsWith(day) ? local.slice(11) : local < day ? '00:00' : '24:00');
  return (
    <>
      <p className={left > 0 ? team.soft : styles.full}>{t('week_left', { left, quantity })}</p>
      {busy.map(({ from, to }) => (
        <p key={from} className={styles.busy}>
          {t('week_busy', { from: clock(from), to: clock(to) })}
        </p>
      ))}
      <ul className={styles.uses}>
        {uses.map(({ departureId, title, startsAtLocal, uses: count, isConflict }) => (
          <li key={departureId}>
            <Link to={`/supplier/departures/${departureId}`}>
              {t('week_use', { time: timeText(startsAtLocal, language), title })}
            </Link>
            {quantity > 1 ? <span className={team.soft}>{t('week_uses', { count })}</span> : null}
            {isConflict ? <strong className={styles.full}>{t('week_conflict')}</strong> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
