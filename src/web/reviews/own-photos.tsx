import type { PhotoView } from '#contract/catalogue.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './reviews.module.css';

/** Thumbnails of a review's photos; each links to the full size. */
export function OwnPhotos({ photos }: { photos: readonly PhotoView[] }) {
  const t = useT('reviews');
  if (photos.length === 0) return null;
  return (
    <ul className={styles.photos}>
      {photos.map(({ url, smallUrl }, place) => (
        <li key={url}>
          <a href={url}>
            <img
              src={smallUrl}
              alt={t('photo', { number: place + 1, of: photos.length })}
              width={320}
              height={320}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
