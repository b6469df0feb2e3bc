import { useState, type FormEvent } from 'react';
import type { TourView } from '#contract/catalogue.ts';
import { localDate } from '#kernel/dates.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useFaults } from '#web/forms/use-faults.ts';
import { fieldText } from '#web/problem-text.ts';
import { useT } from '#web/surroundings.ts';
import type { Translate } from '#web/t.ts';
import { Departures } from '#web/tour/departures.tsx';
import { NextDays } from '#web/tour/next-days.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AvailabilityNews } from './availability-news.tsx';
import styles from './book-page.module.css';
import type { Choice } from './choice.ts';
import { GiftCardField, GiftCardShares, type UsedCard } from './gift-card-field.tsx';
import { PersonsField } from './persons-field.tsx';
import { PaymentChoice, type PaymentKind } from './payment-choice.tsx';
import { type HowPaid, QuoteSummary } from './quote-summary.tsx';
import { useAvailability } from './use-availability.ts';
import { useOffer } from './use-offer.ts';
import { usePlacing } from './use-placing.ts';

export function BookForm({ tour, start }: { tour: TourView; start: Choice }) {
  const t = useT('book-tour');
  const [choice, setChoice] = useState(start);
  const [attempt, setAttempt] = useState(0);
  const [payment, setPayment] = useState<PaymentKind>('later');
  const [card, setCard] = useState<UsedCard | null>(null);
  const lookAgain = () => setAttempt((count) => count + 1);
  const availability = useAvailability(tour.id, choice, attempt);
  const { departure, quote, pick } = useOffer(tour.id, availability);
  const placing = usePlacing(tour, lookAgain);
  const { form, problem, findFaults } = useFaults(placing.problem);
  const isPaidByCard = card !== null && quote !== null && card.worthMinor >= quote.total.priceMinor;
  const kind = isPaidByCard ? 'card' : quote?.payLater ? payment : 'now';
  const change = (next: Partial<Choice>) => {
    setChoice({ ...choice, ...next });
    placing.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (placing.isBusy || findFaults()) return;
    void placing.place({
      ...choice,
      departureId: departure?.id,
      payment: quote && kind !== 'card' ? kind : undefined,
      giftCardCode: card?.code,
    });
  };
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
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
        <AvailabilityNews availability={availability} bookable={departure !== null} onRetry={lookAgain} />
        {availability.state === 'answered' && departure ? (
          <Departures
            departures={availability.answer.departures}
            chosen={departure}
            party={{ adults: availability.of.persons, children: 0 }}
            onChoose={({ id }) => {
              pick(id);
              placing.reset();
            }}
          />
        ) : null}
        {quote?.payLater && !isPaidByCard ? <PaymentChoice kind={payment} onChoose={setPayment} /> : null}
        <GiftCardField
          currency={tour.chargedCurrency}
          used={card}
          onUse={(next) => {
            setCard(next);
            placing.reset();
          }}
        />
      </div>
      <QuoteSummary tour={tour} departure={departure} quote={quote} kind={kind}>
        {card && quote ? <GiftCardShares total={quote.total} used={card} /> : null}
        {/* Not `disabled`: who pressed it would lose the focus. */}
        <Button type="submit" look="book" full aria-disabled={placing.isBusy || undefined}>
          {placing.state === 'submitting' ? t('booking') : submitText(t, tour, quote ? kind : 'later')}
        </Button>
        <div aria-live="polite">
          {problem ? (
            <FormProblems
              problem={problem}
              labels={{ date: t('date'), persons: t('persons') }}
              form={form}
              failed={
                <>
                  {placing.message}
                  {placing.detail ? <p className={styles.soft}>{placing.detail}</p> : null}
                </>
              }
            />
          ) : placing.message ? (
            <Notice tone={placing.state === 'error' ? 'bad' : 'good'}>{placing.message}</Notice>
          ) : null}
        </div>
      </QuoteSummary>
    </form>
  );
}

function submitText(t: Translate, tour: TourView, kind: HowPaid): string {
  if (tour.confirmation === 'on-request') return t('submit_request');
  return t(kind === 'now' ? 'submit_now' : 'submit');
}
