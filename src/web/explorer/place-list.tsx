import { Link } from 'react-router';
import type { MapView } from '#contract/map.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { explorerPath } from './explorer-address.ts';
import styles from './map-list.module.css';

type Props = {
  countries: MapView['countries'];
  search: string;
  highlighted: string | null;
  highlight: (key: string | null) => void;
};

/** Places by country. Each is a link; following it moves the map there. */
export function PlaceList({ countries, search, highlighted, highlight }: Props) {
  const t = useT('explorer');
  if (countries.length === 0) return <p className={styles.empty}>{t('nothing_in_view')}</p>;
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
                  className={place.slug === highlighted ? styles.highlighted : undefined}
                  preventScrollReset
                  viewTransition={false}
                  onPointerEnter={() => highlight(place.slug)}
                  onPointerLeave={() => highlight(null)}
                  onFocus={() => highlight(place.slug)}
                  onBlur={() => highlight(null)}
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
