import type { ReactNode } from 'react';
import { emptyTrip, hrefWithTrip } from '#kernel/trip-context.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { NextStart } from '#web/search/next-start.tsx';
import type { NextStarts } from '#web/search/use-next-starts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type CardTour, TourCard } from '#web/ui/tour-card.tsx';
import styles from './saved-tour-card.module.css';

type Props = {
  tour: CardTour;
  starts: NextStarts;
  /** On the picture. */
  actions?: ReactNode;
  /** Beside the button to book. */
  more?: ReactNode;
  first?: boolean;
};

/** A tour of a wishlist with its next start and a button that books it for that day. */
export function SavedTourCard({ tour, starts, actions, more, first = false }: Props) {
  const t = useT('wishlist');
  const start = starts?.get(tour.id);
  const isSoldOut = starts !== null && !start;
  const trip = { ...emptyTrip, date: start?.startsAtLocal.slice(0, 10) ?? '' };
  return (
    <TourCard
      tour={tour}
      first={first}
      heading="h2"
      actions={actions}
      next={isSoldOut ? <p className={styles.soldOut}>{t('sold_out')}</p> : <NextStart start={start} />}
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
