import { useState } from 'react';
import type { CancellationQuoteView } from '#contract/bookings/cancellations.ts';
import * as paths from '#contract/paths.generated.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { wallTimeText } from '#web/ui/place-time.ts';
import { priceText } from '#web/ui/price.tsx';
import console from '../console.module.css';
import styles from './acting.module.css';
import { type ActedProps, showCurrent } from './acted-props.ts';
import { ChangeDate } from './change-date.tsx';

/** A booking of the traveller, with what support may do to it. */
export function ActedBooking(props: ActedProps) {
  const t = useT('acting');
  const { language } = usePageContext();
  const { reference, title, startsAtLocal, city, status, total, can } = props.booking;
  return (
    <li>
      <strong>{title}</strong>
      <p className={console.soft}>
        <span>{reference}</span>
        <span>{wallTimeText(startsAtLocal, language)}</span>
        <span>{city}</span>
        <span>{t(`status_${status}`)}</span>
        <span>{priceText(total, language)}</span>
      </p>
      <div className={styles.acts}>
        {can.change ? <ChangeDate {...props} /> : null}
        {can.cancel || can.withdraw ? <Cancel {...props} /> : null}
      </div>
    </li>
  );
}

/** The refund is shown before anything is cancelled. */
function Cancel({ actingId, booking: { id: bookingId, reference }, onDone }: ActedProps) {
  const t = useT('acting');
  const { call, language } = usePageContext();
  const send = useIdempotentSend();
  const [quote, setQuote] = useState<CancellationQuoteView | null>(null);
  const params = { id: actingId, bookingId };
  const asking = useSubmit(async () => {
    setQuote(await call(paths.quoteCancellationAsTraveller, { params }));
    return true;
  });
  const cancelling = useSubmit(async () => {
    const { priceMinor, currency } = quote!.refund;
    const body = { expectedRefund: { priceMinor, currency } };
    try {
      await send([params, body], (idempotencyKey) =>
        call(paths.cancelBookingAsTraveller, { params, body, idempotencyKey }),
      );
    } catch (thrown) {
      showCurrent(thrown, setQuote);
      throw thrown;
    }
    await onDone(t('cancelled', { reference }));
    return true;
  });
  if (!quote)
    return (
      <Form ref={asking.form} onSubmit={asking.submit}>
        <FormProblems problem={asking.problem} labels={{}} form={asking.form} />
        <Button type="submit" look="line" disabled={asking.isSubmitting} aria-label={t('cancel_spoken', { reference })}>
          {t('cancel')}
        </Button>
      </Form>
    );
  return (
    <Form ref={cancelling.form} className={console.form} onSubmit={cancelling.submit}>
      <FormProblems problem={cancelling.problem} labels={{}} form={cancelling.form} />
      <Notice role="status">
        {quote.paid
          ? t('cancel_quote', { refund: priceText(quote.refund, language), kept: priceText(quote.kept, language) })
          : t('cancel_unpaid')}
      </Notice>
      <div className={console.buttons}>
        <Button type="submit" look="danger" disabled={cancelling.isSubmitting}>
          {t('cancel_confirm')}
        </Button>
        <Button look="quiet" disabled={cancelling.isSubmitting} onClick={() => setQuote(null)}>
          {t('keep')}
        </Button>
      </div>
    </Form>
  );
}
