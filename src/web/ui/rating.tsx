import { numberFormat } from '#kernel/formats.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from './rating.module.css';

const starPath = 'M10 1.6l2.5 5.4 5.9.7-4.4 4 1.2 5.9-5.2-3-5.2 3L6 11.7l-4.4-4 5.9-.7z';

/** The mean rating, or 'new' for a tour without reviews. */
export function Rating({ rating, count }: { rating: number | null; count: number }) {
  const { language } = usePageContext();
  const t = useT('common');
  if (rating === null || count === 0) return <span className={styles.rating}>{t('rating_new')}</span>;
  const shown = numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating);
  return (
    <span className={styles.rating}>
      <Star />
      <span className="visually-hidden">{t('rating_spoken', { rating: shown })}</span>
      <span aria-hidden="true">{shown}</span>
      <span className={styles.count}>
        <span aria-hidden="true">{`(${numberFormat(language).format(count)})`}</span>
        <span className="visually-hidden">{t('reviews_count', { count })}</span>
      </span>
    </span>
  );
}

/** Five stars, for a single review. */
export function Stars({ stars }: { stars: number }) {
  const t = useT('common');
  return (
    <span className={styles.stars} role="img" aria-label={t('stars_spoken', { count: stars })}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} empty={place > stars} />
      ))}
    </span>
  );
}

function Star({ empty = false }: { empty?: boolean }) {
  return (
    <svg className={`${styles.star}${empty ? ` ${styles.empty}` : ''}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={starPath} />
    </svg>
  );
}
