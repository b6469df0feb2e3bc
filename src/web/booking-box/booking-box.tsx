// The one form that books a tour: on the tour's page and on the book page.
import { lazy, Suspense, useEffect, type FormEvent, type ReactNode } from 'react';
import { Form } from '#web/forms/form.tsx';
import { useFieldErrors } from '#web/forms/use-field-errors.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useIsTripCut } from '#web/runtime/router/use-trip.ts';
import { policyText } from '#web/tour/policy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Price } from '#web/ui/price.tsx';
import type { BookedTour } from './booking-types.ts';
import { BookingFields } from './booking-fields.tsx';
import { partyFields } from './sold-units.ts';
import type { Booking } from './use-booking.ts';
import { useReservedHeight } from './use-reserved-height.ts';
import styles from './booking-box.module.css';

const loadOffer = () => import('./offer/booking-offer.tsx');
export const BookingOffer = lazy(async () => ({ default: (await loadOffer()).BookingOffer }));

type Props = {
  tour: BookedTour;
  booking: Booking;
  /** Name and label of the number of adults. */
  adults: { name: string; label: string };
  submitText: string;
  /** Above the price as lines, where it is a card of its own. */
  summaryTitle?: string;
};

export function BookingBox({ tour, booking, adults, submitText, summaryTitle }: Props) {
  const t = useT('tour-detail');
  const { page, entered, recheck, state, placement, isBusy, isBookable } = booking;
  const refused = placement.state === 'refused' ? placement.problem : null;
  const { form, problem, isValid } = useFieldErrors({ values: entered, refused });
  const fields = partyFields(tour.units, adults, t);
  const check = () => void (!isBusy && isValid() && recheck());
  const book = () => void (isBookable && isValid() && booking.book());
  const isOfTourPage = page === 'tour';
  const { messages } = usePageContext();
  useEffect(() => {
    if (state !== 'checking') return;
    void loadOffer();
    void messages.ensure?.(['book-tour']);
  }, [state, messages]);
  return (
    <Form
      ref={form}
      method="get"
      className={styles.box}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (isOfTourPage) check();
        else book();
      }}
    >
      <div data-part className={styles.choices}>
        <p className={styles.price}>
          <FromPrice tour={tour} />
        </p>
        <BookingFields tour={tour} booking={booking} party={fields} problem={problem} />
        {useIsTripCut() ? (
          <Suspense>
            <BookingOffer part="cut" tour={tour} booking={booking} />
          </Suspense>
        ) : null}
        {/** Not `disabled`: a pressed button would lose the focus. */}
        <Button
          type={isOfTourPage ? 'submit' : 'button'}
          data-check
          look={booking.departure ? 'line' : 'sea'}
          full
          aria-disabled={isBusy || undefined}
          onClick={isOfTourPage ? undefined : check}
        >
          {booking.isChecking ? t('checking') : t('check_availability')}
        </Button>
        <Result tour={tour} booking={booking}>
          {problem && problem !== refused ? (
            <Suspense>
              <BookingOffer
                part="problems"
                tour={tour}
                booking={booking}
                problem={problem}
                fields={fields}
                form={form}
              />
            </Suspense>
          ) : null}
        </Result>
      </div>
      <section className={styles.summary} aria-label={summaryTitle}>
        {summaryTitle ? <h2>{summaryTitle}</h2> : null}
        <Foot tour={tour} booking={booking}>
          <Button
            type={isOfTourPage ? 'button' : 'submit'}
            look="book"
            full
            disabled={!booking.departure && (isOfTourPage || booking.availability?.available)}
            aria-disabled={!isBookable || undefined}
            onClick={isOfTourPage ? book : undefined}
          >
            {booking.isPlacing ? t('booking_now') : submitText}
          </Button>
        </Foot>
      </section>
    </Form>
  );
}

type PartProps = { tour: BookedTour; booking: Booking; children: ReactNode };

/** What was found for the day and the party, and what there is to choose then. */
function Result({ tour, booking, children }: PartProps) {
  const t = useT('tour-detail');
  const { state, availability, failure, isAwaited } = booking;
  const room = useReservedHeight('choices', isAwaited);
  return (
    <div ref={room} className={styles.result} aria-busy={booking.today ? isAwaited : undefined}>
      <div aria-live="polite">
        {children}
        {/** Together with the choices below, which are loaded with it: else there would be an empty room below the message. */}
        {availability ? (
          <Suspense>
            <BookingOffer part="message" tour={tour} booking={booking} />
          </Suspense>
        ) : null}
        {state === 'failed' ? <Notice tone="bad">{serverText(failure, t) ?? t('check_failed')}</Notice> : null}
      </div>
      {booking.wasOffered ? (
        <Suspense fallback={<span className={styles.pending}>{t('checking')}</span>}>
          <BookingOffer part="choices" tour={tour} booking={booking} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** What is booked, on which terms, the price as lines and in all, and the button that books it: what is decided at once is in view at
 *  once. */
function Foot({ tour, booking, children }: PartProps) {
  const { today, departure, placement, isAwaited } = booking;
  const t = useT('tour-detail');
  const room = useReservedHeight('foot', isAwaited);
  const isOffered = departure || isAwaited;
  const promises = (
    <p className={isOffered ? styles.room : styles.promises}>
      {tour.confirmation === 'on-request' && !departure ? `${t('on_request_text')} ` : null}
      {(isOffered || tour.policy.key === 'fixed' ? '' : `${t('promise_refund')}\u00a0· `) + t('promise_others')}
    </p>
  );
  return (
    <div id="book-now" data-part className={styles.actions}>
      <div ref={room} className={styles.terms} aria-busy={today ? isAwaited : undefined}>
        {departure ? (
          <Suspense fallback={<span className={styles.pending} />}>
            <BookingOffer part="terms" tour={tour} booking={booking} />
          </Suspense>
        ) : isAwaited ? null : (
          <p className={styles.note}>{policyText(tour.policy, t)}</p>
        )}
      </div>
      <Total booking={booking} />
      {children}
      {/** Screen readers announce changes only in a live region that existed before. The server does not render it. */}
      {today ? (
        <div aria-live="polite" className={styles.outcome}>
          {placement.state === 'idle' ? null : (
            <Suspense>
              <BookingOffer part="outcome" tour={tour} booking={booking} />
            </Suspense>
          )}
        </div>
      ) : null}
      {departure ? (
        <Suspense fallback={promises}>
          <BookingOffer part="cart" tour={tour} booking={booking}>
            {promises}
          </BookingOffer>
        </Suspense>
      ) : (
        promises
      )}
    </div>
  );
}

/** What is still to pay. Always in its line: in view however much is above, and nothing moves when it is known. */
function Total({ booking: { quote, card, toPayMinor, entered } }: { booking: Booking }) {
  const t = useT('tour-detail');
  return (
    <p className={styles.total} aria-live="polite">
      {quote ? (
        <>
          <span>{t(card ? 'book-tour:gift_card_rest' : 'common:total')}</span>
          <strong>
            <Price {...quote.total} priceMinor={toPayMinor!} />
          </strong>
        </>
      ) : entered.date ? null : (
        <span className={styles.note}>{t('total_later')}</span>
      )}
    </p>
  );
}

/** The lowest price, and of what. It knows no party, whose total is shown below: `tours/from-price.tsx`, which does, would be a file more
 *  in the first load. */
export function FromPrice({ tour }: { tour: BookedTour }) {
  const t = useT('common');
  return tour.priceMinor === null ? (
    <strong>{t('ask_price')}</strong>
  ) : (
    <>
      <span>{t('from')}</span>
      <strong>
        <Price {...tour} priceMinor={tour.priceMinor} />
      </strong>
      <span>{t(tour.privateGroup ? 'per_group' : 'per_person')}</span>
    </>
  );
}
