import type { QuoteView } from '#contract/bookings.ts';
import type { Language } from '#kernel/languages.ts';
import { formatMoney, money } from '#kernel/money.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { whenText } from '#web/ui/when-text.ts';
import type { BookedTour } from '../booking-types.ts';
import styles from './booking-terms.module.css';
import { AlreadyBooked } from './already-booked.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { GiftCardShares } from './gift-card-field.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { useFreshQuote } from './use-fresh-quote.ts';
import type { Booking } from '../use-booking.ts';

/** The terms that the button below accepts: when, for how much, when it is paid. */
export function BookingTerms({ tour, booking }: { tour: BookedTour; booking: Booking }) {
  const t = useT('book-tour');
  const { language } = usePageContext();
  const { departure, quote, card, howPaid } = booking;
  const before = useFreshQuote(booking);
  if (!departure || !quote) return null;
  return (
    <div className={styles.terms}>
      <p>
        <strong>{whenText(departure, language)}</strong>{' '}
        <span className={styles.soft}>{t('clock_of', { place: tour.city })}</span>
      </p>
      <AlreadyBooked departure={departure} />
      {before ? (
        <Notice tone="bad">
          {t('price_now', { before: priceText(before.total, language), now: priceText(quote.total, language) })}
        </Notice>
      ) : null}
      <QuoteLines quote={quote} />
      {departure.leastParty ? (
        <p>
          {t('least_party', {
            count: departure.leastParty.people,
            moment: momentText(departure.leastParty.decideBy, tour.timeZone, language),
            place: tour.city,
          })}
        </p>
      ) : null}
      {/** Where there is a choice, it says it. */}
      {quote.payLater && howPaid !== 'card' ? null : (
        <p className={styles.soft}>{t(howPaid === 'card' ? 'gift_card_all' : 'due_now')}</p>
      )}
      {tour.confirmation === 'on-request' ? <p className={styles.soft}>{t('on_request')}</p> : null}
      {card ? <GiftCardShares total={quote.total} used={card} /> : null}
      <AddToCart key={`${departure.id} ${quote.total.priceMinor}`} tour={tour} booking={booking} />
    </div>
  );
}

const priceText = ({ priceMinor, currency }: QuoteView['total'], language: Language): string =>
  formatMoney(money(priceMinor, currency), language);
