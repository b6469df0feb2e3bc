import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { PlaceOnMapView, TourOnMap } from '#contract/map.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { useTripLink } from '#web/runtime/router/use-trip.ts';
import { smallPicture } from '#web/ui/small-picture.ts';
import { explorerPath, resultsHref } from './explorer-address.ts';
import { TourFacts } from './tour-facts.tsx';
import styles from './map-list.module.css';

type Props = {
  currentPlace: PlaceOnMapView;
  /** The tours of the current place that are in view. */
  tours: readonly TourOnMap[];
  search: string;
  /** Whose marker was pressed. */
  opened: string | null;
  highlighted: string | null;
  highlight: (key: string | null) => void;
};

export function TourList({ currentPlace, tours, search, opened, highlighted, highlight }: Props) {
  const t = useT('explorer');
  const withTrip = useTripLink();
  const list = useOpenedInView(opened);
  return (
    <>
      <div className={styles.location}>
        <h2>
          {currentPlace.name}, {currentPlace.country}
        </h2>
        <Link to={explorerPath(search, null)} preventScrollReset viewTransition={false}>
          {t('all_places')}
        </Link>
      </div>
      {tours.length === 0 ? <p className={styles.empty}>{t('nothing_in_view')}</p> : null}
      <ul ref={list} className={styles.tours}>
        {tours.map((tour) => (
          <li
            key={tour.id}
            className={tour.id === highlighted || tour.id === opened ? styles.highlighted : undefined}
            onPointerEnter={() => highlight(tour.id)}
            onPointerLeave={() => highlight(null)}
            onFocus={() => highlight(tour.id)}
            onBlur={() => highlight(null)}
          >
            <img src={smallPicture(tour.image)} alt="" width={1200} height={900} loading="lazy" decoding="async" />
            <div>
              <h3>
                <Link to={withTrip(tourPath(tour.id))} aria-current={tour.id === opened || undefined}>
                  {tour.name}
                </Link>
              </h3>
              <TourFacts tour={tour} />
            </div>
          </li>
        ))}
      </ul>
      <Link className={styles.results} to={resultsHref(search, currentPlace.slug)}>
        {t('all_tours_in', { count: currentPlace.total, place: currentPlace.name })}
      </Link>
    </>
  );
}

/** Only where the list is beside the map: below it, the map would leave the window under the finger. */
function useOpenedInView(opened: string | null) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!matchMedia(beside).matches) return;
    list.current?.querySelector('[aria-current]')?.closest('li')!.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  return list;
}

/** As in explorer-page.module.css. */
const beside = '(min-width: 60rem)';
