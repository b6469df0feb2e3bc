import { dateFormat } from '#kernel/formats.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Stars } from '#web/ui/rating.tsx';
import type { ShownReview, ShownTour } from './shown-tour.ts';
import styles from './reviews.module.css';

const defaultStars = 5;

/** Each was written after a completed booking; there is no other way to write one. */
export function Reviews({ tour }: { tour: ShownTour }) {
  const t = useT('tour-detail');
  if (tour.reviews.length === 0) return <p>{t('no_reviews')}</p>;
  return (
    <ul className={styles.reviews}>
      {tour.reviews.map((review) => (
        <Review key={review.author + review.date} review={review} partner={tour.supplier.name} />
      ))}
    </ul>
  );
}

function Review({ review, partner }: { review: ShownReview; partner: string }) {
  const t = useT('tour-detail');
  const { language } = useSurroundings();
  const day = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(review.date));
  return (
    <li className={styles.review}>
      <p className={styles.top}>
        <strong>{review.author || t('traveler')}</strong>
        <Stars stars={review.rating ?? defaultStars} />
      </p>
      <p className={styles.note}>
        <time dateTime={review.date.slice(0, 10)}>{day}</time> · {t('verified')}
      </p>
      <p lang={review.language}>{review.comment}</p>
      {review.supplierReply ? (
        <blockquote className={styles.reply} lang={review.language}>
          <strong lang={language}>{t('reply_from', { name: partner })}</strong>
          <p>{review.supplierReply}</p>
        </blockquote>
      ) : null}
    </li>
  );
}
