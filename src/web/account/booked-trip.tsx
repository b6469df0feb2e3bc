import { lazy, Suspense, useEffect, useState } from 'react';
import type { TourView } from '#contract/catalogue.ts';
import * as paths from '#contract/paths.generated.ts';
import { dateFormat } from '#kernel/formats.ts';
import type { TripContext } from '#kernel/trip-context.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import styles from './booked-trip.module.css';
import { PartyWords } from './party-words.tsx';
import type { BookedTrip } from './trip-of-next.ts';

// Checks the offer as the booking form does: a visitor who just signs in needs none of that.
const loadFacts = () => import('./booked-trip-facts.tsx');
const BookedTripFacts = lazy(async () => ({ default: (await loadFacts()).BookedTripFacts }));

/** `title`: what it is for who signs in. */
export type TitledTrip = BookedTrip & { title: string };

/** What is booked or put into the cart after signing in. It comes after hydration, line below line, into a room of fixed height: nothing moves. */
export function BookedTripCard({ tourId, trip, title }: TitledTrip) {
  const tour = useTour(tourId);
  useEffect(() => void loadFacts(), []);
  return (
    <section className={styles.card} aria-label={title}>
      {tour ? (
        <Suspense fallback={<NoFacts {...{ trip, title }} isLoading />}>
          <BookedTripFacts {...{ tour, trip, title }} />
        </Suspense>
      ) : (
        <NoFacts {...{ trip, title }} isLoading={tour === undefined} />
      )}
    </section>
  );
}

/** What is known without asking: the day and the party. */
function NoFacts({ trip, title, isLoading }: { trip: TripContext; title: string; isLoading: boolean }) {
  const { language } = usePageContext();
  // Not by place-time.ts, which would come with the sign-in page for everyone.
  const day = dateFormat(language, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return (
    <>
      <div className={styles.picture} />
      <div className={styles.facts}>
        <p className={styles.soft}>{title}</p>
        {isLoading ? (
          <div className={styles.title}>
            <Skeleton />
          </div>
        ) : null}
        {trip.date ? <p className={styles.start}>{day.format(new Date(trip.date))}</p> : null}
        <p className={styles.sum}>
          <PartyWords {...trip} />
        </p>
      </div>
    </>
  );
}

/** undefined: loading; null: it could not be loaded, and the form is complete without it. */
function useTour(id: string): TourView | null | undefined {
  const { call, language, currency } = usePageContext();
  const [tour, setTour] = useState<TourView | null>();
  useEffect(() => {
    let isOpen = true;
    call(paths.getTour, { params: { id }, query: { lang: language, currency: currency() } })
      .catch(() => null)
      .then((loaded) => isOpen && setTour(loaded));
    return () => void (isOpen = false);
  }, [call, currency, id, language]);
  return tour;
}
