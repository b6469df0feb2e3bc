import { Link } from 'react-router';
import type { PaymentView } from '#contract/payments.ts';
import { bookingPath } from '#web/bookings/booking/booking-path.ts';
import { longDate } from '#web/articles/long-date.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import styles from './payment-methods-page.module.css';

export const receiptPath = (id: string): string => `/payment-methods/receipts/${id}`;

export function PaymentRow({ payment: { id, number, kind, at, amount, booking } }: { payment: PaymentView }) {
  const t = useT('payments');
  const { language } = usePageContext();
  return (
    <article className={styles.payment}>
      <div>
        <h3>
          <Link to={bookingPath(booking.id)}>{booking.title}</Link>
        </h3>
        <p className={styles.soft}>
          {t(`kind_${kind}`)}&nbsp;· {longDate(at, language)}&nbsp;· {booking.reference}
        </p>
      </div>
      <p className={styles.amount}>
        {kind === 'refund' ? '+ ' : ''}
        <Price {...amount} />
      </p>
      <ButtonLink to={receiptPath(id)} look="line" aria-label={t('receipt_spoken', { number })}>
        {t('receipt')}
      </ButtonLink>
    </article>
  );
}
