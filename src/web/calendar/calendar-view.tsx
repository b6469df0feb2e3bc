import { useState } from 'react';
import { Link } from 'react-router';
import { addDays } from '#kernel/dates.ts';
import { dateFormat, listText } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import { firstOf, monthOf, weeksOf } from '#web/booking-box/dates/calendar-days.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { wallTimeText } from '#web/ui/place-time.ts';
import { hrefOf, type Place } from './calendar-address.ts';
import styles from './calendar.module.css';
import { DayAgenda, type Moving } from './day-agenda.tsx';
import { type DayFocus, DayGrid } from './day-grid.tsx';
import { spanText } from './edit-texts.ts';
import { MoveDeparture } from './move-departure.tsx';
import { type DraggedDeparture, type Move, useDepartureDrag } from './use-departure-drag.ts';
import type { DayChoice } from './use-day-selection.ts';

type Calendar = ResponseBody<'getSupplierCalendar'>;
type Props = { calendar: Calendar; at: Place; today: string; choice: DayChoice; focus: DayFocus };

/** The days, if there are several, and the departures of the day or the week, which can be moved. */
export function CalendarView({ calendar, at, today, choice, focus }: Props) {
  const t = useT('calendar');
  const { language } = usePageContext();
  const [move, setMove] = useState<Move | null>(null);
  const [isLeft, setLeft] = useState(false);
  const { data, ...paging } = calendar.departures;
  const { dragged, list } = useDepartureDrag(data, {
    view: at.view,
    today,
    onDrop: ({ departure, to }) => open({ departure, to }),
    onCancel: () => setLeft(true),
  });
  const open = (next: Move) => {
    setLeft(false);
    setMove(next);
  };
  const moving: Moving = { dragged, today, open: (departure) => open({ departure }) };
  const isWeek = at.view === 'week';
  const grid = { days: calendar.days, at, today, choice, focus, target: isWeek ? dragged?.to.slice(0, 10) : undefined };
  const week = Array.from({ length: 7 }, (_, day) => addDays(calendar.from, day));
  const month = dateFormat(language, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  return (
    <>
      <MoveDeparture move={move} onClose={() => setMove(null)} />
      <div ref={at.view === 'month' ? undefined : list} className={styles[`${at.view}View`]}>
        {at.view === 'month' ? (
          <DayGrid
            {...grid}
            title={month.format(new Date(`${firstOf(monthOf(at.date))}T00:00:00Z`))}
            weeks={weeksOf(monthOf(at.date))}
          />
        ) : null}
        {isWeek ? <DayGrid {...grid} title={spanText(t, language, calendar)} weeks={[week]} /> : null}
        <div className={styles.agenda}>
          {data.length > 0 ? <p className={styles.soft}>{timesOf(data, t, language)}</p> : null}
          {at.view !== 'month' && data.length > 0 ? <p className={styles.dragHint}>{t(`drag_in_${at.view}`)}</p> : null}
          {isWeek ? (
            <Week week={week} calendar={calendar} at={at} moving={moving} />
          ) : (
            <DayAgenda day={at.date} departures={data} moving={moving} />
          )}
          <Pagination {...paging} hrefOf={(number) => hrefOf(at, number)} />
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {isLeft && !dragged ? t('not_moved') : null}
      </p>
      {dragged ? <DragLabel dragged={dragged} /> : null}
    </>
  );
}

const citiesNamed = 3;

/** Whose local times they are. */
function timesOf(
  departures: Calendar['departures']['data'],
  t: BoundTranslate<'calendar'>,
  language: Language,
): string {
  const cities = [...new Set(departures.map(({ city }) => city))];
  return cities.length > citiesNamed ? t('times_of_each') : t('times_of', { cities: listText(language, cities) });
}

type WeekProps = { week: readonly string[]; calendar: Calendar; at: Place; moving: Moving };

/** Where there is no room for columns, days that have no departure on this page of the list are left out. */
function Week({ week, calendar, at, moving }: WeekProps) {
  const t = useT('calendar');
  const listed = Map.groupBy(calendar.departures.data, ({ startsAtLocal }) => startsAtLocal.slice(0, 10));
  const totals = new Map(calendar.days.map(({ day, departures }) => [day, departures]));
  if (listed.size === 0)
    return (
      <EmptyState title={t('none')} actions={<ButtonLink to="/supplier/tours">{t('to_tours')}</ButtonLink>}>
        <p>{t('none_text')}</p>
      </EmptyState>
    );
  return (
    <div className={styles.columns}>
      {week.map((day) => {
        const departures = listed.get(day) ?? [];
        const more = (totals.get(day) ?? 0) - departures.length;
        return (
          <DayAgenda key={day} day={day} departures={departures} moving={moving}>
            {more > 0 ? (
              <p className={styles.more}>
                <Link to={hrefOf({ ...at, view: 'day', date: day })}>{t('more', { count: more })}</Link>
              </p>
            ) : null}
          </DayAgenda>
        );
      })}
    </div>
  );
}

/** Beside the pointer: where the departure would be. */
function DragLabel({ dragged: { departure, to, at } }: { dragged: DraggedDeparture }) {
  const t = useT('calendar');
  const { language } = usePageContext();
  const isElsewhere = to !== departure.startsAtLocal;
  return (
    <p
      className={styles.dragLabel}
      aria-hidden="true"
      // Within the window, also where the pointer is at its edge.
      style={{ translate: `min(${at.x}px, 100vw - 100% - 1.8rem) min(${at.y}px, 100dvh - 100% - 1.8rem)` }}
    >
      {isElsewhere ? t('move_to', { start: wallTimeText(to, language) }) : departure.title}
    </p>
  );
}
