import { Link } from 'react-router';
import type { PlaceView } from '#contract/catalogue.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { smallPicture } from '#web/ui/small-picture.ts';
import styles from './destinations.module.css';
import { Row } from './row.tsx';

export type Poster = Pick<PlaceView, 'id' | 'slug' | 'name' | 'image' | 'tours'> & { country: string };

export function posterOf({ id, slug, name, image, tours, metadata }: PlaceView): Poster {
  return { id, slug, name, image, tours, country: metadata.country };
}

/** The most popular first. */
export function Destinations({ places }: { places: readonly Poster[] }) {
  const t = useT('home');
  return (
    <Row id="destinations" title={t('destinations')} look={styles.strip!} isWide>
      {places.map((place) => (
        <li key={place.id}>
          <Link to={`/search?location=${place.slug}`} className={styles.poster}>
            <img src={smallPicture(place.image)} alt="" width={1200} height={900} loading="lazy" decoding="async" />
            <span className={styles.name}>{place.name}</span>
            <span className={styles.facts}>
              <span>{place.country}</span>
              <span>{t('common:tours_count', { count: place.tours })}</span>
            </span>
          </Link>
        </li>
      ))}
    </Row>
  );
}
