import type { ReactNode } from 'react';
import type { CalendarDeparture } from '#contract/suppliers/calendar.ts';
import { DepartureLine } from '#web/departures/departure-line.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { dayText } from '#web/ui/place-time.ts';
import { timesText } from '#web/ui/when-text.ts';
import styles from './calendar.module.css';
import { type DraggedDeparture, mayMove } from './use-departure-drag.ts';

export type Moving = {
  dragged: DraggedDeparture | null;
  today: string;
  open: (departure: CalendarDeparture) => void;
};

/** `children`: what there is besides those that are listed. */
type Props = { day: string; departures: readonly CalendarDeparture[]; moving: Moving; children?: ReactNode };

/** The departures of a day, each a link to its day sheet. */
export function DayAgenda({ day, departures, moving, children }: Props) {
  const t = useT('calendar');
  const { language } = usePageContext();
  const isTarget = moving.dragged?.to.slice(0, 10) === day;
  const isEmpty = departures.length === 0;
  return (
    <section className={`${styles.day} ${isTarget ? styles.target : ''} ${isEmpty ? styles.empty : ''}`} data-day={day}>
      <h2>{dayText(day, language)}</h2>
      {isEmpty ? (
        children ? null : (
          <p className={styles.soft}>
            {t('none')}. {t('none_text')}
          </p>
        )
      ) : (
        <ul>
          {departures.map((departure) => (
            <li key={departure.id} data-departure={departure.id}>
              <Departure departure={departure} moving={moving} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

function Departure({ departure, moving }: { departure: CalendarDeparture; moving: Moving }) {
  const t = useT('calendar');
  const { language } = usePageContext();
  const { id, title, optionName, seatsTaken, seatsLeft, state, reason } = departure;
  const time = timesText(departure, language);
  // Nothing is sold out: another departure has what it needs.
  const isWithheld = state === 'sold_out' && reason !== null;
  const isDragged = moving.dragged?.departure.id === id;
  return (
    <DepartureLine
      id={id}
      title={title}
      time={time}
      narrow
      className={`${styles.departure} ${styles[state]} ${isDragged ? styles.dragged : ''}`}
      facts={
        <>
          <span>{optionName}</span>
          <span>{t('sold', { count: seatsTaken })}</span>
          {state === 'open' && seatsLeft !== null ? <span>{t('left', { count: seatsLeft })}</span> : null}
          {state === 'open' || isWithheld ? null : (
            <strong>{t(state === 'cancelled' && reason ? 'cancelled_by_you' : state)}</strong>
          )}
          {reason ? isWithheld ? <strong>{reason}</strong> : <span>{reason}</span> : null}
        </>
      }
    >
      {mayMove(departure, moving.today) ? (
        <Button
          look="quiet"
          className={styles.move}
          aria-label={t('move_spoken', { title, time })}
          onClick={() => moving.open(departure)}
        >
          {t('move_open')}
        </Button>
      ) : null}
    </DepartureLine>
  );
}
