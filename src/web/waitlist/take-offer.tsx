// Books the seats that are held for an entry of the waitlist, at the price of the offer.
import { lazy, Suspense, useState } from 'react';
import type { WaitlistEntryView } from '#contract/bookings/waitlist.ts';
import * as paths from '#contract/paths.generated.ts';
import { deleteValues, readGiven, reportGiven } from '#web/booking-box/before/given-before.ts';
import type { PaymentKind } from '#web/booking-box/booking-types.ts';
import { PaymentChoice } from '#web/booking-box/offer/payment-choice.tsx';
import { QuoteLines } from '#web/booking-box/offer/quote-lines.tsx';
import { useGoToBookings } from '#web/bookings/book/go-to-bookings.ts';
import { Form } from '#web/forms/form.tsx';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { useIdempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { Price } from '#web/ui/price.tsx';
import styles from './waitlist.module.css';

const AskedBefore = lazy(async () => ({
  default: (await import('#web/booking-box/before/asked-before.tsx')).AskedBefore,
}));

type Props = { entry: WaitlistEntryView; offer: NonNullable<WaitlistEntryView['offer']> };

export function TakeOffer({ entry, offer }: Props) {
  const t = useT('waitlist');
  const { language } = usePageContext();
  const { quote } = offer;
  const [payment, setPayment] = useState<PaymentKind>(quote.payLater ? 'later' : 'now');
  const { book, isBusy, isBooked, problem } = useTaking({ tourId: entry.tourId, holdId: offer.holdId }, payment);
  const { timeZone, city } = entry;
  return (
    <Form
      className={styles.offer}
      onSubmit={(event) => {
        event.preventDefault();
        void book();
      }}
    >
      <QuoteLines quote={quote} />
      <p className={styles.total}>
        <span>{t('common:total')}</span>
        <span>
          <Price {...quote.total} />
        </span>
      </p>
      {quote.freeCancellationUntil ? (
        <p>
          {t('book-tour:refund_full', {
            moment: momentText(quote.freeCancellationUntil, timeZone, language),
            place: city,
          })}
        </p>
      ) : null}
      {offer.onRequest ? <p className={styles.soft}>{t('book-tour:on_request')}</p> : null}
      {quote.payLater && quote.total.priceMinor > 0 ? (
        <PaymentChoice kind={payment} laterUntil={null} onChoose={setPayment} />
      ) : null}
      {offer.asks ? (
        <Suspense>
          <AskedBefore
            tourId={entry.tourId}
            asks={offer.asks}
            people={entry.adults + entry.children}
            startsAtUtc={entry.startsAtUtc}
            timeZone={timeZone}
            isDated
          />
        </Suspense>
      ) : null}
      <Button look="book" full type="submit" disabled={isBusy}>
        {t(payment === 'now' && quote.total.priceMinor > 0 ? 'book-tour:submit_now' : 'book-tour:submit')}
      </Button>
      <div aria-live="polite">
        {isBooked ? (
          <Notice tone="good">{t(offer.onRequest ? 'book-tour:requested' : 'book-tour:completed')}</Notice>
        ) : null}
        {problem ? <Notice tone="bad">{serverText(problem, t) ?? t('book-tour:booking_error')}</Notice> : null}
      </div>
    </Form>
  );
}

/** Leaves for the payment page, or for the bookings once the message was shown. */
function useTaking({ tourId, holdId }: { tourId: string; holdId: string }, payment: PaymentKind) {
  const { call } = usePageContext();
  const send = useIdempotentSend();
  const goToBookings = useGoToBookings();
  const [isBusy, setBusy] = useState(false);
  const [isBooked, setBooked] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const book = async () => {
    const given = readGiven(tourId);
    if (!given) return;
    setBusy(true);
    setProblem(null);
    const body = { holdId, payment, ...given };
    try {
      const booking = await send(body, (idempotencyKey) => call(paths.placeBooking, { body, idempotencyKey }));
      deleteValues(tourId);
      if (booking.payment.redirectUrl && booking.state === 'on_hold')
        return location.assign(booking.payment.redirectUrl);
      setBooked(true);
      goToBookings(booking.id);
    } catch (thrown) {
      reportGiven(tourId, thrown);
      setProblem(thrown);
      setBusy(false);
    }
  };
  return { book, isBusy, isBooked, problem };
}
