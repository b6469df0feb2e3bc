import { useEffect, useState, type FormEvent } from 'react';
import type { TourView } from '#contract/catalogue.ts';
import { localDate } from '#kernel/dates.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useFieldErrors } from '#web/forms/use-field-errors.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { useCurrency } from '#web/runtime/session/preferences.ts';
import { Departures } from '#web/tour/departures.tsx';
import { NextDays } from '#web/tour/next-days.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AvailabilityStatus } from './availability-status.tsx';
import styles from './book-page.module.css';
import type { Choice } from './choice.ts';
import { GiftCardField, GiftCardShares, type UsedCard } from './gift-card-field.tsx';
import { PersonsField } from './persons-field.tsx';
import { PaymentChoice, type PaymentKind } from './payment-choice.tsx';
import { placementMessage } from './placement-message.ts';
import { type HowPaid, QuoteSummary } from './quote-summary.tsx';
import { hasRoom, useAvailability } from './use-availability.ts';
import { usePlaceBooking } from './use-place-booking.ts';

const typingPauseMs = 250;

export function BookForm({ tour, start }: { tour: TourView; start: Choice }) {
  const t = useT('book-tour');
  const [choice, setChoice] = useState(start);
  const [payment, setPayment] = useState<PaymentKind>('later');
  const [card, setCard] = useState<UsedCard | null>(null);
  const { offer, departure, recheck } = useCheckedOffer(tour.id, choice);
  const { availability, party, quote } = offer;
  const { placement, isBusy, place, dismissProblem } = usePlaceBooking(recheck);
  const refused = placement.state === 'refused' ? placement.problem : null;
  const message = placementMessage(placement, tour, { t, language: usePageContext().language });
  const { form, problem, isValid } = useFieldErrors({ values: choice, refused });
  const isPaidByCard = card !== null && quote !== null && card.worthMinor >= quote.total.priceMinor;
  const kind = isPaidByCard ? 'card' : quote?.payLater ? payment : 'now';
  const change = (next: Partial<Choice>) => {
    setChoice({ ...choice, ...next });
    dismissProblem();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isValid()) return;
    void place({
      tourId: tour.id,
      ...choice,
      departureId: departure?.id,
      payment: quote && kind !== 'card' ? kind : undefined,
      giftCardCode: card?.code,
    });
  };
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <div className={styles.choices}>
        <div className={styles.nextDays}>
          <NextDays
            tour={tour}
            today={localDate(new Date(), tour.timeZone)}
            chosen={choice.date}
            onChoose={(date) => change({ date })}
          />
        </div>
        <div className={styles.basics}>
          <Field
            label={t('date')}
            type="date"
            name="date"
            required
            min={localDate(new Date(), tour.timeZone)}
            value={choice.date}
            onChange={(event) => change({ date: event.target.value })}
            error={fieldText(problem, 'date')}
          />
          <PersonsField
            value={choice.persons}
            onChange={(persons) => change({ persons })}
            error={fieldText(problem, 'persons')}
          />
        </div>
        <AvailabilityStatus offer={offer} bookable={departure !== null} onRetry={recheck} />
        {availability && party && departure ? (
          <Departures
            departures={availability.departures}
            chosen={departure}
            party={{ adults: party.adults, children: 0 }}
            onChoose={(chosen) => {
              offer.choose(chosen);
              dismissProblem();
            }}
          />
        ) : null}
        {quote?.payLater && !isPaidByCard ? <PaymentChoice kind={payment} onChoose={setPayment} /> : null}
        <GiftCardField
          currency={tour.chargedCurrency}
          used={card}
          onUse={(next) => {
            setCard(next);
            dismissProblem();
          }}
        />
      </div>
      <QuoteSummary tour={tour} departure={departure} quote={quote} kind={kind}>
        {card && quote ? <GiftCardShares total={quote.total} used={card} /> : null}
        {/** Not `disabled`: a pressed button would lose the focus. */}
        <Button type="submit" look="book" full aria-disabled={isBusy || undefined}>
          {placement.state === 'placing' ? t('booking') : submitText(t, tour, quote ? kind : 'later')}
        </Button>
        <div aria-live="polite">
          {problem ? (
            <FormProblems
              problem={problem}
              labels={{ date: t('date'), persons: t('persons') }}
              form={form}
              failed={
                <>
                  {message?.text}
                  {message?.detail ? <p className={styles.soft}>{message.detail}</p> : null}
                </>
              }
            />
          ) : message ? (
            <Notice tone="good">{message.text}</Notice>
          ) : null}
        </div>
      </QuoteSummary>
    </Form>
  );
}

/** Checks availability as soon as date and party are chosen, and again when the currency changes. */
function useCheckedOffer(tourId: string, { date, persons }: Choice) {
  const offer = useAvailability(tourId);
  const currency = useCurrency(usePageContext().currency());
  const [attempt, setAttempt] = useState(0);
  const { check, reset } = offer;
  useEffect(() => {
    reset();
    if (date) void check({ date, adults: persons }, { pauseMs: typingPauseMs });
    // `check` and `reset` are new in each rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [tourId, date, persons, attempt, currency]);
  const { departure, party } = offer;
  return {
    offer,
    departure: departure && party && hasRoom(departure, party) ? departure : null,
    recheck: () => setAttempt((count) => count + 1),
  };
}

function submitText(t: BoundTranslate<'book-tour'>, tour: TourView, kind: HowPaid): string {
  if (tour.confirmation === 'on-request') return t('submit_request');
  return t(kind === 'now' ? 'submit_now' : 'submit');
}
