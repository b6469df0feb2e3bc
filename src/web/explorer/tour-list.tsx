import { Link } from 'react-router';
import type { PlaceOnMapView, TourOnMap } from '#contract/map.ts';
import { tourPath } from '#web/addresses.ts';
import { useT } from '#web/surroundings.ts';
import { explorerPath, resultsWith } from './explorer-address.ts';
import { TourFacts } from './tour-facts.tsx';
import styles from './map-list.module.css';

type Props = {
  here: PlaceOnMapView;
  /** Those in view. */
  tours: readonly TourOnMap[];
  search: string;
  lit: string | null;
  light: (key: string | null) => void;
};

export function TourList({ here, tours, search, lit, light }: Props) {
  const t = useT('explorer');
  return (
    <>
      <div className={styles.place}>
        <h2>
          {here.name}, {here.country}
        </h2>
        <Link to={explorerPath(search, null)} preventScrollReset viewTransition={false}>
          {t('all_places')}
        </Link>
      </div>
      {tours.length === 0 ? <p className={styles.none}>{t('nothing_in_view')}</p> : null}
      <ul className={styles.tours}>
        {tours.map((tour) => (
          <li
            key={tour.id}
            className={tour.id === lit ? styles.lit : undefined}
            onPointerEnter={() => light(tour.id)}
            onPointerLeave={() => light(null)}
            onFocus={() => light(tour.id)}
            onBlur={() => light(null)}
          >
            <img src={tour.image} alt="" width={1200} height={900} loading="lazy" decoding="async" />
            <div>
              <h3>
                <Link to={tourPath(tour.id)}>{tour.name}</Link>
              </h3>
              <TourFacts tour={tour} />
            </div>
          </li>
        ))}
      </ul>
      <Link className={styles.results} to={resultsWith(search, here.slug)}>
        {t('all_tours_in', { count: here.total, place: here.name })}
      </Link>
    </>
  );
}
