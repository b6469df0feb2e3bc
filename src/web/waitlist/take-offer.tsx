// Books the seats that are held for an entry of the waitlist, at the price of the offer.
import { lazy, Suspense, useEffect, useState } from 'react';
import type { WaitlistEntryView } from '#contract/bookings/waitlist.ts';
import type { PaymentKind } from '#web/booking-box/booking-types.ts';
import { GiftCardField, GiftCardShares, type UsedCard } from '#web/booking-box/offer/gift-card-field.tsx';
import { PaymentChoice } from '#web/booking-box/offer/payment-choice.tsx';
import { QuoteLines } from '#web/booking-box/offer/quote-lines.tsx';
import { RefundTerms } from '#web/booking-box/offer/refund-terms.tsx';
import { usePayLaterUntil } from '#web/booking-box/offer/use-pay-later-until.ts';
import { usePlaceBooking } from '#web/booking-box/use-place-booking.ts';
import { useGoToBookings } from '#web/bookings/book/go-to-bookings.ts';
import { Form } from '#web/forms/form.tsx';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { BusyButton } from '#web/ui/loading/busy-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Price } from '#web/ui/price.tsx';
import styles from './waitlist.module.css';

const BookingQuestionsStep = lazy(async () => ({
  default: (await import('#web/booking-box/questions/booking-questions-step.tsx')).BookingQuestionsStep,
}));

type Props = { entry: WaitlistEntryView; offer: NonNullable<WaitlistEntryView['offer']> };

export function TakeOffer({ entry, offer }: Props) {
  const t = useT('waitlist');
  const { quote } = offer;
  const [payment, setPayment] = useState<PaymentKind>(quote.payLater ? 'later' : 'now');
  const [card, setCard] = useState<UsedCard | null>(null);
  const { placement, isBusy, place } = usePlaceBooking(() => {});
  const goToBookings = useGoToBookings();
  const placedId = placement.state === 'placed' ? placement.booking.id : null;
  useEffect(() => {
    if (placedId) goToBookings(placedId);
    // `goToBookings` is new in each rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [placedId]);
  const { tourId, timeZone, city } = entry;
  const laterUntil = usePayLaterUntil(entry, entry);
  const isPaidByCard = card !== null && card.worthMinor >= quote.total.priceMinor;
  const isToPay = quote.total.priceMinor > 0 && !isPaidByCard;
  return (
    <Form
      className={styles.offer}
      onSubmit={(event) => {
        event.preventDefault();
        void place({ tourId, holdId: offer.holdId, payment: isPaidByCard ? undefined : payment, card });
      }}
    >
      <QuoteLines quote={quote} />
      <p className={styles.total}>
        <span>{t('common:total')}</span>
        <span>
          <Price {...quote.total} />
        </span>
      </p>
      <RefundTerms tour={{ policy: quote.policy, timeZone, city }} departure={entry} />
      {offer.onRequest ? <p className={styles.soft}>{t('book-tour:on_request')}</p> : null}
      {quote.total.priceMinor > 0 ? (
        <GiftCardField currency={quote.total.currency} used={card} onUse={setCard} />
      ) : null}
      {card ? <GiftCardShares total={quote.total} used={card} /> : null}
      {quote.payLater && isToPay ? (
        <PaymentChoice kind={payment} laterUntil={laterUntil} onChoose={setPayment} />
      ) : null}
      {offer.asks ? (
        <Suspense>
          <BookingQuestionsStep
            tourId={tourId}
            asks={offer.asks}
            people={entry.adults + entry.children}
            startsAtUtc={entry.startsAtUtc}
            timeZone={timeZone}
            isDated
          />
        </Suspense>
      ) : null}
      <BusyButton look="book" full type="submit" isBusy={isBusy} busyText={t('cart:booking')}>
        {t(payment === 'now' && isToPay ? 'book-tour:submit_now' : 'book-tour:submit')}
      </BusyButton>
      <div aria-live="polite">
        {placedId ? (
          <Notice tone="good">{t(offer.onRequest ? 'book-tour:requested' : 'book-tour:completed')}</Notice>
        ) : null}
        {placement.state === 'refused' ? (
          <Notice tone="bad">
            {fieldText(placement.problem, 'giftCardCode') ??
              serverText(placement.problem, t) ??
              t('book-tour:booking_error')}
          </Notice>
        ) : null}
      </div>
    </Form>
  );
}
