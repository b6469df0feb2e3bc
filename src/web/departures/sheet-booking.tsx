import { useState } from 'react';
import type { SheetBookingView } from '#contract/suppliers/departures.ts';
import { pickupLines } from '#web/bookings/booking/pickup-text.ts';
import { may } from '#web/runtime/session/may.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { BookingAnswers } from '#web/supplier/booking-answers.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ticketsText } from '#web/ui/line-text.ts';
import { Price } from '#web/ui/price.tsx';
import styles from './departures.module.css';
import { type Attendance, peopleOf } from './use-attendance.ts';

type Props = { booking: SheetBookingView; attendance: Attendance };

/** Who has booked, how to reach them, what to know of them, and whether they came. */
export function SheetBooking({ booking, attendance }: Props) {
  const t = useT('departures');
  const { language } = usePageContext();
  const { reference, traveller, phone, adults, children, lines, due, state, asksQuestions, validity } = booking;
  const pickup = pickupLines(booking.pickup, language);
  const party = [
    t('common:unit_adult', { count: adults }),
    ...(children > 0 ? [t('common:unit_child', { count: children })] : []),
  ];
  return (
    <article className={styles.booking}>
      <div className={styles.who}>
        <h2>{traveller?.name ?? t(state === 'on_hold' ? 'being_paid' : 'request')}</h2>
        <p className={styles.facts}>
          <span className={styles.reference}>{reference}</span>
          <span>{ticketsText(lines, adults + children, t) ?? party.join(', ')}</span>
          {validity?.kind === 'open_dated' ? <span>{validity.text}</span> : null}
        </p>
        {traveller ? (
          <p className={styles.facts}>
            {phone ? <a href={`tel:${phone}`}>{phone}</a> : null}
            <a href={`mailto:${traveller.email}`}>{traveller.email}</a>
          </p>
        ) : null}
        {pickup.length > 0 ? (
          <p>
            {t('booking-detail:pickup')}: {pickup.join(' · ')}
          </p>
        ) : null}
        {due ? (
          <p className={styles.due}>
            {t('still_due')} <Price {...due} />
          </p>
        ) : null}
        {asksQuestions ? <BookingAnswers booking={booking} /> : null}
      </div>
      {state === 'pending' ? (
        may('supplier') ? (
          <ButtonLink look="line" to="/supplier?show=waiting">
            {t('decide')}
          </ButtonLink>
        ) : null
      ) : (
        <Came booking={booking} attendance={attendance} />
      )}
    </article>
  );
}

/** A box for each person or ticket: to tick with a pen before the tour, on the page from its start on. Afterwards, who came. */
function Came({ booking, attendance }: Props) {
  const t = useT('departures');
  const people = peopleOf(booking);
  const { recordAttendance: mayRecord } = booking.may;
  const nameOf = ({ kind, label }: Person) =>
    label ?? t(`booking-detail:item_${kind as 'adult' | 'child' | 'senior' | 'group'}`);
  if (!mayRecord && people.some(({ state }) => state !== 'booked'))
    return (
      <ul className={styles.came}>
        {people.map((person) => (
          <li key={person.position}>
            {nameOf(person)}: <strong>{t(person.state === 'no_show' ? 'was_absent' : 'was_here')}</strong>
          </li>
        ))}
      </ul>
    );
  return <CameForm booking={booking} attendance={attendance} nameOf={nameOf} />;
}

type Person = SheetBookingView['items'][number];

function CameForm({ booking, attendance, nameOf }: Props & { nameOf: (person: Person) => string }) {
  const t = useT('departures');
  const [absent, setAbsent] = useState<ReadonlySet<number>>(new Set());
  const { recordAttendance: mayRecord } = booking.may;
  const mark = (position: number, isHere: boolean) => {
    const positions = new Set(absent);
    if (isHere) positions.delete(position);
    else positions.add(position);
    setAbsent(positions);
  };
  return (
    <fieldset className={mayRecord ? styles.came : `${styles.came} ${styles.onPaper}`} disabled={attendance.isBusy}>
      <legend>{t(mayRecord ? 'who_came' : 'comes')}</legend>
      {peopleOf(booking).map((person) => (
        <label key={person.position}>
          <input
            type="checkbox"
            checked={mayRecord && !absent.has(person.position)}
            onChange={(event) => mark(person.position, event.target.checked)}
          />
          {nameOf(person)}
        </label>
      ))}
      {mayRecord ? (
        <Button
          className={styles.action}
          disabled={attendance.isBusy}
          aria-label={t('record_spoken', { name: booking.traveller?.name ?? booking.reference })}
          onClick={() => void attendance.record(booking, [...absent])}
        >
          {t('record')}
        </Button>
      ) : (
        <p className={styles.soft}>{t('from_start')}</p>
      )}
    </fieldset>
  );
}
