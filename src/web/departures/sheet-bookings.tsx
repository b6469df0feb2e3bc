import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { SheetBookingView, SupplierDepartureView } from '#contract/suppliers/departures/departures.ts';
import { may } from '#web/runtime/session/may.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './departures.module.css';
import { SheetBooking } from './sheet-booking.tsx';
import { bookingTexts, matchesSearch } from './sheet-find.tsx';

type Props = Omit<ComponentProps<typeof SheetBooking>, 'booking' | 'timeZone'> & {
  departure: Pick<SupplierDepartureView, 'tourId' | 'timeZone'>;
  bookings: readonly SheetBookingView[];
  search: string;
};

/** The bookings of a departure that are searched for. */
export function SheetBookings({ departure: { tourId, timeZone }, bookings, search, ...sheet }: Props) {
  const t = useT('departures');
  const found = bookings.filter((booking) => matchesSearch(bookingTexts(booking), search));
  return (
    <>
      {bookings.some(({ state, may: { recordAttendance } }) => state === 'confirmed' && !recordAttendance) ? (
        <p className={styles.soft}>{t('from_start')}</p>
      ) : null}
      {may('supplier') && bookings.some(({ traveller, phone }) => traveller && !phone) ? (
        <p className={styles.soft}>
          {t('phone_optional')} <Link to={`/supplier/tours/${tourId}`}>{t('phone_ask')}</Link>
        </p>
      ) : null}
      <ul className={styles.sheet}>
        {found.map((booking) => (
          <li key={booking.id}>
            <SheetBooking booking={booking} timeZone={timeZone} {...sheet} />
          </li>
        ))}
      </ul>
    </>
  );
}
