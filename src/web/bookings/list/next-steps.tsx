import type { BookingView } from '#contract/bookings.ts';
import { MeetingPoint } from '#web/bookings/booking/meeting-point.tsx';
import { useOpenStep } from '#web/bookings/booking/use-open-step.ts';
import { usePaymentSentence } from '#web/bookings/booking/use-payment-sentence.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useSession } from '#web/runtime/session/session.ts';
import { deadlineOf } from '#web/ui/free-until.ts';
import { momentText } from '#web/ui/place-time.ts';
import { Price } from '#web/ui/price.tsx';
import styles from './new-booking.module.css';

/** What happens after a booking was made: answer of the partner, payment, mail, cancellation, meeting point. */
export function NextSteps({ booking }: { booking: BookingView }) {
  const t = useT('booking-list');
  const email = useSession()?.user.email ?? '';
  const openStep = useOpenStep(booking);
  const payment = usePaymentSentence(booking);
  const cancellation = useCancellationSentence(booking);
  const isPending = booking.state === 'pending';
  return (
    <section className={styles.next}>
      <h2>{t('next')}</h2>
      <dl>
        {isPending && openStep ? (
          <div>
            <dt>{t('answer')}</dt>
            <dd>{openStep}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('payment')}</dt>
          <dd>
            {payment}
            {booking.payment.state === 'paid' ? (
              <>
                {' · '}
                <Price priceMinor={booking.total.priceMinor} currency={booking.total.currency} />
              </>
            ) : null}
          </dd>
        </div>
        <div>
          <dt>{t('mail')}</dt>
          <dd>{t(isPending ? 'mail_requested' : 'mail_booked', { email })}</dd>
        </div>
        <div>
          <dt>{t('cancellation')}</dt>
          <dd>{cancellation}</dd>
        </div>
        <div>
          <dt>{t('booking-detail:meeting_point')}</dt>
          <dd>
            <MeetingPoint booking={booking} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** The best refund that is still to be had, and until when. */
function useCancellationSentence({ policy, startsAtUtc, timeZone, city }: BookingView): string {
  const t = useT('booking-list');
  const { language } = usePageContext();
  const tier = policy.tiers.find(({ hoursBefore }) => Date.parse(deadlineOf(startsAtUtc, hoursBefore)) > Date.now());
  if (!tier) return t('booking-detail:policy_none');
  return t(tier.refundPercent === 100 ? 'free_until' : 'booking-detail:tier_part', {
    percent: tier.refundPercent,
    moment: momentText(deadlineOf(startsAtUtc, tier.hoursBefore), timeZone, language),
    place: city,
  });
}
