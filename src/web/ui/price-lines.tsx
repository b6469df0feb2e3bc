import type { QuoteView } from '#contract/bookings.ts';
import type { PriceView } from '#contract/primitives.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { lineText } from './line-text.ts';
import { Price } from './price.tsx';
import styles from './price-lines.module.css';

type Props = {
  lines: QuoteView['lines'];
  total: PriceView;
  taxes?: QuoteView['taxes'];
  hidesTotal?: boolean;
};

/** The lines of a price; their sum is the total that is charged. `hidesTotal`: it is shown elsewhere. */
export function PriceLines({ lines, total, taxes = [], hidesTotal = false }: Props) {
  const t = useT('common');
  return (
    <dl className={styles.lines}>
      {lines.map(({ unitPriceMinor, totalMinor, note, reference, ...line }) => (
        <div key={`${line.unitId} ${unitPriceMinor}`}>
          <dt>
            {lineText(line, t)}
            {line.quantity > 1 && line.kind !== 'group' ? (
              <span>
                {' '}
                × <Price priceMinor={unitPriceMinor} currency={total.currency} />
              </span>
            ) : null}
            {note ? <small>{note}</small> : null}
            {reference ? (
              <small>
                <s>
                  <Price priceMinor={reference.unitPriceMinor} currency={total.currency} />
                </s>{' '}
                {reference.label}
              </small>
            ) : null}
          </dt>
          <dd>
            <Price priceMinor={totalMinor} currency={total.currency} />
          </dd>
        </div>
      ))}
      {hidesTotal ? null : (
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd>
            <Price {...total} />
          </dd>
        </div>
      )}
      {taxes
        .filter(({ amount }) => amount.priceMinor > 0)
        .map(({ label, amount }) => (
          <div key={label} className={styles.tax}>
            <dt>{label}</dt>
            <dd>
              <Price priceMinor={amount.priceMinor} currency={amount.currency} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
