import type { CancellationQuoteView } from '#contract/bookings/cancellations.ts';
import { formatMoney, type Currency } from '#kernel/money.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from './cancel-dialog.module.css';

/** The refund of cancelling, to the cent. */
export function RefundSums({ quote: { refund, kept, paid, refundPercent, back } }: { quote: CancellationQuoteView }) {
  const { language } = usePageContext();
  const t = useT('booking-detail');
  const text = (price: { priceMinor: number; currency: Currency }) =>
    formatMoney({ amountMinor: price.priceMinor, currency: price.currency }, language);
  // However late: what the policy would have kept is no debt.
  if (!paid) return <p className={styles.refund}>{t('unpaid_free')}</p>;
  if (back.giftCard.priceMinor > 0 || back.money.priceMinor !== refund.priceMinor)
    return <Shares back={back} kept={kept} />;
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

/** If a gift card paid a part: the refund to each. */
function Shares({ back, kept }: Pick<CancellationQuoteView, 'back' | 'kept'>) {
  const { language } = usePageContext();
  const t = useT('booking-detail');
  const lines = [
    ['back_money', back.money],
    ['back_gift_card', back.giftCard],
    ['partner_keeps', kept],
  ] as const;
  return (
    <dl className={styles.sums}>
      {lines
        .filter(([, { priceMinor }]) => priceMinor > 0)
        .map(([key, { priceMinor, currency }]) => (
          <div key={key} className={key === 'partner_keeps' ? undefined : styles.back}>
            <dt>{t(key)}</dt>
            <dd>{formatMoney({ amountMinor: priceMinor, currency }, language)}</dd>
          </div>
        ))}
    </dl>
  );
}
