import type { ReactNode } from 'react';
import { partySize } from '#kernel/party.ts';
import { hrefWithTrip, type TripContext } from '#kernel/trip-context.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { NextStart } from '#web/search/next-start.tsx';
import type { NextStarts } from '#web/search/use-next-starts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type CardTour, TourCard } from '#web/ui/tour-card.tsx';
import styles from './saved-tour-card.module.css';

type Props = {
  tour: CardTour;
  next: NextStarts;
  /** For whom the starts are. */
  party: TripContext;
  /** On the picture. */
  actions?: ReactNode;
  /** Beside the button to book. */
  more?: ReactNode;
  first?: boolean;
};

/** A tour of a wishlist with its next start and a button that books it for that day. */
export function SavedTourCard({ tour, next, party, actions, more, first = false }: Props) {
  const t = useT('wishlist');
  const start = next?.starts.get(tour.id);
  const mostPeople = next?.mostPeople.get(tour.id);
  const isSoldOut = next !== null && !start;
  const people = partySize(party);
  const trip = { ...party, date: start?.startsAtLocal.slice(0, 10) ?? '' };
  return (
    <TourCard
      tour={tour}
      first={first}
      heading="h2"
      actions={actions}
      next={
        isSoldOut && !mostPeople ? (
          <p className={styles.soldOut}>
            {people > 1 ? t('not_for_party', { party: t('common:persons', { count: people }) }) : t('sold_out')}
          </p>
        ) : (
          <NextStart start={start} mostPeople={mostPeople} party={party} />
        )
      }
      footer={
        <div className={styles.buttons}>
          <ButtonLink
            to={`${hrefWithTrip(tourPath(tour.id), trip)}#booking`}
            look={isSoldOut ? 'line' : 'book'}
            aria-label={t(isSoldOut ? 'see_dates_spoken' : 'book_spoken', { tour: tour.name })}
          >
            {t(isSoldOut ? 'see_dates' : 'book')}
          </ButtonLink>
          {more}
        </div>
      }
    />
  );
}
