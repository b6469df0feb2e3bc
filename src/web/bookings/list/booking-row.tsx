import { Link, useSearchParams } from 'react-router';
import type { BookingCardView } from '#contract/bookings.ts';
import { hrefWithTrip } from '#kernel/trip-context.ts';
import { bookPath } from '#web/runtime/router/addresses.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import { smallPicture } from '#web/ui/small-picture.ts';
import styles from './booking-list.module.css';
import { bookingPath } from '../booking/booking-path.ts';
import { whenText } from '#web/ui/when-text.ts';
import { failedSentence, awaitsPayment } from '../booking/shown-status.ts';
import { OpenQuestions } from '../questions/open-questions.tsx';
import { FailedChange } from '../change/failed-change.tsx';
import { PayNow } from '../payment/pay-now.tsx';
import { PendingChange } from '../change/pending-change.tsx';
import { EndReason } from '../booking/end-reason.tsx';
import { StatusBadge } from '../booking/status-badge.tsx';
import { useLeastOpen } from '../booking/use-least-open.ts';
import { useOpenStep } from '../booking/use-open-step.ts';

type Props = {
  booking: BookingCardView;
  heading: 'h2' | 'h3';
  onCancel: () => void;
  onChange: () => void;
  onDropped: (message: string) => void;
};

export function BookingRow({ booking, heading: Heading, onCancel, onChange, onDropped }: Props) {
  const t = useT('booking-list');
  const { language } = usePageContext();
  const isNew = useSearchParams()[0].get('new') === booking.id;
  const openStep = useOpenStep(booking);
  const leastOpen = useLeastOpen(booking);
  const failed = failedSentence(booking);
  const { id, tourId, title, image, city, country, status, state, persons, adults, children, total, can } = booking;
  const { refunded, payment } = booking;
  return (
    <article className={styles.row}>
      <img src={smallPicture(image)} alt="" width={1200} height={900} loading="lazy" decoding="async" />
      <div className={styles.about}>
        <StatusBadge status={status} state={state} toPay={awaitsPayment(booking)} />
        <Heading>
          <Link to={bookingPath(id)}>{title}</Link>
        </Heading>
        <p className={styles.date}>{whenText(booking, language)}</p>
        {/** Above the list is said what is open of the new one. */}
        {(openStep && !isNew) || failed ? (
          <p className={styles.open}>{openStep ?? t(`booking-detail:${failed!}`)}</p>
        ) : null}
        {leastOpen && !isNew ? (
          <p className={styles.open}>
            {t('booking-detail:least_party')} {leastOpen.coming}.
          </p>
        ) : null}
        <EndReason booking={booking} />
        <FailedChange booking={booking} />
        <PendingChange booking={booking} onDropped={onDropped} />
        {booking.openQuestions > 0 ? (
          <p className={styles.open}>
            <OpenQuestions booking={booking} />
          </p>
        ) : null}
        <p className={styles.facts}>
          <span>
            {city}, {country}
          </span>
          <span>{t('common:persons', { count: persons })}</span>
          <span>
            <Price priceMinor={total.priceMinor} currency={total.currency} />
          </span>
          {refunded ? (
            <strong>
              {t('booking-detail:refunded')} <Price priceMinor={refunded.priceMinor} currency={refunded.currency} />
            </strong>
          ) : status === 'Cancelled' && payment.state === 'paid' ? (
            <strong>{t('booking-detail:not_refunded')}</strong>
          ) : null}
        </p>
      </div>
      <div className={styles.actions}>
        {can.pay && !isNew ? (
          <div className={styles.main}>
            <PayNow booking={booking} spoken={(name) => t('pay_spoken', { name, tour: title })} />
          </div>
        ) : null}
        {can.review ? (
          <div className={styles.main}>
            <ButtonLink to={`/dashboard/reviews?booking=${id}`} aria-label={t('review_spoken', { tour: title })}>
              {t('booking-detail:write_review')}
            </ButtonLink>
          </div>
        ) : null}
        <ButtonLink to={bookingPath(id)} look="line" aria-label={t('view_spoken', { tour: title })}>
          {t('view')}
        </ButtonLink>
        {failed && can.repeat ? (
          <ButtonLink
            to={hrefWithTrip(bookPath(tourId), { date: '', adults, children })}
            look="quiet"
            aria-label={t('other_dates_spoken', { tour: title })}
          >
            {t('booking-detail:other_dates')}
          </ButtonLink>
        ) : null}
        {can.change && !booking.change ? (
          <Button look="quiet" onClick={onChange} aria-label={t('change_spoken', { tour: title })}>
            {t('change')}
          </Button>
        ) : null}
        {can.cancel || can.withdraw ? (
          <Button
            look="quiet"
            onClick={onCancel}
            aria-label={t(state === 'pending' ? 'withdraw_spoken' : 'cancel_spoken', { tour: title })}
          >
            {t(state === 'pending' ? 'withdraw' : 'cancel')}
          </Button>
        ) : null}
      </div>
    </article>
  );
}
