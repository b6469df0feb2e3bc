import { useEffect, useRef, useState, type RefObject } from 'react';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { languageList } from '#web/tour/guide-languages.ts';
import { lineText } from '#web/ui/line-text.ts';
import { Price } from '#web/ui/price.tsx';
import { dayAndTimes } from '#web/ui/when-text.ts';
import type { BookedTour } from '../booking-types.ts';
import { isBackToBook } from '../sign-in-to-book.ts';
import type { Booking } from '../use-booking.ts';
import styles from './booking-terms.module.css';
import { PaymentChoice } from './payment-choice.tsx';
import { RefundTerms } from './refund-terms.tsx';
import { showTerms } from './show-terms.ts';
import { usePayLaterUntil } from './use-pay-later-until.ts';

type Props = { tour: BookedTour; booking: Booking };

/** What the button books, until when it is refunded and when it is paid: in view with the total, while the options may be above the
 *  window. */
export function ChosenStart({ tour, booking }: Props) {
  const { departure } = booking;
  const { language } = usePageContext();
  const t = useT('book-tour');
  const laterUntil = usePayLaterUntil(tour, departure);
  const hasPayments = useHasPayments(booking);
  const place = useRef<HTMLDivElement>(null);
  useWheelOfFoot(place, departure !== null);
  const isToShow = departure !== null && !booking.isMissed;
  useEffect(() => {
    if (isToShow && isBackToBook(tour.id)) showTerms();
  }, [isToShow, tour.id]);
  if (!departure) return null;
  const { languages } = departure;
  const isForeign = languages.length > 0 && !languages.includes(language);
  return (
    <div ref={place} className={styles.chosen}>
      <p className={isForeign ? undefined : styles.brief}>
        <strong>{dayAndTimes(departure, language)}</strong> · {departure.optionName} ·{' '}
        {isForeign
          ? t('spoken_only', { languages: languageList(languages, language) })
          : languageList(languages, language)}
        <PriceInBrief booking={booking} />
      </p>
      <RefundTerms tour={tour} departure={departure} isInline />
      {hasPayments ? (
        <PaymentChoice kind={booking.payment} laterUntil={laterUntil} onChoose={booking.setPayment} isBrief />
      ) : null}
    </div>
  );
}

/** What makes up the total, which is below: the lines in full may be above the window. */
function PriceInBrief({ booking: { quote } }: Pick<Props, 'booking'>) {
  const t = useT('common');
  return quote?.lines.map(({ unitPriceMinor, totalMinor, ...line }) => (
    <span key={`${line.unitId} ${unitPriceMinor}`}>
      {' · '}
      {lineText(line, t)} <Price priceMinor={totalMinor} currency={quote.total.currency} />
    </span>
  ));
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

/** As it was while a price is asked for: what is below would move. */
function useHasPayments({ quote, howPaid }: Booking): boolean {
  const [hadPayments, setHadPayments] = useState(false);
  const hasPayments = quote ? quote.payLater && howPaid !== 'card' : hadPayments;
  if (hasPayments !== hadPayments) setHadPayments(hasPayments);
  return hasPayments;
}
