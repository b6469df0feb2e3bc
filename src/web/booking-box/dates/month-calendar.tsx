// The days of a month with price and places, in a dialog. Loaded when it is opened, or about to be.
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { addDays } from '#kernel/dates.ts';
import { dateFormat, fullDay } from '#kernel/formats.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { dayText } from '#web/ui/place-time.ts';
import type { DateProps } from '../booking-types.ts';
import { CalendarDay } from './calendar-day.tsx';
import { addMonths, dayAfterKey, firstOf, lastOf, monthOf, weeksOf } from './calendar-days.ts';
import styles from './month-calendar.module.css';
import { type Day, isBookable, loadDays, useDays } from './use-days.ts';
import { usePricesNote } from './use-prices-note.ts';

type Props = DateProps & { onClose: () => void };
type MonthProps = Pick<DateProps, 'tour' | 'party' | 'today'>;

export function MonthCalendar({ tour, party, today, chosen, own, onChoose, onClose }: Props) {
  useTextsOf('book-tour');
  const t = useT('book-tour');
  const { language } = usePageContext();
  const [focused, setFocused] = useState(chosen || today);
  const [pointedAt, setPointedAt] = useState('');
  const month = monthOf(focused);
  const { days, ratesOf, isLoading, hasFailed, next } = useMonth(month, { tour, party, today });
  const grid = useFocusedDay(focused);
  const choose = (date: string) => {
    onChoose(date);
    onClose();
  };
  const walk = (event: KeyboardEvent) => {
    const date = dayAfterKey(focused, event, today);
    if (!date) return;
    event.preventDefault();
    setFocused(date);
  };
  const turn = (months: number) => {
    const first = firstOf(addMonths(month, months));
    setFocused(first < today ? today : first);
  };
  const isEmpty = !isLoading && !hasFailed && ![...days.values()].some(isBookable);
  const leastPeople = [...days.values()].find((day) => day.leastPeople !== null)?.leastPeople;
  const hasGroupDays = [...days.values()].some((day) => isBookable(day) && day.seatsLeft === 0);
  return (
    <Dialog title={t('tour-detail:choose_date')} open onClose={onClose}>
      <MonthHeading month={month} isFirst={month === monthOf(today)} onTurn={turn} />
      <table
        ref={grid}
        role="grid"
        aria-labelledby={headingId}
        aria-busy={isLoading}
        className={styles.month}
        onKeyDown={walk}
        onPointerLeave={() => setPointedAt(focused)}
      >
        <thead>
          <Weekdays />
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((date, weekday) => (
                <td key={weekday} role="gridcell" aria-selected={date !== '' && date === chosen}>
                  {date ? (
                    <CalendarDay
                      date={date}
                      day={date < today ? undefined : days.get(date)}
                      isChosen={date === chosen}
                      isOwn={date === own}
                      isFocused={date === focused}
                      onChoose={choose}
                      onPoint={setPointedAt}
                    />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Reason day={days.get(pointedAt)} own={own} />
      <div aria-live="polite" className={styles.below}>
        {hasFailed ? <Notice tone="bad">{t('tour-detail:check_failed')}</Notice> : null}
        {isEmpty ? <p>{t('no_days')}</p> : null}
        {isEmpty && next ? (
          <Button look="line" onClick={() => setFocused(next)}>
            {t(next < focused ? 'nearest_day' : 'next_day', { day: dayText(next, language) })}
          </Button>
        ) : null}
        <p className={styles.note}>{usePricesNote(tour, party, ratesOf)}</p>
        {leastPeople ? <p className={styles.note}>{t('least_note', { count: leastPeople })}</p> : null}
        {hasGroupDays ? <p className={styles.note}>{t('private_note')}</p> : null}
      </div>
    </Dialog>
  );
}

const headingId = 'calendar-month';

/** Why a day cannot be booked, for the eye: the day's own name says it, too. Its line is always there. */
function Reason({ day, own }: { day: Day | undefined; own: string | undefined }) {
  const t = useT('book-tour');
  const { language } = usePageContext();
  return (
    <p aria-hidden="true" className={styles.reason}>
      {day?.reason
        ? `${fullDay(day.date, language)} · ${t(day.date === own ? 'tour-detail:your_date' : `reason_${day.reason}`)}`
        : null}
    </p>
  );
}

function MonthHeading({
  month,
  isFirst,
  onTurn,
}: {
  month: string;
  isFirst: boolean;
  onTurn: (months: number) => void;
}) {
  const t = useT('book-tour');
  const { language } = usePageContext();
  const text = dateFormat(language, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  return (
    <div className={styles.heading}>
      <button type="button" aria-label={t('previous_month')} disabled={isFirst} onClick={() => onTurn(-1)}>
        <Arrow />
      </button>
      <h3 id={headingId} aria-live="polite">
        {text.format(new Date(`${month}-01T00:00:00Z`))}
      </h3>
      <button type="button" aria-label={t('next_month')} onClick={() => onTurn(1)}>
        <Arrow />
      </button>
    </div>
  );
}

function Arrow() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M12.5 4L6.5 10l6 6" />
    </svg>
  );
}

function Weekdays() {
  const { language } = usePageContext();
  const text = (weekday: 'short' | 'long', day: number) =>
    // A Monday.
    dateFormat(language, { timeZone: 'UTC', weekday }).format(new Date(`${addDays('2026-01-05', day)}T00:00:00Z`));
  return (
    <tr>
      {[0, 1, 2, 3, 4, 5, 6].map((day) => (
        <th key={day} scope="col" abbr={text('long', day)}>
          {text('short', day)}
        </th>
      ))}
    </tr>
  );
}

/** Two months are at most 62 days, as many as one answer has. */
function twoMonthsFrom(month: string, { tour, party: { adults, children, units }, today }: MonthProps) {
  const [first, last] = [firstOf(month), lastOf(addMonths(month, 1))];
  return { tourId: tour.id, adults, children, units, from: first < today ? today : first, to: last };
}

const ahead = new Map<string, ReturnType<typeof loadDays>>();
const aheadMs = 10_000;

/** What was loaded ahead, if that was a moment ago. */
const loadOrTake: typeof loadDays = (...of) => ahead.get(JSON.stringify(of)) ?? loadDays(...of);

/** Called when it is about to be opened. */
export function loadMonth(props: DateProps, { currency, language, messages }: ReturnType<typeof usePageContext>): void {
  void messages.ensure?.(['book-tour']);
  const query = twoMonthsFrom(monthOf(props.chosen || props.today), props);
  const key = JSON.stringify([query, currency(), language]);
  if (ahead.has(key)) return;
  const forget = () => void ahead.delete(key);
  const days = loadDays(query, currency(), language);
  ahead.set(key, days);
  days.catch(forget);
  setTimeout(forget, aheadMs);
}

/** The days of a month, and the first bookable one of the three after it; where nothing is on sale in two, the nearest. */
function useMonth(month: string, of: MonthProps) {
  const near = useDays(twoMonthsFrom(month, of), loadOrTake);
  const isEmpty = !near.isLoading && !near.nearestDate && near.days !== null && !near.days.some(isBookable);
  const further = twoMonthsFrom(addMonths(month, 2), of);
  const far = useDays(isEmpty ? further : null);
  const ofMonth = new Map<string, Day>();
  for (const day of near.days ?? []) if (monthOf(day.date) === month) ofMonth.set(day.date, day);
  const next = [...(near.days ?? []), ...(far.days ?? [])].find((day) => day.date > lastOf(month) && isBookable(day));
  return { ...near, days: ofMonth, next: next?.date ?? near.nearestDate };
}

/** Moves the focus to the day that a key has led to; not when a button has turned the month. */
function useFocusedDay(focused: string) {
  const grid = useRef<HTMLTableElement>(null);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const isWithin = grid.current!.contains(document.activeElement);
    if (isFirst.current || isWithin || document.activeElement === document.body)
      grid.current!.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isFirst.current = false;
  }, [focused]);
  return grid;
}
