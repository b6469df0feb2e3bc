import { Link } from 'react-router';
import type { BookingCardView } from '#contract/bookings.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import { stockPicture } from '#web/ui/stock-picture.ts';
import styles from './booking-list.module.css';
import { bookingPath } from '#web/bookings/booking/booking-path.ts';
import { wallTimeText } from '#web/ui/place-time.ts';
import { StatusBadge } from '#web/bookings/booking/status-badge.tsx';
import { useOpenStep } from '#web/bookings/booking/use-open-step.ts';

export function BookingRow({ booking, onCancel }: { booking: BookingCardView; onCancel: () => void }) {
  const t = useT('booking-list');
  const { language } = usePageContext();
  const openStep = useOpenStep(booking);
  const { id, title, image, city, country, status, state, startsAtLocal, persons, total, can } = booking;
  return (
    <article className={styles.row}>
      <img src={image || stockPicture} alt="" width={1200} height={900} loading="lazy" decoding="async" />
      <div className={styles.about}>
        <StatusBadge status={status} state={state} />
        <h2>
          <Link to={bookingPath(id)}>{title}</Link>
        </h2>
        <p className={styles.date}>{wallTimeText(startsAtLocal, language)}</p>
        {openStep ? <p className={styles.open}>{openStep}</p> : null}
        <p className={styles.facts}>
          <span>
            {city}, {country}
          </span>
          <span>{t('common:persons', { count: persons })}</span>
          <span>
            <Price priceMinor={total.priceMinor} currency={total.currency} />
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink to={bookingPath(id)} look="line" aria-label={t('view_spoken', { tour: title })}>
          {t('view')}
        </ButtonLink>
        {can.cancel ? (
          <Button look="quiet" onClick={onCancel} aria-label={t('cancel_spoken', { tour: title })}>
            {t('cancel')}
          </Button>
        ) : null}
      </div>
    </article>
  );
}
