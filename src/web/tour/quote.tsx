import type { QuoteView } from '#contract/bookings.ts';
import { formatMoment } from '#kernel/dates.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Price } from '#web/ui/price.tsx';
import type { ShownTour } from './tour-page.tsx';
import styles from './quote.module.css';

/** The price as lines, the currency that is charged, and until when everything comes back. */
export function Quote({ quote, tour }: { quote: QuoteView; tour: ShownTour }) {
  const t = useT('tour-detail');
  const { language } = useSurroundings();
  const { total, shown } = quote;
  return (
    <div className={styles.quote}>
      <table>
        <caption className="visually-hidden">{t('quote')}</caption>
        <tbody>
          {quote.lines.map((line) => (
            <tr key={line.unitId}>
              <th scope="row">
                {t(`unit_${line.kind}`, { count: line.quantity })} × <Price priceMinor={line.unitPriceMinor} currency={total.currency} />
              </th>
              <td>
                <Price priceMinor={line.totalMinor} currency={total.currency} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td>
              <Price priceMinor={total.priceMinor} currency={total.currency} />
            </td>
          </tr>
        </tfoot>
      </table>
      <p>
        {t('charged_in', { currency: total.currency })}
        {shown.currency === total.currency ? null : (
          <>
            {' '}
            {t('about')} <Price priceMinor={shown.priceMinor} currency={shown.currency} /> ({shown.currency}).
          </>
        )}
      </p>
      {quote.freeCancellationUntil ? <p className={styles.good}>{t('free_until', { moment: formatMoment(new Date(quote.freeCancellationUntil), tour.timeZone, language), city: tour.city })}</p> : null}
      {quote.payLater ? <p className={styles.good}>{t('pay_later')}</p> : null}
    </div>
  );
}
