import { lazy, Suspense } from 'react';
import type { BookingView } from '#contract/bookings.ts';
import { canUsePasskeys } from '#web/account/passkey.ts';
import { RefundTerms } from '#web/booking-box/offer/refund-terms.tsx';
import { MeetingPoint } from '../booking/meeting-point.tsx';
import { isToPay } from '../booking/shown-status.ts';
import { useOpenStep } from '../booking/use-open-step.ts';
import { OpenQuestions } from '../questions/open-questions.tsx';
import { usePaymentSentence } from '../payment/use-payment-sentence.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { useAccount, useSession } from '#web/runtime/session/session.ts';
import { Price } from '#web/ui/price.tsx';
import styles from './booked.module.css';

const PasskeyOffer = lazy(async () => ({ default: (await import('./passkey-offer.tsx')).PasskeyOffer }));

/** What happens after a booking was made: answer of the partner, payment, mail, cancellation, meeting point. */
export function NextSteps({ booking, heading: Heading }: { booking: BookingView; heading: 'h2' | 'h3' }) {
  const t = useT('booking-list');
  const email = useSession()?.user.email ?? '';
  const signsInByCode = useAccount()?.has_password === false;
  const openStep = useOpenStep(booking);
  const payment = usePaymentSentence(booking);
  const isPending = booking.state === 'pending';
  return (
    <section className={styles.next}>
      <Heading>{t('next')}</Heading>
      <dl>
        {isPending && openStep ? (
          <div>
            <dt>{t('answer')}</dt>
            <dd>{openStep}</dd>
          </div>
        ) : null}
        {/** What is to be paid is said above, with the button. */}
        {isToPay(booking) ? null : (
          <div>
            <dt>{t('payment')}</dt>
            <dd>
              <p>
                {payment}
                {booking.payment.state === 'paid' ? (
                  <>
                    {'\u00a0· '}
                    <Price priceMinor={booking.total.priceMinor} currency={booking.total.currency} />
                  </>
                ) : null}
              </p>
            </dd>
          </div>
        )}
        {booking.openQuestions > 0 ? (
          <div>
            <dt>{t('questions:heading', { partner: booking.supplier.name })}</dt>
            <dd>
              <OpenQuestions booking={booking} />
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{t('mail')}</dt>
          <dd>{t(isPending ? 'mail_requested' : 'mail_booked', { email })}</dd>
        </div>
        <div>
          <dt>{t('cancellation')}</dt>
          <dd>
            <Suspense>
              <RefundTerms tour={booking} departure={booking} />
            </Suspense>
          </dd>
        </div>
        <div>
          <dt>{t('booking-detail:meeting_point')}</dt>
          <dd>
            <MeetingPoint booking={booking} />
          </dd>
        </div>
        {signsInByCode && canUsePasskeys() ? (
          <Suspense>
            <PasskeyOffer />
          </Suspense>
        ) : null}
      </dl>
    </section>
  );
}
