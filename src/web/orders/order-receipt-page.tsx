import * as paths from '#contract/paths.generated.ts';
import type { OrderReceiptView } from '#contract/payments.ts';
import { Fact, Movement, ReceiptLines, Seller } from '#web/payments/receipt-parts.tsx';
import styles from '#web/payments/receipt-page.module.css';
import { definePage } from '#web/runtime/router/page.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Brand } from '#web/shell/brand.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import { Unbroken } from '#web/ui/text/unbroken.tsx';
import { orderPath } from './order-path.ts';

type Loaded = { id: string; receipt: OrderReceiptView };

export const page = definePage<Loaded>({
  load: async ({ call, params }) => {
    const id = params.id!;
    return { id, receipt: await call(paths.getOrderReceipt, { params: { id } }) };
  },
  head: ({ receipt: { reference } }, { t }) => ({ title: t('cart:receipt_title', { reference }), indexed: false }),
  Page: OrderReceiptPage,
});

/** Looks the same on screen and printed. */
function OrderReceiptPage({ data: { id, receipt } }: { data: Loaded }) {
  const t = useT('cart');
  const { reference, total, payer, receipts } = receipt;
  return (
    <div className={`wide ${styles.page}`}>
      <article className={styles.sheet} aria-labelledby="receipt">
        <header className={styles.top}>
          <p className={styles.brand}>
            <Brand />
          </p>
          <h1 id="receipt">
            <Unbroken text={t('receipt_title', { reference })} code={reference} />
          </h1>
        </header>
        <dl className={styles.facts}>
          <Fact name={t('receipt_paid')}>
            <strong className={styles.amount}>
              <Price {...total} />
            </strong>
          </Fact>
          <Fact name={t('receipt_payer')}>{payer}</Fact>
        </dl>
        {receipts.map((one) => (
          <section key={one.id} className={styles.part} aria-labelledby={one.id}>
            <h2 id={one.id}>
              <Unbroken text={`${one.booking.title} (${one.number})`} code={`(${one.number})`} />
            </h2>
            <Movement receipt={one} />
            <ReceiptLines receipt={one} />
            <Seller seller={one.seller} />
          </section>
        ))}
      </article>
      <p className={styles.actions}>
        <Button onClick={() => print()}>{t('print')}</Button>
        <ButtonLink to={orderPath(id)} look="line">
          {t('to_order')}
        </ButtonLink>
      </p>
    </div>
  );
}
