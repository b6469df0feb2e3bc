import * as paths from '#contract/paths.generated.ts';
import type { ReceiptView } from '#contract/payments.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Brand } from '#web/shell/brand.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Movement, ReceiptLines, Seller } from './receipt-parts.tsx';
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
  const { number, kind, seller } = receipt;
  const isRefund = kind === 'refund';
  const names = { appName, seller: seller.legalName };
  return (
    <div className={`wide ${styles.page}`}>
      <article className={styles.sheet} aria-labelledby="receipt">
        <header className={styles.top}>
          <p className={styles.brand}>
            <Brand />
          </p>
          <h1 id="receipt">{t(isRefund ? 'receipt_refund_title' : 'receipt_title', { number })}</h1>
        </header>
        <Movement receipt={receipt} />
        <section aria-labelledby="lines">
          <h2 id="lines">{t('receipt_lines')}</h2>
          <ReceiptLines receipt={receipt} />
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
