import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ListedReviewView } from '#contract/reviews.ts';
import type { OpenReviewsOptions } from '#web/reviews/open-reviews.tsx';
import { ReviewCard } from '#web/reviews/review-card.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { WhenNear } from '#web/ui/loading/when-near.tsx';
import type { ShownTour } from './shown-tour.ts';
import styles from '#web/reviews/review-card.module.css';

const RatingSummary = lazy(async () => ({ default: (await import('./more/rating-summary.tsx')).RatingSummary }));

const HelpfulButton = lazy(async () => ({ default: (await import('#web/reviews/helpful-button.tsx')).HelpfulButton }));

/** The first reviews. The list of all, with reporting, is loaded on demand. */
export function Reviews({ tour }: { tour: ShownTour }) {
  const t = useT('tour-detail');
  const { all, state, open } = useAllReviews(tour);
  const [listed, setListed] = useState<readonly ListedReviewView[]>([]);
  if (tour.reviews.length === 0) return <p>{t('no_reviews')}</p>;
  const isAllShown = tour.reviews.length >= tour.review;
  const opener =
    tour.review > 1 ? (
      <Button look="line" className={styles.more} disabled={state === 'opening'} onClick={() => void open()}>
        {t(isAllShown ? 'sort' : 'all_reviews', { count: tour.review })}
      </Button>
    ) : null;
  return (
    <>
      <p className={styles.note}>{t('verified_meaning')}</p>
      <WhenNear className={styles.summary}>
        <RatingSummary tour={tour} onChoose={(choice) => void open({ choice })} onList={setListed} />
      </WhenNear>
      {all ?? (
        <>
          {isAllShown ? opener : null}
          <ul className={styles.reviews}>
            {tour.reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard
                  review={review}
                  supplier={tour.supplier.name}
                  helpful={listed
                    .filter(({ id }) => id === review.id)
                    .map((found) => (
                      <Suspense key={found.id}>
                        <HelpfulButton tourId={tour.id} review={found} />
                      </Suspense>
                    ))}
                  onReport={() => void open({ reported: review.id })}
                />
              </li>
            ))}
          </ul>
          <p role="status">{state === 'failed' ? t('common:list_failed') : ''}</p>
          {isAllShown ? null : opener}
        </>
      )}
    </>
  );
}

function useAllReviews(tour: ShownTour) {
  const pageContext = usePageContext();
  const [all, setAll] = useState<ReactNode>(null);
  const [state, setState] = useState<'closed' | 'opening' | 'failed'>('closed');
  const open = async (first: Pick<OpenReviewsOptions, 'reported' | 'choice'> = {}) => {
    setState('opening');
    try {
      const { openReviews } = await import('#web/reviews/open-reviews.tsx');
      setAll(await openReviews(pageContext, { tourId: tour.id, supplier: tour.supplier.name, ...first }));
    } catch {
      setState('failed');
    }
  };
  return { all, state, open };
}
