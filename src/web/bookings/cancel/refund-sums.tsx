import type { CancellationQuoteView } from '#contract/bookings/cancellations.ts';
import type { PriceView } from '#contract/primitives.ts';
import { formatMoney } from '#kernel/money.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from './cancel-dialog.module.css';

/** The refund of cancelling, to the cent, and what is left of the booking if it is cancelled in part. */
export function RefundSums({ quote }: { quote: CancellationQuoteView }) {
  return (
    <>
      <Refund quote={quote} />
      {quote.left ? <Left quote={quote} left={quote.left} /> : null}
    </>
  );
}

function Refund({ quote: { refund, kept, paid, refundPercent, back, left } }: { quote: CancellationQuoteView }) {
  const t = useT('booking-detail');
  const text = usePriceText();
  // However late: what the policy would have kept of a whole booking is no debt.
  if (!paid) return left ? null : <p className={styles.refund}>{t('unpaid_free')}</p>;
  if (back.giftCard.priceMinor > 0 || back.money.priceMinor !== refund.priceMinor)
    return (
      <Sums
        lines={[
          ['back_money', back.money],
          ['back_gift_card', back.giftCard],
          ['partner_keeps', kept],
        ]}
      />
    );
  if (refund.priceMinor === 0) return <p className={styles.refund}>{t('no_refund', { kept: text(kept) })}</p>;
  return (
    <dl className={styles.sums}>
      <div className={styles.back}>
        <dt>{t('you_get_back', { percent: refundPercent })}</dt>
        <dd>{text(refund)}</dd>
      </div>
      {kept.priceMinor > 0 ? (
        <div>
          <dt>{t('partner_keeps')}</dt>
          <dd>{text(kept)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

type LineName = 'back_money' | 'back_gift_card' | 'partner_keeps' | 'left_total' | 'left_due';

/** Only amounts that are not zero. */
export function Sums({ lines }: { lines: readonly (readonly [LineName, PriceView])[] }) {
  const t = useT('booking-detail');
  const text = usePriceText();
  const shown = lines.filter(([, { priceMinor }]) => priceMinor > 0);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.sums}>
      {shown.map(([key, price]) => (
        <div key={key} className={key.startsWith('back') ? styles.back : undefined}>
          <dt>{t(key)}</dt>
          <dd>{text(price)}</dd>
        </div>
      ))}
    </dl>
  );
}

type LeftProps = { quote: CancellationQuoteView; left: NonNullable<CancellationQuoteView['left']> };

function Left({ quote: { kept, paid }, left: { adults, children, total, due } }: LeftProps) {
  const t = useT('booking-detail');
  const party = [
    ...(adults > 0 ? [t('common:unit_adult', { count: adults })] : []),
    ...(children > 0 ? [t('common:unit_child', { count: children })] : []),
  ];
  return (
    <>
      <p className={styles.left}>{t('left_party', { party: party.join(', ') })}</p>
      <Sums lines={[...(paid ? [] : [['partner_keeps', kept] as const]), ['left_total', total], ['left_due', due]]} />
    </>
  );
}

function usePriceText(): (price: PriceView) => string {
  const { language } = usePageContext();
  return ({ priceMinor: amountMinor, currency }) => formatMoney({ amountMinor, currency }, language);
}
