import { useState } from 'react';
import type { BookingView } from '#contract/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import { formatMoney } from '#kernel/money.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Price } from '#web/ui/price.tsx';
import styles from './booking-page.module.css';
import { PriceLines } from '#web/ui/price-lines.tsx';
import { usePaymentSentence } from './use-payment-sentence.ts';

export function PaymentFacts({ booking }: { booking: BookingView }) {
  const t = useT('booking-detail');
  const sentence = usePaymentSentence(booking);
  const { refunded, lines, total, can, payment } = booking;
  return (
    <section className={styles.card}>
      <h2>{t('price')}</h2>
      <PriceLines lines={lines} total={total} />
      {payment.giftCard ? (
        <p>
          {t('gift_card_paid')} <Price priceMinor={payment.giftCard.priceMinor} currency={payment.giftCard.currency} />
        </p>
      ) : null}
      {payment.giftCard && payment.due ? (
        <p className={styles.payState}>
          {t('still_due')} <Price priceMinor={payment.due.priceMinor} currency={payment.due.currency} />
        </p>
      ) : null}
      <p className={styles.payState}>{sentence}</p>
      {refunded ? (
        <p>
          {t('refunded')} <Price priceMinor={refunded.priceMinor} currency={refunded.currency} />
        </p>
      ) : null}
      {can.pay ? <PayNow bookingId={booking.id} due={payment.due} /> : null}
    </section>
  );
}

function PayNow({ bookingId, due }: { bookingId: string; due: BookingView['payment']['due'] }) {
  const t = useT('booking-detail');
  const { call, language } = usePageContext();
  const send = useIdempotentSend();
  const [sending, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const pay = async () => {
    setSubmitting(true);
    setProblem(null);
    try {
      const request = { params: { id: bookingId } };
      const { redirectUrl } = await send(request, (idempotencyKey) =>
        call(paths.startPayment, { ...request, idempotencyKey }),
      );
      location.assign(redirectUrl);
    } catch (thrown) {
      setProblem(thrown);
      setSubmitting(false);
    }
  };
  const name = due
    ? t('pay_amount_now', { amount: formatMoney({ amountMinor: due.priceMinor, currency: due.currency }, language) })
    : t('pay_now');
  return (
    <div className={styles.pay}>
      <Button look="book" full disabled={sending} onClick={() => void pay()}>
        {sending ? t('to_payment') : name}
      </Button>
      {problem ? <Notice tone="bad">{serverText(problem, t) ?? t('pay_failed')}</Notice> : null}
    </div>
  );
}
