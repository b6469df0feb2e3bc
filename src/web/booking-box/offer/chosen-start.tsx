import { useState } from 'react';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { languageList } from '#web/tour/guide-languages.ts';
import { dayAndTimes } from '#web/ui/when-text.ts';
import type { BookedTour } from '../booking-types.ts';
import type { Booking } from '../use-booking.ts';
import styles from './booking-terms.module.css';
import { PaymentChoice } from './payment-choice.tsx';
import { RefundTerms } from './refund-terms.tsx';
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
  if (!departure) return null;
  const { languages } = departure;
  const isForeign = languages.length > 0 && !languages.includes(language);
  return (
    <div className={styles.chosen}>
      <p>
        <strong>{dayAndTimes(departure, language)}</strong> · {departure.optionName} ·{' '}
        {isForeign
          ? t('spoken_only', { languages: languageList(languages, language) })
          : languageList(languages, language)}
      </p>
      <RefundTerms tour={tour} departure={departure} isInline />
      {hasPayments ? (
        <PaymentChoice kind={booking.payment} laterUntil={laterUntil} onChoose={booking.setPayment} isBrief />
      ) : null}
    </div>
  );
}

/** As it was while a price is asked for: what is below would move. */
function useHasPayments({ quote, howPaid }: Booking): boolean {
  const [hadPayments, setHadPayments] = useState(false);
  const hasPayments = quote ? quote.payLater && howPaid !== 'card' : hadPayments;
  if (hasPayments !== hadPayments) setHadPayments(hasPayments);
  return hasPayments;
}
