import { useState } from 'react';
import type { DepartureView } from '#contract/bookings.ts';
import type { ChangeQuoteView } from '#contract/bookings/changes.ts';
import * as paths from '#contract/paths.generated.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { wallTimeText } from '#web/ui/place-time.ts';
import { priceText } from '#web/ui/price.tsx';
import console from '../console.module.css';
import { type ActedProps, showCurrent } from './acted-props.ts';

/** Another date for the same people: a day, one of its times, then what it costs. */
export function ChangeDate(props: ActedProps) {
  const t = useT('acting');
  const { call, language } = usePageContext();
  const { actingId, booking } = props;
  const [departures, setDepartures] = useState<readonly DepartureView[] | null>(null);
  const [quote, setQuote] = useState<ChangeQuoteView | null>(null);
  const params = { id: actingId, bookingId: booking.id };
  const finding = useSubmit(async ({ date = '' }) => {
    setQuote(null);
    const found = await call(paths.getAvailability, { params: { id: booking.tourId }, query: { date, adults: 1 } });
    setDepartures(found.departures.filter(({ seatsLeft }) => seatsLeft >= booking.persons));
    return true;
  });
  const quoting = useSubmit(async ({ departureId = '' }) => {
    setQuote(await call(paths.quoteChangeAsTraveller, { params, body: { departureId } }));
    return true;
  });
  return (
    <details className={console.fold}>
      <summary aria-label={t('change_spoken', { reference: booking.reference })}>{t('change')}</summary>
      <Form ref={finding.form} className={console.inline} onSubmit={finding.submit}>
        <FormProblems problem={finding.problem} labels={{ date: t('date') }} form={finding.form} />
        <Field label={t('date')} name="date" type="date" required defaultValue={booking.date} />
        <div>
          <Button type="submit" look="line" disabled={finding.isSubmitting}>
            {t('find')}
          </Button>
        </div>
      </Form>
      <div role="status">
        {departures?.length === 0 ? <p>{t('times_none')}</p> : null}
        {departures?.map(({ id, startsAtLocal, optionName }) => (
          <Form key={id} onSubmit={quoting.submit}>
            <input type="hidden" name="departureId" value={id} />
            <Button type="submit" look="quiet" disabled={quoting.isSubmitting}>
              {t('choose', { moment: wallTimeText(startsAtLocal, language), option: optionName })}
            </Button>
          </Form>
        ))}
      </div>
      <FormProblems problem={quoting.problem} labels={{}} form={quoting.form} />
      {quote ? <Confirm key={quote.departureId} {...props} quote={quote} onOther={setQuote} /> : null}
    </details>
  );
}

type Confirming = ActedProps & { quote: ChangeQuoteView; onOther: (quote: ChangeQuoteView) => void };

function Confirm({ actingId, booking, onDone, quote, onOther }: Confirming) {
  const t = useT('acting');
  const { call, language } = usePageContext();
  const send = useIdempotentSend();
  const { id: quoteId, departureId, startsAtLocal, total, totalBefore, due, payment, decideBy } = quote;
  const { form, problem, isSubmitting, submit } = useSubmit(async () => {
    const { priceMinor, currency } = total;
    const body = { departureId, quoteId, expectedTotal: { priceMinor, currency } };
    const params = { id: actingId, bookingId: booking.id };
    try {
      await send(body, (idempotencyKey) => call(paths.changeBookingAsTraveller, { params, body, idempotencyKey }));
    } catch (thrown) {
      showCurrent(thrown, onOther);
      throw thrown;
    }
    await onDone(t(payment === 'now' || decideBy ? 'waits' : 'changed', { reference: booking.reference }));
    return true;
  });
  return (
    <Form ref={form} className={console.form} onSubmit={submit}>
      <FormProblems problem={problem} labels={{}} form={form} />
      <Notice role="status">
        {t('change_quote', {
          moment: wallTimeText(startsAtLocal, language),
          total: priceText(total, language),
          before: priceText(totalBefore, language),
          due: priceText(due, language),
        })}
      </Notice>
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {t('change_confirm')}
        </Button>
      </div>
    </Form>
  );
}
