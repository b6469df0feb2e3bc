import { Link } from 'react-router';
import type { OwnReviewView } from '#contract/reviews.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { fullDayText } from '#web/ui/place-time.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Stars } from '#web/ui/rating.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { smallPicture } from '#web/ui/small-picture.ts';
import { OwnPhotos } from './own-photos.tsx';
import styles from './reviews.module.css';

export type OwnReviewListView = { data: OwnReviewView[]; page: number; pageSize: number; total: number };

export function OwnReviews({ reviews, hasMoreToWrite }: { reviews: OwnReviewListView; hasMoreToWrite: boolean }) {
  const t = useT('dashboard');
  if (reviews.total === 0 && hasMoreToWrite) return null;
  if (reviews.total === 0) {
    return (
      <EmptyState title={t('reviews_empty')} actions={<ButtonLink to="/tours">{t('common:all_tours')}</ButtonLink>}>
        <p>{t('reviews_empty_text')}</p>
      </EmptyState>
    );
  }
  return (
    <section>
      <h2 className={styles.heading}>{t('reviews_written')}</h2>
      <ul className={styles.reviews}>
        {reviews.data.map((review) => (
          <li key={review.id}>
            <OwnReview review={review} />
          </li>
        ))}
      </ul>
      <Pagination {...reviews} hrefOf={(page) => `/dashboard/reviews?page=${page}`} />
    </section>
  );
}

function OwnReview({ review }: { review: OwnReviewView }) {
  const t = useT('dashboard');
  const { language } = usePageContext();
  return (
    <article className={styles.review}>
      <img src={smallPicture(review.image)} alt="" width={1200} height={900} loading="lazy" decoding="async" />
      <div>
        <h3>
          <Link to={tourPath(review.tourId)}>{review.title}</Link>
        </h3>
        <p className={styles.starsAndDate}>
          <Stars stars={review.rating} />
          <time dateTime={review.date}>{fullDayText(review.date.slice(0, 10), language)}</time>
        </p>
        {review.hidden ? <Hidden hidden={review.hidden} /> : null}
        <blockquote lang={review.language}>{review.comment}</blockquote>
        <OwnPhotos photos={review.photos} />
        {review.supplierReply ? (
          <p className={styles.reply}>
            <strong>{t('partner_reply')}</strong>{' '}
            <span lang={review.replyLanguage ?? review.language}>{review.supplierReply}</span>
          </p>
        ) : null}
      </div>
    </article>
  );
}

/** Why the operator hid the review, and how to object. */
function Hidden({ hidden }: { hidden: NonNullable<OwnReviewView['hidden']> }) {
  const t = useT('reviews');
  return (
    <div className={styles.hidden}>
      <Notice>
        <p>
          <strong>{t(`hidden_${hidden.basis}`)}</strong>
        </p>
        <p>{hidden.reasons}</p>
        <p>
          {t('hidden_object')} <Link to="/contact">{t('hidden_contact')}</Link>
        </p>
      </Notice>
    </div>
  );
}
