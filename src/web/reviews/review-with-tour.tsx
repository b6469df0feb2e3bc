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

type Props = {
  review: ReviewWithTourView;
  /** Of the link to the tour, where what is around it says which one it is, who wrote the review and with how many stars. */
  linkText?: string;
};

/** A review with its tour, for a supplier who replies to it or an operator who decides on it. */
export function ReviewWithTour({ review, linkText }: Props) {
  const { language } = usePageContext();
  const link = <Link to={tourPath(review.tourId)}>{linkText ?? review.title}</Link>;
  return (
    <>
      {linkText ? null : <h2 className={styles.tour}>{link}</h2>}
      <p className={styles.starsAndDate}>
        {linkText ? null : (
          <>
            <strong>{review.author}</strong>
            <Stars stars={review.rating} />
          </>
        )}
        <time dateTime={review.date}>{fullDayText(review.date, language)}</time>
        {linkText ? link : null}
      </p>
      <blockquote lang={review.language}>{review.comment}</blockquote>
      <OwnPhotos photos={review.photos} />
    </>
  );
}
