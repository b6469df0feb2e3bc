import type { HeldQuoteView } from '#contract/bookings.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { PriceLines } from '#web/ui/price-lines.tsx';
import { Price } from '#web/ui/price.tsx';
import styles from './quote-lines.module.css';

/** The price as lines and the charged currency. The total is beside the button. */
export function QuoteLines({ quote }: { quote: HeldQuoteView }) {
  const t = useT('book-tour');
  const { total, shown } = quote;
  return (
    <div className={styles.quote}>
      <PriceLines lines={quote.lines} total={total} taxes={quote.taxes} hidesTotal />
      <p>
        {t('charged_in', { currency: total.currency })}
        {shown.currency === total.currency ? null : (
          <>
            {' '}
            <Price {...shown} /> ({shown.currency})
          </>
        )}
      </p>
    </div>
  );
}
