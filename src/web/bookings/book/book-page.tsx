import type { TourView } from '#contract/catalogue.ts';
import * as paths from '#contract/paths.generated.ts';
import { bookPath, signInHref, tourPath } from '#web/runtime/router/addresses.ts';
import { BookingBox } from '#web/booking-box/booking-box.tsx';
import { useBooking } from '#web/booking-box/use-booking.ts';
import { definePage, type LoadContext } from '#web/runtime/router/page.ts';
import { useSession } from '#web/runtime/session/session.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { useTripLink } from '#web/runtime/router/use-trip.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './book-page.module.css';
import { BookedTour } from './booked-tour.tsx';

export const page = definePage<TourView>({
  load: ({ call, language, currency, params }: LoadContext) =>
    call(paths.getTour, { params: { id: params.id! }, query: { lang: language, currency } }),
  head: (tour, { t }) => ({
    title: t('book-tour:title', { tour: tour.name }),
    description: tour.description,
    canonical: tourPath(tour.slug),
  }),
  failure: 'book-tour:tour_load_failed',
  Page: BookPage,
  StaticPart: ({ data: tour }) => (
    <div className={`wide ${styles.page}`}>
      <Beginning tour={tour} />
    </div>
  ),
});

function BookPage({ data: tour }: { data: TourView }) {
  const t = useT('book-tour');
  const withTrip = useTripLink();
  const session = useSession();
  return (
    <div className={`wide ${styles.page}`}>
      <Beginning tour={tour} />
      {session ? (
        <div className={styles.booking}>
          <BookForm key={tour.id} tour={tour} />
        </div>
      ) : (
        <div className={styles.signIn}>
          <Notice tone="bad">{t('content:login_to_book')}</Notice>
          <ButtonLink to={signInHref(withTrip(bookPath(tour.id)))}>{t('sign_in')}</ButtonLink>
        </div>
      )}
    </div>
  );
}

function BookForm({ tour }: { tour: TourView }) {
  const t = useT('book-tour');
  const booked = { ...tour, units: tour.options.flatMap(({ units }) => units) };
  const booking = useBooking(booked, 'book');
  const isToPay = booking.quote && booking.howPaid === 'now';
  return (
    <BookingBox
      tour={booked}
      booking={booking}
      adults={{ name: 'persons', label: t('tour-detail:adults') }}
      submitText={t(
        tour.confirmation === 'on-request' ? 'tour-detail:request_to_book' : isToPay ? 'submit_now' : 'submit',
      )}
      summaryTitle={t('summary')}
    />
  );
}

function Beginning({ tour }: { tour: TourView }) {
  const t = useT('book-tour');
  return (
    <>
      <h1>{t('heading')}</h1>
      <BookedTour tour={tour} />
    </>
  );
}
