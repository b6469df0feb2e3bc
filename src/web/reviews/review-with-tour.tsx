import { Link } from 'react-router';
import type { SupplierReviewView } from '#contract/reviews.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { fullDayText } from '#web/ui/place-time.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { Stars } from '#web/ui/rating.tsx';
import { OwnPhotos } from './own-photos.tsx';
import styles from './reviews.module.css';

type ReviewWithTourView = Pick<
  SupplierReviewView,
  'tourId' | 'title' | 'author' | 'rating' | 'date' | 'language' | 'comment' | 'photos'
>;

/** A review with its tour, for a supplier who replies to it or an operator who decides on it. */
export function ReviewWithTour({ review }: { review: ReviewWithTourView }) {
  const { language } = usePageContext();
  return (
    <>
      <h2 className={styles.tour}>
        <Link to={tourPath(review.tourId)}>{review.title}</Link>
      </h2>
      <p className={styles.starsAndDate}>
        <strong>{review.author}</strong>
        <Stars stars={review.rating} />
        <time dateTime={review.date}>{fullDayText(review.date, language)}</time>
      </p>
      <blockquote lang={review.language}>{review.comment}</blockquote>
      <OwnPhotos photos={review.photos} />
    </>
  );
}
