import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { DepartureView, QuoteView } from '#contract/bookings.ts';
import type { TourView } from '#contract/catalogue.ts';
import { hrefWithTrip, type TripContext } from '#kernel/trip-context.ts';
import { briefMoment } from '#web/booking-box/offer/brief-moment.ts';
import { afterCard, usedCardOf } from '#web/booking-box/use-used-card.ts';
import { useCheckedOffer } from '#web/booking-box/use-checked-offer.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { hasChosenCurrency } from '#web/runtime/session/preferences.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { guideLanguages } from '#web/tour/guide-languages.ts';
import { dayText } from '#web/ui/place-time.ts';
import { lastStartOf, whenText } from '#web/ui/when-text.ts';
import { lineText } from '#web/ui/line-text.ts';
import { Price } from '#web/ui/price.tsx';
import { smallPicture } from '#web/ui/small-picture.ts';
import { PartyWords } from './party-words.tsx';
import styles from './booked-trip.module.css';

const RefundTerms = lazy(async () => ({
  default: (await import('#web/booking-box/offer/refund-terms.tsx')).RefundTerms,
}));

type Props = { tour: TourView; trip: TripContext; title: string };

/** The tour, when, for whom, at what price and on which terms. */
export function BookedTripFacts({ tour, trip, title }: Props) {
  const t = useT('login');
  const { language } = usePageContext();
  const { departure, quote, added } = useCheckedOffer(tour.id, trip);
  const card = usedCardOf(tour.id);
  const toPayMinor = quote && afterCard(quote.total.priceMinor, card);
  const payment = quote?.payLater && toPayMinor !== 0 ? (added.payment ?? 'later') : null;
  const extras = quote?.lines.filter(({ kind }) => kind === 'extra').map((line) => lineText(line, t)) ?? [];
  const start = departure ? whenText(departure, language) : trip.date ? dayText(trip.date, language) : null;
  return (
    <>
      <img className={styles.picture} src={smallPicture(tour.image)} alt="" width={1200} height={900} />
      <div className={styles.facts}>
        <p className={styles.soft}>{title}</p>
        <h2>
          <Link to={hrefWithTrip(tourPath(tour.slug), trip)}>{tour.name || tour.title}</Link>
        </h2>
        {start ? <p className={styles.start}>{start}</p> : null}
        <p className={styles.sum}>
          <PartyWords {...trip} />
          {quote && card ? (
            <span>
              {t('still_to_pay')}{' '}
              <strong>
                <Price {...quote.total} priceMinor={toPayMinor!} />
              </strong>
            </span>
          ) : null}
          {quote && !card ? <Total quote={quote} /> : null}
        </p>
        {/** Below what was there before it came. */}
        {departure ? (
          <p className={styles.option}>
            {[departure.optionName, guideLanguages(departure.languages, language), ...extras].join('\u00a0· ')}
          </p>
        ) : null}
        {departure ? (
          <div className={styles.terms}>
            {payment === 'later' ? <PayLater tour={tour} departure={departure} /> : null}
            {payment === 'now' ? <p className={styles.payLater}>{t('pay_now')}</p> : null}
            <Suspense>
              <RefundTerms tour={tour} departure={departure} isInline />
            </Suspense>
          </div>
        ) : null}
      </div>
    </>
  );
}

/** Briefer than in the booking form. */
function PayLater({ tour: { timeZone, city: place }, departure }: { tour: TourView; departure: DepartureView }) {
  const t = useT('login');
  const { language } = usePageContext();
  return (
    <p className={styles.payLater}>
      {t('pay_later_until', { moment: briefMoment(lastStartOf(departure), timeZone, language), place })}
    </p>
  );
}

/** The amount that is charged, with about how much that is in the currency that was chosen, if one was. */
function Total({ quote: { total, shown } }: { quote: QuoteView }) {
  return (
    <span>
      <strong>
        <Price priceMinor={total.priceMinor} currency={total.currency} />
      </strong>
      {shown.currency === total.currency || !hasChosenCurrency() ? null : (
        <>
          {' '}
          <Price {...shown} />
        </>
      )}
    </span>
  );
}
