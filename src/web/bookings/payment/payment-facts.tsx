import type { BookingView } from '#contract/bookings.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Price } from '#web/ui/price.tsx';
import { PriceLines } from '#web/ui/price-lines.tsx';
import styles from '../booking/booking-page.module.css';
import { Sums } from '../cancel/refund-sums.tsx';
import { isPartlyRefunded, usePaymentSentence } from './use-payment-sentence.ts';

type Props = { booking: BookingView; isConfirming?: boolean | undefined };

/** The price, and what of it is paid. While a payment is being confirmed nothing is said of paying. */
export function PaymentFacts({ booking, isConfirming = false }: Props) {
  const t = useT('booking-detail');
  const sentence = usePaymentSentence(booking);
  const { refunded, back, lines, total, taxes, payment, itemsKept, status } = booking;
  return (
    <section className={styles.card}>
      <h2>{t('price')}</h2>
      <PriceLines lines={lines} total={total} taxes={taxes} />
      {itemsKept.priceMinor > 0 ? (
        <p>
          {t('items_kept')} <Price priceMinor={itemsKept.priceMinor} currency={itemsKept.currency} />
        </p>
      ) : null}
      {payment.giftCard ? (
        <p>
          {t('gift_card_paid')} <Price priceMinor={payment.giftCard.priceMinor} currency={payment.giftCard.currency} />
        </p>
      ) : null}
      {payment.giftCard && payment.due && !isConfirming ? (
        <p className={styles.payState}>
          {t('still_due')} <Price priceMinor={payment.due.priceMinor} currency={payment.due.currency} />
        </p>
      ) : null}
      {isConfirming ? null : <p className={styles.payState}>{sentence}</p>}
      {refunded && !isPartlyRefunded(booking) ? (
        <p>
          {t('refunded')} <Price priceMinor={refunded.priceMinor} currency={refunded.currency} />
        </p>
      ) : status === 'Cancelled' && payment.state === 'paid' ? (
        <p>{t('not_refunded')}</p>
      ) : null}
      {back && back.giftCard.priceMinor > 0 ? (
        <Sums
          lines={[
            ['back_money', back.money],
            ['back_gift_card', back.giftCard],
          ]}
        />
      ) : null}
    </section>
  );
}
