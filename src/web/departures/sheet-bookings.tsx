import { type ComponentProps, useState } from 'react';
import { Link } from 'react-router';
import type { SheetBookingView, SupplierDepartureView } from '#contract/suppliers/departures/departures.ts';
import { fold } from '#kernel/slugs.ts';
import { may } from '#web/runtime/session/may.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Field } from '#web/ui/field.tsx';
import styles from './departures.module.css';
import { SheetBooking } from './sheet-booking.tsx';

type Props = Omit<ComponentProps<typeof SheetBooking>, 'booking' | 'timeZone'> & {
  departure: Pick<SupplierDepartureView, 'tourId' | 'timeZone'>;
  bookings: readonly SheetBookingView[];
};

/** The bookings of a departure, and a search in them. */
export function SheetBookings({ departure: { tourId, timeZone }, bookings, ...sheet }: Props) {
  const t = useT('departures');
  const [search, setSearch] = useState('');
  const found = bookings.filter((booking) => matchesSearch(booking, search));
  return (
    <>
      <div className={styles.find}>
        <Field
          label={t('find')}
          name="find"
          type="search"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {bookings.some(({ state, may: { recordAttendance } }) => state === 'confirmed' && !recordAttendance) ? (
        <p className={styles.soft}>{t('from_start')}</p>
      ) : null}
      {may('supplier') && bookings.some(({ traveller, phone }) => traveller && !phone) ? (
        <p className={styles.soft}>
          {t('phone_optional')} <Link to={`/supplier/tours/${tourId}`}>{t('phone_ask')}</Link>
        </p>
      ) : null}
      <p role="status" className={styles.found}>
        {search.trim() ? t('found', { count: found.length }) : null}
      </p>
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

/** By name, reference, e-mail or phone, without accents and signs: 'SN-8786-EPNX' is found by '8786 ep'. */
function matchesSearch({ reference, traveller, phone }: SheetBookingView, search: string): boolean {
  const plain = (text: string) => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const words = [reference, traveller?.name, traveller?.email, phone].map((text) => plain(text ?? ''));
  return words.some((word) => word.includes(plain(search)));
}
