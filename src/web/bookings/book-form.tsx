import { useState } from 'react';
import type { AvailabilityView } from '#contract/bookings.ts';
import type { TourView } from '#contract/catalogue.ts';
import { adultsMax } from '#kernel/party.ts';
import { useT } from '#web/surroundings.ts';
import { serverText } from '#web/problem-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './book-page.module.css';
import { calendarSpan, type Choice } from './choice.ts';
import { DayStrip } from './day-strip.tsx';
import { DepartureChoice } from './departure-choice.tsx';
import { PaymentChoice, type PaymentKind } from './payment-choice.tsx';
import { QuoteSummary } from './quote-summary.tsx';
import { useAvailability, useQuote } from './use-availability.ts';
import { usePlacing } from './use-placing.ts';

type Props = { tour: TourView; days: NonNullable<AvailabilityView['days']>; start: Choice };

export function BookForm({ tour, days, start }: Props) {
  const t = useT('book-tour');
  const [choice, setChoice] = useState(start);
  const [attempt, setAttempt] = useState(0);
  const [picked, setPicked] = useState<string | null>(null);
  const [payment, setPayment] = useState<PaymentKind>('later');
  const availability = useAvailability(tour.id, choice, attempt);
  const bookable =
    availability.state === 'answered'
      ? availability.answer.departures.filter(({ total, seatsLeft }) => total && seatsLeft > 0)
      : [];
  const departure = bookable.find(({ id }) => id === picked) ?? bookable[0] ?? null;
  const quote = useQuote(tour.id, availability, departure?.optionId ?? null);
  const kind = quote?.payLater ? payment : 'now';
  const placing = usePlacing(tour, () => setAttempt((count) => count + 1));
  const done = placing.state === 'success' || placing.state === 'paying';
  const change = (next: Partial<Choice>) => {
    setChoice({ ...choice, ...next });
    placing.reset();
  };
  const pick = (id: string) => {
    setPicked(id);
    placing.reset();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void placing.place({
          date: choice.date,
          persons: choice.persons,
          departureId: departure?.id,
          payment: quote ? kind : undefined,
        });
      }}
    >
      <div className={styles.choices}>
        <DayStrip days={days} chosen={choice.date} onChoose={(date) => change({ date })} />
        <div className={styles.basics}>
          <Field
            label={t('date')}
            type="date"
            name="date"
            required
            min={calendarSpan(tour.timeZone).from}
            value={choice.date}
            onChange={(event) => change({ date: event.target.value })}
          />
          <PersonsField value={choice.persons} onChange={(persons) => change({ persons })} />
        </div>
        <div aria-live="polite">
          {availability.state === 'checking' ? <p className={styles.checking}>{t('checking')}</p> : null}
          {availability.state === 'failed' ? (
            <div className={styles.retry}>
              <Notice tone="bad">{serverText(availability.problem, t) ?? t('check_failed')}</Notice>
              <Button look="line" onClick={() => setAttempt(attempt + 1)}>
                {t('common:try_again')}
              </Button>
            </div>
          ) : null}
          {availability.state === 'answered' && bookable.length === 0 ? (
            <Notice tone="bad">
              {availability.answer.message || t('none_that_day')} {days.length > 0 ? t('choose_other_day') : ''}
            </Notice>
          ) : null}
        </div>
        {availability.state === 'answered' && bookable.length > 0 ? (
          <DepartureChoice
            tour={tour}
            departures={availability.answer.departures}
            chosen={departure?.id ?? null}
            onChoose={pick}
          />
        ) : null}
        {quote?.payLater ? <PaymentChoice kind={kind} onChoose={setPayment} /> : null}
      </div>
      <QuoteSummary tour={tour} departure={departure} quote={quote} kind={kind}>
        <Button type="submit" look="book" full disabled={placing.state === 'submitting' || done}>
          {placing.state === 'submitting' ? t('booking') : submitText(t, tour, quote ? kind : 'later')}
        </Button>
        {placing.message ? <Notice tone={done ? 'good' : 'bad'}>{placing.message}</Notice> : null}
      </QuoteSummary>
    </form>
  );
}

function submitText(t: ReturnType<typeof useT>, tour: TourView, kind: PaymentKind): string {
  if (tour.confirmation === 'on-request') return t('submit_request');
  return t(kind === 'now' ? 'submit_now' : 'submit');
}

/** Typed freely and judged by the browser; only a number in range is asked about. */
function PersonsField({ value, onChange }: { value: number; onChange: (persons: number) => void }) {
  const t = useT('book-tour');
  const [typed, setTyped] = useState(String(value));
  return (
    <Field
      label={t('persons')}
      type="number"
      name="persons"
      inputMode="numeric"
      required
      min={1}
      max={adultsMax}
      step={1}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        const persons = Number(event.target.value);
        if (Number.isInteger(persons) && persons >= 1 && persons <= adultsMax) onChange(persons);
      }}
    />
  );
}
