import type { HeldQuoteView } from '#contract/bookings.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { PriceLines } from '#web/ui/price-lines.tsx';
import { fullDayText } from '#web/ui/place-time.ts';
import { Price } from '#web/ui/price.tsx';
import styles from './quote-lines.module.css';

/** The price as lines and the charged currency, with the day of the rate where it is shown in another. The total is beside the button:
 *  `isBrief` where it comes next. */
export function QuoteLines({ quote, isBrief = false }: { quote: HeldQuoteView; isBrief?: boolean }) {
  const t = useT('book-tour');
  const { language } = usePageContext();
  const { total, shown } = quote;
  return (
    <div className={isBrief ? styles.brief : styles.quote}>
      <PriceLines lines={quote.lines} total={total} taxes={quote.taxes} hidesTotal />
      <p>
        {t('charged_in', { currency: total.currency })}
        {shown.currency === total.currency ? null : (
          <>
            {' '}
            <Price {...shown} />
            {shown.ratesOf ? `. ${t('rates_of', { day: fullDayText(shown.ratesOf, language) })}` : null}
          </>
        )}
      </p>
    </div>
  );
}
