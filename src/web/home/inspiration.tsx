import { Link } from 'react-router';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { smallPicture } from '#web/ui/small-picture.ts';
import { FromPrice } from '#web/tours/from-price.tsx';
import home from './home.module.css';
import type { Idea } from './ideas.ts';
import styles from './inspiration.module.css';

/** Large pictures of tours, for visitors without a destination in mind. */
export function Inspiration({ tours }: { tours: readonly Idea[] }) {
  const t = useT('home');
  return (
    <section className={`wide ${home.section}`} aria-labelledby="inspiration">
      <div className={home.top}>
        <h2 id="inspiration">{t('inspiration')}</h2>
        <Link to="/tours" className={home.more}>
          {t('common:all_tours')}
        </Link>
      </div>
      <ul className={styles.grid}>
        {tours.map((tour) => (
          <li key={tour.id}>
            <Link to={tourPath(tour.id)} className={styles.tile}>
              <img src={smallPicture(tour.image)} alt="" width={1200} height={900} loading="lazy" decoding="async" />
              <span className={styles.text}>
                <span className={styles.city}>
                  {tour.city}, {tour.country}
                </span>
                <span className={styles.title}>{tour.name}</span>
                {tour.priceMinor === null ? null : (
                  <span className={styles.price}>
                    <FromPrice tour={tour} />
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
