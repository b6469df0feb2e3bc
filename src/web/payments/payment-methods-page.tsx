import * as paths from '#contract/paths.generated.ts';
import type { PaymentView } from '#contract/payments.ts';
import { wholeNumber } from '#kernel/whole-number.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { deferred } from '#web/runtime/router/load.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Deferred } from '#web/ui/loading/deferred.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { PaymentRow } from './payment-row.tsx';
import styles from './payment-methods-page.module.css';

type Payments = { data: PaymentView[]; page: number; pageSize: number; total: number };
type Loaded = { ways: ResponseBody<'getPaymentWays'>; payments: Promise<Payments> };

const pageSize = 20;

export const page = definePage<Loaded>({
  load: async (at) => ({ ways: await at.call(paths.getPaymentWays), payments: deferred(loadPayments(at)) }),
  head: (_, { t }) => ({ title: t('payments:title'), indexed: false }),
  Page: PaymentMethodsPage,
});

function loadPayments({ call, url }: LoadContext): Promise<Payments> {
  const pageNumber = wholeNumber(url.searchParams.get('page'), { min: 1, max: 10_000, fallback: 1 });
  return call(paths.listPayments, { query: { page: pageNumber, pageSize } });
}

function PaymentMethodsPage({ data: { ways, payments } }: { data: Loaded }) {
  const t = useT('payments');
  const { appName } = usePageContext().settings;
  return (
    <div className={`wide ${styles.page}`}>
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.intro}>{t('lead', { appName })}</p>
      </header>
      <section aria-labelledby="how">
        <h2 id="how">{t('how')}</h2>
        <dl className={styles.methods}>
          <PaymentMethod title={t('later')} text={t('later_text')} />
          <PaymentMethod title={t('now')} text={t(`now_${ways.provider}`)} />
          <PaymentMethod title={t('currency')} text={t('currency_text')} />
          <PaymentMethod title={t('refunds')} text={t('refunds_text')} />
        </dl>
      </section>
      <section aria-labelledby="history">
        <h2 id="history">{t('history')}</h2>
        <Deferred value={payments} waiting={<Skeleton shape="block" />}>
          {(list) => <History payments={list} />}
        </Deferred>
      </section>
    </div>
  );
}

function PaymentMethod({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function History({ payments }: { payments: Payments }) {
  const t = useT('payments');
  if (payments.total === 0)
    return (
      <EmptyState
        heading="p"
        title={t('history_empty')}
        actions={<ButtonLink to="/tours">{t('common:all_tours')}</ButtonLink>}
      >
        <p>{t('history_empty_text')}</p>
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.payments}>
        {payments.data.map((payment) => (
          <li key={payment.id}>
            <PaymentRow payment={payment} />
          </li>
        ))}
      </ul>
      <Pagination {...payments} hrefOf={(pageNumber) => `/payment-methods?page=${pageNumber}`} />
    </>
  );
}
