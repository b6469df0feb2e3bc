import { Link } from 'react-router';
import type { MapView } from '#contract/map.ts';
import { useT } from '#web/surroundings.ts';
import { explorerPath } from './explorer-address.ts';
import styles from './map-list.module.css';

type Props = {
  countries: MapView['countries'];
  search: string;
  lit: string | null;
  light: (key: string | null) => void;
};

/** Places by country; each is an address of its own, which the map flies to. */
export function PlaceList({ countries, search, lit, light }: Props) {
  const t = useT('explorer');
  if (countries.length === 0) return <p className={styles.none}>{t('nothing_in_view')}</p>;
  return (
    <>
      {countries.map(({ code, name, places }) => (
        <div key={code} className={styles.country}>
          <h2>{name}</h2>
          <ul>
            {places.map((place) => (
              <li key={place.slug}>
                <Link
                  to={explorerPath(search, place.slug)}
                  className={place.slug === lit ? styles.lit : undefined}
                  preventScrollReset
                  viewTransition={false}
                  onPointerEnter={() => light(place.slug)}
                  onPointerLeave={() => light(null)}
                  onFocus={() => light(place.slug)}
                  onBlur={() => light(null)}
                >
                  {place.name} <span>{t('common:tours_count', { count: place.tours })}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
