import { lazy, Suspense, useState } from 'react';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Field } from '#web/ui/field.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import type { BookedTour } from './booking-types.ts';
import { type PartyField, sellsOnlyAdults, sellsTickets } from './sold-units.ts';
import type { Booking } from './use-booking.ts';
import styles from './booking-box.module.css';

const Tickets = lazy(async () => ({ default: (await import('./tickets/tickets.tsx')).Tickets }));
const DatePicker = lazy(async () => ({ default: (await import('./dates/date-picker.tsx')).DatePicker }));

type Chosen = Pick<Booking, 'today' | 'entered' | 'trip' | 'change' | 'failure'> &
  Partial<Pick<Booking, 'availability'>> & {
    placement: { state: string };
    /** The booking that is to be changed. */
    booked?: { date: string };
  };
type Props = { tour: BookedTour; booking: Chosen; party: readonly PartyField[]; problem: unknown };

/** When, and how many. */
export function BookingFields({ tour, booking, party, problem }: Props) {
  const t = useT('tour-detail');
  const { today, entered, trip, change, availability } = booking;
  const noDate = tour.undated ?? tour.openDated;
  // Beside the text of a tour a chosen day takes the place of the days to choose from, but not under the hands of who is typing it.
  const [typed, setTyped] = useState('');
  const isFolded = entered.date !== typed && entered.date !== '';
  const chooseDay = (date: string, isByKey = false) => {
    setTyped(isByKey ? date : '');
    change({ date });
  };
  // Not on the server: days depend on the clock.
  const days = today && {
    tour,
    party: trip,
    today,
    chosen: entered.date,
    own: booking.booked?.date,
    onChoose: chooseDay,
    // Places were sold meanwhile.
    asOf: booking.placement.state === 'refused' ? 'refused' : '',
  };
  const dates = (
    <>
      <div className={styles.days} data-folded={today && Number(isFolded)}>
        {days ? (
          <Suspense>
            <DatePicker part="days" {...days} />
          </Suspense>
        ) : null}
      </div>
      <div className={styles.date}>
        <Field
          label={t('date')}
          type="date"
          name="date"
          required
          min={today}
          value={entered.date}
          onChange={(event) => chooseDay(event.target.value, true)}
          error={fieldText(problem, 'date')}
        />
        {days ? (
          <Suspense>
            <DatePicker part="calendar" {...days} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
  const steppers = party.map(({ part, ...field }) => (
    <Stepper
      key={part}
      {...field}
      {...(availability?.field === part && { invalid: true, note: availability.message })}
      required={field.min > 0}
      value={entered[part]}
      onChange={(count) => change({ [part]: count })}
    />
  ));
  return (
    <>
      {noDate ? <p className={styles.note}>{noDate}</p> : dates}
      {trip.units ? null : steppers}
      {!tour.undated && sellsTickets(tour.units) ? (
        <div className={styles.tickets}>
          {today ? (
            <Suspense fallback={trip.units ? steppers : null}>
              <Tickets tour={tour} booking={booking} party={party} />
            </Suspense>
          ) : null}
        </div>
      ) : null}
      {sellsOnlyAdults(tour.units) ? <p className={styles.note}>{t('no_children')}</p> : null}
    </>
  );
}
