import { lazy, Suspense, useEffect, type FormEvent } from 'react';
import { adultsMax, childrenMax } from '#kernel/party.ts';
import { Form } from '#web/forms/form.tsx';
import { useFieldErrors } from '#web/forms/use-field-errors.ts';
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
import { ageNote, sellsChildren } from './sold-units.ts';
import type { Booking } from './use-booking.ts';
import { useKeptRoom } from './use-kept-room.ts';
import styles from './booking-box.module.css';

// Shown only after a check, so its code is loaded together with it.
const loadCheckedAvailability = () => import('./checked-availability.tsx');
const CheckedAvailability = lazy(async () => ({ default: (await loadCheckedAvailability()).CheckedAvailability }));
const FormProblems = lazy(async () => ({ default: (await import('#web/forms/form-problems.tsx')).FormProblems }));

export function BookingBox({ tour, booking }: { tour: ShownTour; booking: Booking }) {
  const t = useT('tour-detail');
  const { today, entered, change, recheck, state, availability, departure, quote, choose, book, isBusy } = booking;
  const labels = { date: t('date'), adults: t('adults'), children: t('children') };
  const { form, problem, isValid } = useFieldErrors({ values: entered });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && isValid()) recheck();
  };
  useEffect(() => {
    if (state === 'checking') void loadCheckedAvailability();
  }, [state]);
  const room = useKeptRoom(booking.isAwaited);
  return (
    <Form ref={form} method="get" className={styles.box} onSubmit={submit}>
      <FromPrice tour={tour} />
      <NextDays tour={tour} today={today} chosen={entered.date} onChoose={(date) => change({ date })} />
      <Field
        label={labels.date}
        type="date"
        name="date"
        required
        min={today}
        value={entered.date}
        onChange={(event) => change({ date: event.target.value })}
        error={fieldText(problem, 'date')}
      />
      <Stepper
        label={labels.adults}
        note={ageNote(tour.units, 'adult', t)}
        name="adults"
        required
        min={1}
        max={adultsMax}
        value={entered.adults}
        onChange={(adults) => change({ adults })}
      />
      {sellsChildren(tour.units) ? (
        <Stepper
          label={labels.children}
          note={ageNote(tour.units, 'child', t)}
          name="children"
          min={0}
          max={childrenMax}
          value={entered.children}
          onChange={(children) => change({ children })}
        />
      ) : (
        <p className={styles.note}>{t('no_children')}</p>
      )}
      {/** Not `disabled`: a pressed button would lose the focus. */}
      <Button type="submit" look="line" full aria-disabled={isBusy || undefined}>
        {booking.isChecking ? t('checking') : t('check_availability')}
      </Button>
      <div ref={room} className={styles.result} aria-busy={booking.isAwaited}>
        <div aria-live="polite">
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
          <Suspense fallback={<span className={styles.pending} />}>
            <CheckedAvailability {...{ tour, availability, departure, quote }} party={entered} onChoose={choose} />
          </Suspense>
        ) : null}
      </div>
      <div className={styles.actions}>
        <Total booking={booking} />
        <Button
          look="book"
          full
          disabled={!availability?.available}
          aria-disabled={isBusy || undefined}
          onClick={() => void (isBusy || book())}
        >
          {booking.isPlacing ? t('booking_now') : t('book_now')}
        </Button>
        {/** Screen readers announce changes only in a live region that existed before. The server does not render it. */}
        {today ? (
          <div aria-live="polite" className={styles.outcome}>
            {booking.outcome ? (
              <Notice tone={booking.outcome.tone}>
                {t(booking.outcome.text)}
                {booking.outcome.detail ? <p className={styles.detail}>{booking.outcome.detail}</p> : null}
              </Notice>
            ) : null}
          </div>
        ) : null}
      </div>
      <p className={styles.note}>{policyText(tour.policy, t)}</p>
    </Form>
  );
}

/** Always in its line: in view however much is above, and nothing moves when it is known. */
function Total({ booking: { availability, departure, quote, entered } }: { booking: Booking }) {
  const t = useT('tour-detail');
  const total = availability?.available && departure ? quote?.total : undefined;
  return (
    <p className={styles.total} aria-live="polite">
      {total ? (
        <>
          <span>{t('common:total')}</span>
          <strong>
            <Price priceMinor={total.priceMinor} currency={total.currency} /> <span>{total.currency}</span>
          </strong>
        </>
      ) : entered.date ? null : (
        <span className={styles.note}>{t('total_later')}</span>
      )}
    </p>
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
