import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { TourOnMap } from '#contract/map.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { useTripLink } from '#web/runtime/router/use-trip.ts';
import { smallPicture } from '#web/ui/small-picture.ts';
import { TourFacts } from './tour-facts.tsx';
import styles from './tour-preview.module.css';

/** A preview of the tour whose marker was pressed, on top of the map. */
export function TourPreview({ tour, close }: { tour: TourOnMap; close: () => void }) {
  const t = useT('explorer');
  const withTrip = useTripLink();
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => link.current?.focus({ preventScroll: true }), []);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <article className={styles.preview} onKeyDown={press}>
      <img src={smallPicture(tour.image)} alt={tour.imageAlt} width={1200} height={900} decoding="async" />
      <div>
        <h2>
          <Link ref={link} to={withTrip(tourPath(tour.id))}>
            {tour.name}
          </Link>
        </h2>
        <TourFacts tour={tour} />
      </div>
      <button type="button" aria-label={t('common:close')} onClick={close}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M5 5l10 10M15 5L5 15" />
        </svg>
      </button>
    </article>
  );
}
