import { useState, type FormEvent } from 'react';
import type { TourView } from '#contract/catalogue.ts';
import { localDate } from '#kernel/dates.ts';
import { childrenMax } from '#kernel/party.ts';
import type { TripContext } from '#kernel/trip-context.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useFieldErrors } from '#web/forms/use-field-errors.ts';
import { fieldText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { Departures } from '#web/tour/departures.tsx';
import { NextDays } from '#web/tour/next-days.tsx';
import { ageNote, sellsChildren } from '#web/tour/sold-units.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { AvailabilityStatus } from './availability-status.tsx';
import styles from './book-page.module.css';
import { GiftCardField, GiftCardShares, type UsedCard } from './gift-card-field.tsx';
import { PersonsField } from './persons-field.tsx';
import { PaymentChoice, type PaymentKind } from './payment-choice.tsx';
import { placementMessage } from './placement-message.ts';
import { type HowPaid, QuoteSummary } from './quote-summary.tsx';
import { hasRoom } from './use-availability.ts';
import { useCheckedOffer } from './use-checked-offer.ts';
import { usePayLaterUntil } from '#web/tour/use-pay-later-until.ts';
import { usePlaceBooking } from './use-place-booking.ts';
import { useTripForm } from './use-trip-form.ts';

export function BookForm({ tour }: { tour: TourView }) {
  const t = useT('book-tour');
  const tourText = useT('tour-detail');
  const today = localDate(new Date(), tour.timeZone);
  const units = tour.options.flatMap((option) => option.units);
  const { entered, enter, trip } = useTripForm({ today, withChildren: sellsChildren(units) });
  const [payment, setPayment] = useState<PaymentKind>('later');
  const [card, setCard] = useState<UsedCard | null>(null);
  const offer = useCheckedOffer(tour.id, trip);
  const { availability, party, quote, recheck } = offer;
  const departure = offer.departure && party && hasRoom(offer.departure, party) ? offer.departure : null;
  const { placement, isBusy, place, dismissProblem } = usePlaceBooking(recheck);
  const refused = placement.state === 'refused' ? placement.problem : null;
  const message = placementMessage(placement, tour, { t, language: usePageContext().language });
  const { form, problem, isValid } = useFieldErrors({ values: entered, refused });
  const isPaidByCard = card !== null && quote !== null && card.worthMinor >= quote.total.priceMinor;
  const kind = isPaidByCard ? 'card' : quote?.payLater ? payment : 'now';
  const laterUntil = usePayLaterUntil(tour, departure);
  const change = (part: Partial<TripContext>) => {
    enter(part);
    dismissProblem();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isValid()) return;
    void place({
      tourId: tour.id,
      date: trip.date,
      persons: trip.adults,
      ...(trip.children > 0 && { children: trip.children }),
      departureId: departure?.id,
      payment: quote && kind !== 'card' ? kind : undefined,
      giftCardCode: card?.code,
    });
  };
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <div className={styles.choices}>
        <div className={styles.nextDays}>
          <NextDays tour={tour} today={today} chosen={entered.date} onChoose={(date) => change({ date })} />
        </div>
        <div className={styles.basics}>
          <Field
            label={t('date')}
            type="date"
            name="date"
            required
            min={today}
            value={entered.date}
            onChange={(event) => change({ date: event.target.value })}
            error={fieldText(problem, 'date')}
          />
          <PersonsField
            value={entered.adults}
            onChange={(adults) => change({ adults })}
            error={fieldText(problem, 'persons')}
          />
          {sellsChildren(units) ? (
            <Stepper
              label={tourText('children')}
              note={ageNote(units, 'child', tourText)}
              name="children"
              min={0}
              max={childrenMax}
              value={entered.children}
              onChange={(children) => change({ children })}
            />
          ) : null}
        </div>
        <AvailabilityStatus offer={offer} bookable={departure !== null} onRetry={recheck} />
        {availability && party && departure ? (
          <Departures
            departures={availability.departures}
            chosen={departure}
            party={party}
            onChoose={(chosen) => {
              change({ departure: chosen.id });
              offer.choose(chosen);
            }}
          />
        ) : null}
        {quote?.payLater && !isPaidByCard ? (
          <PaymentChoice kind={payment} laterUntil={laterUntil} onChoose={setPayment} />
        ) : null}
        <GiftCardField
          currency={tour.chargedCurrency}
          used={card}
          onUse={(next) => {
            setCard(next);
            dismissProblem();
          }}
        />
      </div>
      <QuoteSummary tour={tour} departure={departure} quote={quote} kind={kind} laterUntil={laterUntil}>
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

function submitText(t: BoundTranslate<'book-tour'>, tour: TourView, kind: HowPaid): string {
  if (tour.confirmation === 'on-request') return t('submit_request');
  return t(kind === 'now' ? 'submit_now' : 'submit');
}
