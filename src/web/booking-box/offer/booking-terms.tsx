import { useEffect, useRef, useState, type RefObject } from 'react';
import type { DepartureView, QuoteView } from '#contract/bookings.ts';
import type { Language } from '#kernel/languages.ts';
import { formatMoney, money } from '#kernel/money.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { languageList } from '#web/tour/guide-languages.ts';
import { Notice } from '#web/ui/notice.tsx';
import { whenText } from '#web/ui/when-text.ts';
import type { BookedTour } from '../booking-types.ts';
import { isBackToBook } from '../sign-in-to-book.ts';
import type { Booking } from '../use-booking.ts';
import { AlreadyBooked } from './already-booked.tsx';
import styles from './booking-terms.module.css';
import { briefMoment } from './brief-moment.ts';
import { GiftCardShares } from './gift-card-field.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { RefundTerms } from './refund-terms.tsx';
import { showTerms } from './show-terms.ts';
import { useFreshQuote } from './use-fresh-quote.ts';
import { usePayLaterUntil } from './use-pay-later-until.ts';

type Props = { tour: BookedTour; booking: Booking };

/** The terms that the button below accepts: what it books, until when that is refunded and paid, and what makes up the total. */
export function BookingTerms({ tour, booking }: Props) {
  const { departure, quote, card, howPaid } = booking;
  const t = useT('book-tour');
  const { language } = usePageContext();
  const laterUntil = usePayLaterUntil(tour, departure);
  const hasPayments = useHasPayments(booking);
  const before = useFreshQuote(booking);
  const lines = useLastQuote(quote);
  const place = useRef<HTMLDivElement>(null);
  useWheelOfFoot(place, departure !== null);
  const isToShow = departure !== null && !booking.isMissed;
  useEffect(() => {
    if (isToShow && isBackToBook(tour.id)) showTerms();
  }, [isToShow, tour.id]);
  if (!departure) return null;
  return (
    <div ref={place} className={styles.chosen}>
      <Start tour={tour} departure={departure} />
      <AlreadyBooked departure={departure} />
      {departure.leastParty ? (
        <p>
          {t('least_party', {
            count: departure.leastParty.people,
            moment: briefMoment(departure.leastParty.decideBy, tour.timeZone, language),
            place: tour.city,
          })}
        </p>
      ) : null}
      <RefundTerms tour={tour} departure={departure} isInline />
      {hasPayments ? (
        <PaymentChoice
          kind={booking.payment}
          laterUntil={laterUntil}
          onChoose={booking.setPayment}
          isBrief
          isCardUsed={card !== null}
        />
      ) : null}
      {quote && !hasPayments ? (
        <p className={styles.soft}>{t(howPaid === 'card' ? 'gift_card_all' : 'due_now')}</p>
      ) : null}
      {tour.confirmation === 'on-request' ? <p className={styles.soft}>{t('on_request')}</p> : null}
      {before && quote ? (
        <Notice tone="bad">
          {t('price_now', { before: priceText(before.total, language), now: priceText(quote.total, language) })}
        </Notice>
      ) : null}
      {lines ? (
        <div className={quote ? undefined : styles.awaited}>
          <QuoteLines quote={lines} isBrief />
        </div>
      ) : null}
      {quote && card ? <GiftCardShares total={quote.total} used={card} isRestBelow /> : null}
    </div>
  );
}

function Start({ tour, departure }: { tour: BookedTour; departure: DepartureView }) {
  const t = useT('book-tour');
  const { language } = usePageContext();
  const { languages, optionName } = departure;
  const spoken = languageList(languages, language);
  const isForeign = languages.length > 0 && !languages.includes(language);
  return (
    <p>
      <strong>{whenText(departure, language)}</strong>&nbsp;· {optionName}
      {isForeign ? (
        `\u00a0· ${t('spoken_only', { languages: spoken })}`
      ) : (
        <span className={styles.spoken}>&nbsp;· {spoken}</span>
      )}
      <span className={`${styles.soft} ${styles.clock}`}>&nbsp;· {t('clock_of', { place: tour.city })}</span>
    </p>
  );
}

/** Beside the text of a tour what is chosen scrolls above the foot. A wheel turned over the foot means that as well. */
function useWheelOfFoot(place: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const foot = place.current?.closest<HTMLElement>('[data-part]');
    const choices = foot?.closest('form')?.querySelector<HTMLElement>('[data-part]');
    if (!foot || !choices || choices === foot) return;
    const scroll = (event: WheelEvent) => {
      const before = choices.scrollTop;
      if (event.ctrlKey || foot.scrollHeight > foot.clientHeight) return;
      choices.scrollTop += event.deltaY;
      if (choices.scrollTop !== before) event.preventDefault();
    };
    foot.addEventListener('wheel', scroll, { passive: false });
    return () => foot.removeEventListener('wheel', scroll);
  }, [place, isShown]);
}

/** As it was while a price is requested: what is below would move. */
function useHasPayments({ quote, howPaid }: Booking): boolean {
  const [hadPayments, setHadPayments] = useState(false);
  const hasPayments = quote ? quote.payLater && howPaid !== 'card' : hadPayments;
  if (hasPayments !== hadPayments) setHadPayments(hasPayments);
  return hasPayments;
}

/** Its room is reserved while the next one is requested: what is above would be covered when that comes. */
function useLastQuote(quote: Booking['quote']): Booking['quote'] {
  const [last, setLast] = useState(quote);
  if (quote && quote !== last) setLast(quote);
  return quote ?? last;
}

const priceText = ({ priceMinor, currency }: QuoteView['total'], language: Language): string =>
  formatMoney(money(priceMinor, currency), language);
