import { useEffect, useRef, type MouseEvent } from 'react';
import { addDays } from '#kernel/dates.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Price } from '#web/ui/price.tsx';
import { dayText } from '#web/ui/place-time.ts';
import { bringIntoView } from '../offer/bring-into-view.ts';
import styles from './next-starts.module.css';
import type { Booking } from '../use-booking.ts';
import { isBookable, useDays } from './use-days.ts';

const before = 14;
// A calendar has at most 62 days.
const after = 47;
const offered = 3;

type Chosen = Pick<Booking, 'today' | 'trip' | 'change' | 'availability'> & {
  placement: { state: string };
  /** Of a booking that is changed: no other day. */
  booked?: { date: string };
};

/** The days nearest to the chosen one on which the party can still go: one press, and everything else stays. */
export function NextStarts({ tour, booking }: { tour: { id: string }; booking: Chosen }) {
  const t = useT('book-tour');
  const { language } = usePageContext();
  const { trip, today, change, booked, availability } = booking;
  // Beyond the last day on sale, or in a long pause, the nearest may be months away.
  const around = availability?.nearestDate ?? trip.date;
  const earliest = addDays(around, around < trip.date ? -after : -before);
  const { days } = useDays({
    tourId: tour.id,
    adults: trip.adults,
    children: trip.children,
    units: trip.units,
    from: today && today > earliest ? today : earliest,
    to: addDays(around, around < trip.date ? before : after),
  });
  const nearest = (days ?? [])
    .filter((day) => day.date !== trip.date && day.date !== booked?.date && isBookable(day))
    .sort((one, other) => distance(one.date, trip.date) - distance(other.date, trip.date))
    .slice(0, offered)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  const group = useRef<HTMLDivElement>(null);
  const isOffered = nearest.length > 0;
  const isRefused = booking.placement.state === 'refused';
  useEffect(() => {
    // Nothing in use leaves its place, unless the visitor has just pressed the button above.
    const isBoxOnly = !isRefused;
    if (isOffered && (isRefused || document.activeElement === document.body))
      bringIntoView(group.current!, { isBoxOnly });
  }, [isOffered, isRefused]);
  if (!isOffered) return null;
  const choose = ({ currentTarget }: MouseEvent<HTMLButtonElement>, date: string) => {
    // The pressed button is about to go.
    currentTarget.form!.querySelector<HTMLElement>('[type=submit]')!.focus();
    change({ date });
  };
  return (
    <div ref={group} className={styles.starts} role="group" aria-label={t('next_starts')}>
      <p aria-hidden="true">{t('next_starts')}</p>
      {nearest.map((day) => (
        <button key={day.date} type="button" onClick={(event) => choose(event, day.date)}>
          {/** Without its year, which that of the chosen one says: three of them stand side by side. */}
          <strong>{dayText(day.date, language, day.date.slice(0, 4))}</strong>{' '}
          {day.from ? <Price {...day.from} /> : null}
          {day.seatsLeft > 0 ? null : <small>{t('common:unit_group', { count: day.privateGroupsLeft })}</small>}
        </button>
      ))}
    </div>
  );
}

const distance = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other));
