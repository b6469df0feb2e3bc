import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReceiptView } from '#contract/payments.ts';
import { longDate } from '#web/articles/long-date.ts';
import { bookingPath } from '#web/bookings/booking/booking-path.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { whenText } from '#web/ui/when-text.ts';
import { PriceLines } from '#web/ui/price-lines.tsx';
import { Price } from '#web/ui/price.tsx';
import styles from './receipt-page.module.css';

export function ReceiptLines({ receipt: { lines, total, taxes, itemsKept, giftCard } }: { receipt: ReceiptView }) {
  const t = useT('payments');
  return (
    <>
      <PriceLines lines={lines} total={total} taxes={taxes} />
      {itemsKept.priceMinor > 0 ? (
        <p>
          {t('receipt_items_kept')} <Price priceMinor={itemsKept.priceMinor} currency={itemsKept.currency} />
        </p>
      ) : null}
      {giftCard ? (
        <p>
          {t('receipt_gift_card')} <Price {...giftCard} />
        </p>
      ) : null}
    </>
  );
}

export function Movement({ receipt: { kind, amount, at, payer, booking, optionName } }: { receipt: ReceiptView }) {
  const t = useT('payments');
  const { language } = usePageContext();
  const isRefund = kind === 'refund';
  return (
    <dl className={styles.facts}>
      <Fact name={t(isRefund ? 'receipt_refund_amount' : 'receipt_amount')}>
        <strong className={styles.amount}>
          <Price {...amount} />
        </strong>
      </Fact>
      <Fact name={t('receipt_at')}>{longDate(at, language)}</Fact>
      <Fact name={t(isRefund ? 'receipt_refund_payer' : 'receipt_payer')}>{payer}</Fact>
      <Fact name={t('receipt_booking')}>
        <Link to={bookingPath(booking.id)}>{booking.reference}</Link>, {booking.title} ({optionName})
      </Fact>
      <Fact name={t('receipt_starts')}>{whenText(booking, language)}</Fact>
    </dl>
  );
}

export function Seller({ seller }: Pick<ReceiptView, 'seller'>) {
  const t = useT('payments');
  const { legalName, address, country, registerNumber, taxNumber } = seller;
  return (
    <dl className={styles.facts}>
      <Fact name={t('receipt_seller')}>
        {legalName}, {address}, {country}
      </Fact>
      <Fact name={t('receipt_register')}>{registerNumber}</Fact>
      <Fact name={t('receipt_tax')}>{taxNumber}</Fact>
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
