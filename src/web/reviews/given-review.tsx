import { Link } from 'react-router';
import type { SupplierReviewView } from '#contract/reviews.ts';
import { tourPath } from '#web/addresses.ts';
import { fullDayText } from '#web/place-time.ts';
import { useSurroundings } from '#web/surroundings.ts';
import { Stars } from '#web/ui/rating.tsx';
import { OwnPhotos } from './own-photos.tsx';
import styles from './reviews.module.css';

type Given = Pick<
  SupplierReviewView,
  'tourId' | 'title' | 'author' | 'rating' | 'date' | 'language' | 'comment' | 'photos'
>;

/** A review as those see it who answer it or decide on it: below its tour. */
export function GivenReview({ review }: { review: Given }) {
  const { language } = useSurroundings();
  return (
    <>
      <h2 className={styles.tour}>
        <Link to={tourPath(review.tourId)}>{review.title}</Link>
      </h2>
      <p className={styles.given}>
        <strong>{review.author}</strong>
        <Stars stars={review.rating} />
        <time dateTime={review.date}>{fullDayText(review.date, language)}</time>
      </p>
      <blockquote lang={review.language}>{review.comment}</blockquote>
      <OwnPhotos photos={review.photos} />
    </>
  );
}
