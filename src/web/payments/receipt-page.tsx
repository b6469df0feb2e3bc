import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import type { ReceiptView } from '#contract/payments.ts';
import { bookingPath } from '#web/bookings/booking/booking-path.ts';
import { longDate } from '#web/articles/long-date.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { wallTimeText } from '#web/ui/place-time.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PriceLines } from '#web/ui/price-lines.tsx';
import { Price } from '#web/ui/price.tsx';
import styles from './receipt-page.module.css';

export const page = definePage<ReceiptView>({
  load: ({ call, params }) => call(paths.getReceipt, { params: { id: params.id! } }),
  head: ({ number }, { t }) => ({ title: t('payments:receipt_title', { number }), indexed: false }),
  Page: ReceiptPage,
});

/** Looks the same on screen and printed. */
function ReceiptPage({ data: receipt }: { data: ReceiptView }) {
  const t = useT('payments');
  const { appName } = usePageContext().settings;
  const { number, kind, seller, lines, total, itemsKept } = receipt;
  const isRefund = kind === 'refund';
  const names = { appName, seller: seller.legalName };
  return (
    <div className={`wide ${styles.page}`}>
      <article className={styles.sheet} aria-labelledby="receipt">
        <header className={styles.top}>
          <p className={styles.brand}>{appName}</p>
          <h1 id="receipt">{t(isRefund ? 'receipt_refund_title' : 'receipt_title', { number })}</h1>
        </header>
        <Movement receipt={receipt} />
        <section aria-labelledby="lines">
          <h2 id="lines">{t('receipt_lines')}</h2>
          <PriceLines lines={lines} total={total} />
          {itemsKept.priceMinor > 0 ? (
            <p>
              {t('receipt_items_kept')} <Price priceMinor={itemsKept.priceMinor} currency={itemsKept.currency} />
            </p>
          ) : null}
        </section>
        <Seller seller={seller} />
        <p className={styles.note}>{t(isRefund ? 'receipt_refund_note' : 'receipt_note', names)}</p>
      </article>
      <p className={styles.actions}>
        <Button onClick={() => print()}>{t('print')}</Button>
        <ButtonLink to="/payment-methods" look="line">
          {t('all')}
        </ButtonLink>
      </p>
    </div>
  );
}

function Movement({ receipt: { kind, amount, at, payer, booking, optionName } }: { receipt: ReceiptView }) {
  const t = useT('payments');
  const { language } = usePageContext();
  const isRefund = kind === 'refund';
  return (
    <dl className={styles.facts}>
      <Fact name={t(isRefund ? 'receipt_refund_amount' : 'receipt_amount')}>
        <strong className={styles.amount}>
          <Price priceMinor={amount.priceMinor} currency={amount.currency} /> {amount.currency}
        </strong>
      </Fact>
      <Fact name={t('receipt_at')}>{longDate(at, language)}</Fact>
      <Fact name={t(isRefund ? 'receipt_refund_payer' : 'receipt_payer')}>{payer}</Fact>
      <Fact name={t('receipt_booking')}>
        <Link to={bookingPath(booking.id)}>{booking.reference}</Link>, {booking.title} ({optionName})
      </Fact>
      <Fact name={t('receipt_starts')}>{wallTimeText(booking.startsAtLocal, language)}</Fact>
    </dl>
  );
}

function Seller({ seller }: Pick<ReceiptView, 'seller'>) {
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
