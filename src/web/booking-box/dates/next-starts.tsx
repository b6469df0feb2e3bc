import { useEffect, useRef, type MouseEvent } from 'react';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Price } from '#web/ui/price.tsx';
import { dayText } from '#web/ui/place-time.ts';
import { cheapestOf } from '../choose-departure.ts';
import { bringIntoView } from '../offer/bring-into-view.ts';
import styles from './next-starts.module.css';
import type { Booking } from '../use-booking.ts';
import { daysNear, isCheaper } from './days-near.ts';
import { isBookable, useDays } from './use-days.ts';

const offered = 3;

type Chosen = Pick<Booking, 'today' | 'trip' | 'change' | 'availability'> & {
  placement: { state: string };
  /** Of a booking that is changed: no other day. */
  booked?: { date: string };
};

/** The days nearest to the chosen one on which the party can still go: one press, and everything else stays. Those of the option that was
 *  chosen, at its price; before there are only private groups to choose from, those that cost less. */
export function NextStarts({ tour, booking }: { tour: { id: string }; booking: Chosen }) {
  const t = useT('book-tour');
  const { language } = usePageContext();
  const { trip, today, change, booked, availability } = booking;
  // Beyond the last day on sale, or in a long pause, the nearest may be months away.
  const { from, to } = daysNear(trip.date, availability?.nearestDate);
  const wanted = availability?.departures.find(({ id }) => id === trip.departure);
  const group = wanted ? undefined : cheapestOf(availability?.departures.filter(({ privateGroup }) => privateGroup));
  const { days } = useDays({
    tourId: tour.id,
    adults: trip.adults,
    children: trip.children,
    units: trip.units,
    option: wanted?.optionId,
    from: today && today > from ? today : from,
    to,
  });
  const nearest = (days ?? [])
    .filter((day) => day.date !== trip.date && day.date !== booked?.date)
    .filter((day) => (group ? isCheaper(day, group.total!) : isBookable(day)))
    .sort((one, other) => distance(one.date, trip.date) - distance(other.date, trip.date))
    .slice(0, offered)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  const place = useRef<HTMLDivElement>(null);
  const isOffered = nearest.length > 0;
  const isRefused = booking.placement.state === 'refused';
  useEffect(() => {
    // Nothing in use leaves its place, unless the visitor has just pressed the button above.
    const isBoxOnly = !isRefused;
    if (isOffered && (isRefused || document.activeElement === document.body))
      bringIntoView(place.current!, { isBoxOnly });
  }, [isOffered, isRefused]);
  if (!isOffered) return null;
  const hasOtherOptions = availability?.departures.some(({ optionId }) => optionId !== wanted?.optionId);
  const title = (wanted && hasOtherOptions ? `${wanted.optionName}\u00a0· ` : '') + t('next_starts');
  const choose = ({ currentTarget }: MouseEvent<HTMLButtonElement>, date: string) => {
    // The pressed button is about to go.
    currentTarget.form!.querySelector<HTMLElement>('[data-check], [type=submit]')!.focus();
    change({ date });
  };
  return (
    <div ref={place} className={styles.starts} role="group" aria-label={title}>
      <p aria-hidden="true">{title}</p>
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
