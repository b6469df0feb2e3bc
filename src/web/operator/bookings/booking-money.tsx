import type { PriceView } from '#contract/primitives.ts';
import type { KeyEnding } from '#kernel/text-keys.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { momentText } from '#web/ui/place-time.ts';
import { Price } from '#web/ui/price.tsx';
import { PriceLines } from '#web/ui/price-lines.tsx';
import type { BookingRecordView as BookingRecord } from '#contract/operator/bookings.ts';
import styles from '../console.module.css';
import { PostingRow } from '../ledger/posting-row.tsx';

/** What it costs, what was paid, and how it is posted. */
export function BookingMoney({ record }: { record: BookingRecord }) {
  const t = useT('desk');
  const { lines, total, money, commission, supplierShare } = record;
  return (
    <>
      <section aria-labelledby="price">
        <h2 id="price">{t('price')}</h2>
        <PriceLines lines={lines} total={total} />
        <dl className={styles.facts}>
          <Amount name="paid" amount={money.paid} />
          <Amount name="refunded" amount={money.refunded} />
          <Amount name="held" amount={money.held} />
          <Amount name="due" amount={money.due} />
          <Amount name="share" amount={supplierShare} />
          <Amount name="commission" amount={commission} />
        </dl>
      </section>
      <Payments record={record} />
      <Postings record={record} />
    </>
  );
}

function Amount({ name, amount }: { name: KeyEnding<'desk', 'money_'>; amount: PriceView }) {
  const t = useT('desk');
  return (
    <div>
      <dt>{t(`money_${name}`)}</dt>
      <dd>
        <Price {...amount} />
      </dd>
    </div>
  );
}

function Payments({ record: { payments } }: { record: BookingRecord }) {
  const t = useT('desk');
  const { language } = usePageContext();
  return (
    <section aria-labelledby="payments">
      <h2 id="payments">{t('payments')}</h2>
      {payments.length === 0 ? <p>{t('payments_none')}</p> : null}
      <ul className={payments.length === 0 ? undefined : styles.rows}>
        {payments.map(({ id, state, provider, amount, refunded, createdAt, capturedAt }) => (
          <li key={id}>
            <p>
              <strong>{t(`payment_${state}`)}</strong> <Price {...amount} />
            </p>
            <p className={styles.soft}>
              <span>{t('console:moment', { moment: momentText(capturedAt ?? createdAt, 'UTC', language) })}</span>
              <span>{provider === 'test' ? t('provider_test') : provider}</span>
              {refunded.priceMinor > 0 ? (
                <span>
                  {t('money_refunded')} <Price {...refunded} />
                </span>
              ) : null}
              <code>{id}</code>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Postings({ record: { postings } }: { record: BookingRecord }) {
  const t = useT('desk');
  return (
    <section aria-labelledby="postings">
      <h2 id="postings">{t('postings')}</h2>
      {postings.length === 0 ? (
        <p>{t('postings_none')}</p>
      ) : (
        <ol className={styles.rows}>
          {postings.map((posting) => (
            <PostingRow key={posting.id} posting={posting} />
          ))}
        </ol>
      )}
    </section>
  );
}
