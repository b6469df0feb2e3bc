import { lazy, Suspense, useEffect, useState, type FormEvent } from 'react';
import { localDate } from '#kernel/dates.ts';
import { adultsMax, childrenMax } from '#kernel/party.ts';
import { Form } from '#web/forms/form.tsx';
import { useFieldErrors } from '#web/forms/use-field-errors.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Price } from '#web/ui/price.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { NextDays } from './next-days.tsx';
import { policyText } from './policy-text.ts';
import type { ShownTour } from './shown-tour.ts';
import type { Booking } from './use-booking.ts';
import styles from './booking-box.module.css';

// Shown only after a check, so its code is loaded together with it.
const loadCheckedAvailability = () => import('./checked-availability.tsx');
const CheckedAvailability = lazy(async () => ({ default: (await loadCheckedAvailability()).CheckedAvailability }));
const FormProblems = lazy(async () => ({ default: (await import('#web/forms/form-problems.tsx')).FormProblems }));

export function BookingBox({ tour, booking }: { tour: ShownTour; booking: Booking }) {
  const t = useT('tour-detail');
  const { choice, change, check, state, availability, departure, quote, choose, book, isBusy, outcome } = booking;
  const today = useToday(tour.timeZone);
  const labels = { date: t('date'), adults: t('adults'), children: t('children') };
  const { form, problem, isValid } = useFieldErrors({ values: choice });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isValid()) return;
    void loadCheckedAvailability();
    void check();
  };
  return (
    <Form ref={form} method="get" className={styles.box} onSubmit={submit}>
      <FromPrice tour={tour} />
      <NextDays tour={tour} today={today} chosen={choice.date} onChoose={(date) => change({ date })} />
      <Field
        label={labels.date}
        type="date"
        name="date"
        required
        min={today}
        value={choice.date}
        onChange={(event) => change({ date: event.target.value })}
        error={fieldText(problem, 'date')}
      />
      <Stepper
        label={labels.adults}
        note={ageNote(tour, 'adult', t)}
        name="adults"
        required
        min={1}
        max={adultsMax}
        value={choice.adults}
        onChange={(adults) => change({ adults })}
      />
      {sellsChildren(tour) ? (
        <Stepper
          label={labels.children}
          note={ageNote(tour, 'child', t)}
          name="children"
          min={0}
          max={childrenMax}
          value={choice.children}
          onChange={(children) => change({ children })}
        />
      ) : (
        <p className={styles.note}>{t('no_children')}</p>
      )}
      {/** Not `disabled`: a pressed button would lose the focus. */}
      <Button type="submit" look="line" full aria-disabled={isBusy || undefined}>
        {booking.isChecking ? t('checking') : t('check_availability')}
      </Button>
      <div aria-live="polite" className={styles.live}>
        {problem ? (
          <Suspense>
            <FormProblems problem={problem} labels={labels} form={form} />
          </Suspense>
        ) : null}
        {availability ? (
          <Notice tone={availability.available ? 'good' : 'bad'}>
            {availability.message || t(availability.available ? 'available' : 'not_available')}
          </Notice>
        ) : null}
        {state === 'failed' ? <Notice tone="bad">{t('check_failed')}</Notice> : null}
      </div>
      {availability ? (
        <Suspense>
          <CheckedAvailability {...{ tour, availability, departure, quote }} party={choice} onChoose={choose} />
        </Suspense>
      ) : null}
      <div className={styles.actions}>
        <Button
          look="book"
          full
          disabled={!availability?.available}
          aria-disabled={isBusy || undefined}
          onClick={() => void (isBusy || book())}
        >
          {booking.isPlacing ? t('booking_now') : t('book_now')}
        </Button>
      </div>
      {/** Screen readers announce changes only in a live region that existed before. The server does not render it. */}
      {today ? (
        <div aria-live="polite" className={styles.live}>
          {outcome ? (
            <Notice tone={outcome.tone}>
              {t(outcome.text)}
              {outcome.detail ? <p className={styles.detail}>{outcome.detail}</p> : null}
            </Notice>
          ) : null}
        </div>
      ) : null}
      <p className={styles.note}>{policyText(tour.policy, t)}</p>
    </Form>
  );
}

function FromPrice({ tour }: { tour: ShownTour }) {
  const t = useT('tour-detail');
  return (
    <p className={styles.price}>
      {tour.priceMinor === null ? (
        <strong>{t('common:ask_price')}</strong>
      ) : (
        <>
          <span>{t('common:from')}</span>
          <strong>
            <Price priceMinor={tour.priceMinor} currency={tour.currency} />
          </strong>
          <span>{t('per_person')}</span>
        </>
      )}
    </p>
  );
}

function sellsChildren(tour: ShownTour): boolean {
  return tour.units.some(({ kind }) => kind === 'child' || kind === 'group');
}

function ageNote(tour: ShownTour, kind: 'adult' | 'child', t: BoundTranslate<'tour-detail'>): string | null {
  const unit = tour.units.find((sold) => sold.kind === kind);
  if (!unit) return null;
  if (unit.minAge !== null && unit.maxAge !== null) return t('age_between', { from: unit.minAge, to: unit.maxAge });
  if (unit.minAge !== null) return t('age_from', { from: unit.minAge });
  return unit.maxAge === null ? null : t('age_to', { to: unit.maxAge });
}

/** Today in the tour's time zone. Not in the server's markup, which is cached for many days. */
function useToday(timeZone: string): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(localDate(new Date(), timeZone)), [timeZone]);
  return today;
}
