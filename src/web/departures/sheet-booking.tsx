import { useState } from 'react';
import type { SheetBookingView } from '#contract/suppliers/departures/departures.ts';
import { pickupLines } from '#web/bookings/booking/pickup-text.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { may } from '#web/runtime/session/may.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { MoveBooking } from '#web/moves/move-booking.tsx';
import { ticketsText } from '#web/ui/line-text.ts';
import { Price } from '#web/ui/price.tsx';
import { PhoneLink } from '#web/ui/text/phone-link.tsx';
import { checkInOf, peopleOf } from './check-in/judge-ticket.ts';
import { personName } from './check-in/person-name.ts';
import { clockText } from './check-in/say-verdict.ts';
import type { CheckIn } from './check-in/use-check-in.ts';
import '#web/styles/boxes.css';
import styles from './departures.module.css';
import { Thread } from './messages/thread.tsx';
import type { Messages } from './messages/use-messages.ts';
import type { Attendance } from './use-attendance.ts';

type Props = { booking: SheetBookingView; attendance: Attendance };
/** `timeZone`: of the place, whose clock counts. */
type SheetProps = Props & { checkIn: CheckIn; timeZone: string };
type RowProps = SheetProps & { messages: Messages | null; onMoved: (message: string) => void };

/** Who has booked, how to reach them, what to know of them, and whether they came. */
export function SheetBooking({ booking, attendance, checkIn, timeZone, messages, onMoved }: RowProps) {
  const t = useT('departures');
  const { language } = usePageContext();
  const { reference, traveller, phone, adults, children, lines, due, state, validity } = booking;
  const pickup = pickupLines(booking.pickup, language);
  const party = [
    t('common:unit_adult', { count: adults }),
    ...(children > 0 ? [t('common:unit_child', { count: children })] : []),
  ];
  return (
    <article id={`booking-${booking.id}`} className={styles.booking}>
      <div className={styles.who}>
        <h2>{traveller?.name ?? t(state === 'on_hold' ? 'being_paid' : 'request')}</h2>
        <p className={styles.facts}>
          <span className={styles.reference}>{reference}</span>
          <span>{ticketsText(lines, adults + children, t) ?? party.join(', ')}</span>
          {validity?.kind === 'open_dated' ? <span>{validity.text}</span> : null}
        </p>
        {traveller ? (
          <p className={styles.facts}>
            {phone ? <PhoneLink phone={phone} /> : <span>{t('no_phone')}</span>}
            <a href={`mailto:${traveller.email}`}>{traveller.email}</a>
          </p>
        ) : null}
        {pickup.length > 0 ? (
          <p>
            {t('common:said_of', { name: t('booking-detail:pickup') })} {pickup.join(' · ')}
          </p>
        ) : null}
        {due ? (
          <p className={styles.due}>
            {t('still_due')} <Price {...due} />
          </p>
        ) : null}
        <Answers booking={booking} />
        {messages ? <Thread booking={booking} messages={messages} /> : null}
      </div>
      {state === 'pending' ? (
        may('supplier') ? (
          <ButtonLink look="line" to="/supplier?show=waiting">
            {t('decide')}
          </ButtonLink>
        ) : null
      ) : (
        <div className={styles.presence}>
          <CheckedIn booking={booking} attendance={attendance} checkIn={checkIn} timeZone={timeZone} />
          <Came booking={booking} attendance={attendance} checkIn={checkIn} timeZone={timeZone} />
          {booking.may.move || booking.may.cancel ? (
            <div className={styles.action}>
              {booking.may.move ? <MoveBooking booking={booking} onMoved={onMoved} /> : null}
              {booking.may.cancel ? (
                <ButtonLink
                  look="quiet"
                  to={`/supplier?find=${reference}`}
                  aria-label={t('cancel_booking_spoken', { name: traveller?.name ?? reference })}
                >
                  {t('cancel_booking')}
                </ButtonLink>
              ) : null}
            </div>
          ) : null}
        </div>
      )}
    </article>
  );
}

/** To be read at the meeting point and on paper, so nothing has to be opened. */
function Answers({ booking: { answers, openQuestions, ...booking } }: { booking: SheetBookingView }) {
  const t = useT('questions');
  if (answers.length === 0 && openQuestions === 0) return null;
  // A sheet that an older version saved only counts them.
  const unanswered = unansweredOf(booking.unanswered ?? [], booking.adults + booking.children, t);
  const labelOf = ({ person, label }: { person: number; label: string }) =>
    person === 0 ? label : `${label} · ${t('person', { number: person })}`;
  return (
    <dl className={styles.answers}>
      {answers.map(({ questionId, person, label, value }) => (
        <div key={`${questionId} ${person}`}>
          <dt>{labelOf({ person, label })}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {openQuestions > 0 ? (
        <div>
          <dt>{t('answers_open', { count: openQuestions })}</dt>
          {unanswered.map(({ questionId, label, people }) => (
            <dd key={questionId}>{people ? `${label} · ${people}` : label}</dd>
          ))}
          {booking.state === 'confirmed' ? <dd className={styles.reminded}>{t('reminded')}</dd> : null}
        </div>
      ) : null}
    </dl>
  );
}

/** Each question once, with the people who have not answered it. */
function unansweredOf(open: SheetBookingView['unanswered'], all: number, t: BoundTranslate<'questions'>) {
  return [...Map.groupBy(open, ({ questionId }) => questionId)].map(([questionId, [first, ...others]]) => {
    const numbers = [first!, ...others].map(({ person }) => person);
    const named = numbers.map((number) => t('person', { number })).join(', ');
    const people = first!.person === 0 ? '' : numbers.length === all && all > 1 ? t('everybody') : named;
    return { questionId, label: first!.label, people };
  });
}

/** Who was let in, and when; and a button for those whose ticket cannot be scanned. */
function CheckedIn({ booking, attendance, checkIn, timeZone }: SheetProps) {
  const t = useT('departures');
  const { language } = usePageContext();
  if (booking.ticketHash === null) return null;
  const people = peopleOf(booking).map((person) => ({ person, ...checkInOf(person, booking, checkIn.scans) }));
  const isIn = people.some(({ at }) => at);
  // What waits on this device cannot be undone yet.
  const isKnown = people.some(({ person }) => person.checkIn);
  return (
    <div className={styles.checkIn}>
      {isIn ? (
        <ul>
          {people.map(({ person, at, isUnsent }) => (
            <li key={person.position}>
              {t('common:said_of', { name: personName(person, t) })}{' '}
              <strong>
                {at
                  ? t(isUnsent ? 'in_since_unsent' : 'in_since', { time: clockText(at, { timeZone, language }) })
                  : t('not_here')}
              </strong>
            </li>
          ))}
        </ul>
      ) : null}
      {people.some(({ at, person }) => !at && person.state === 'booked') ? (
        <Button
          look="line"
          className={styles.action}
          aria-label={t('check_in_spoken', { name: booking.traveller?.name ?? booking.reference })}
          onClick={() => checkIn.ask(booking)}
        >
          {t('check_in')}
        </Button>
      ) : null}
      {isKnown && booking.state === 'confirmed' ? (
        <Button
          look="quiet"
          className={styles.action}
          disabled={attendance.isBusy}
          aria-label={t('undo_spoken', { name: booking.traveller?.name ?? booking.reference })}
          onClick={() => void attendance.undo(booking)}
        >
          {t('undo_check_in')}
        </Button>
      ) : null}
    </div>
  );
}

/** A box for each person or ticket: to tick with a pen before the tour, on the page from its start on. Afterwards, who came. */
function Came({ booking, attendance, checkIn }: SheetProps) {
  const t = useT('departures');
  const people = peopleOf(booking);
  const { recordAttendance: mayRecord } = booking.may;
  if (!mayRecord && people.some(({ state }) => state !== 'booked'))
    return (
      <ul className={styles.came}>
        {people.map((person) => (
          <li key={person.position}>
            {t('common:said_of', { name: personName(person, t) })}{' '}
            <strong>{t(person.state === 'no_show' ? 'was_absent' : 'was_here')}</strong>
          </li>
        ))}
      </ul>
    );
  // Who was let in is shown above; the rest is recorded from the start on.
  if (!mayRecord && people.some((person) => checkInOf(person, booking, checkIn.scans))) return null;
  // Again with each check-in, which says who is missing.
  return <CameForm key={people.filter((person) => person.checkIn).length} booking={booking} attendance={attendance} />;
}

/** Once a person of a party was checked in, the others are taken for missing. */
function missingIn(booking: SheetBookingView): number[] {
  const people = peopleOf(booking);
  const missing = people.filter(({ checkIn }) => checkIn === null);
  return missing.length === people.length ? [] : missing.map(({ position }) => position);
}

function CameForm({ booking, attendance }: Props) {
  const t = useT('departures');
  const [absent, setAbsent] = useState<ReadonlySet<number>>(() => new Set(missingIn(booking)));
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
          {personName(person, t)}
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
      ) : null}
    </fieldset>
  );
}
