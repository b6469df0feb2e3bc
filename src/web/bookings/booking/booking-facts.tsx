import type { BookingView } from '#contract/bookings.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { durationText } from '#web/ui/duration-text.ts';
import styles from './booking-page.module.css';
import { MeetingPoint } from './meeting-point.tsx';
import { PickupPlace } from './pickup-place.tsx';
import { partyText } from './party-text.ts';
import { useLeastOpen } from './use-least-open.ts';
import { whenText } from '#web/ui/when-text.ts';
import { PhoneLink } from '#web/ui/text/phone-link.tsx';

/** When, where and with whom. */
export function BookingFacts({ booking }: { booking: BookingView }) {
  const t = useT('booking-detail');
  const { language } = usePageContext();
  const { city, duration, optionName, supplier, itemsCancelled, state } = booking;
  return (
    <>
      <section className={styles.onTicket}>
        <h2>{t('when_and_who')}</h2>
        <dl className={styles.facts}>
          <div>
            <dt>{t(booking.validity ? 'when_valid' : 'when')}</dt>
            <dd>
              {whenText(booking, language)}
              <span className={styles.soft}>{t('clock_of', { place: city })}</span>
            </dd>
          </div>
          {booking.validity ? null : (
            <div>
              <dt>{t('duration')}</dt>
              <dd>{durationText(duration, t)}</dd>
            </div>
          )}
          <div>
            <dt>{t('option')}</dt>
            <dd>{optionName}</dd>
          </div>
          <LeastParty booking={booking} />
          <div>
            <dt>{t('party')}</dt>
            <dd>
              {partyText(booking, t)}
              {itemsCancelled > 0 && state !== 'cancelled' ? (
                <span className={styles.soft}>{t('items_cancelled', { count: itemsCancelled })}</span>
              ) : null}
            </dd>
          </div>
        </dl>
      </section>
      <PickupPlace booking={booking} />
      <section className={styles.onTicket}>
        <h2>{t(booking.pickup ? 'meeting_without_pickup' : 'meeting_point')}</h2>
        <MeetingPoint booking={booking} />
      </section>
      <section>
        <h2>{t('partner')}</h2>
        <p>
          <strong>{supplier.name}</strong>
        </p>
        <p className={styles.contact}>
          {supplier.phone ? <PhoneLink phone={supplier.phone} /> : null}
          {supplier.email ? <a href={`mailto:${supplier.email}`}>{supplier.email}</a> : null}
        </p>
      </section>
    </>
  );
}

/** Whether the departure runs, where that needs a number of people. */
function LeastParty({ booking }: { booking: BookingView }) {
  const t = useT('booking-detail');
  const open = useLeastOpen(booking);
  if (!open && booking.leastParty?.status !== 'runs') return null;
  return (
    <div>
      <dt>{t('least_party')}</dt>
      <dd>
        {open ? open.coming : t('least_runs')}
        {open ? <span className={styles.soft}>{open.until}</span> : null}
      </dd>
    </div>
  );
}
