import { useEffect, useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { ListedReviewView, ReviewCounts } from '#contract/reviews.ts';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { allReviews, reviewListRequest, type ReviewChoice } from '#web/reviews/use-review-list.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { languageNames } from '#web/shell/language-names.ts';
import { Rating } from '#web/ui/rating.tsx';
import type { ShownTour } from '../shown-tour.ts';
import styles from './rating-summary.module.css';

type Props = {
  tour: ShownTour;
  onChoose: (choice: Partial<ReviewChoice>) => void;
  onList: (reviews: readonly ListedReviewView[]) => void;
};

/** The mean, a bar for each number of stars and the languages: each opens the reviews with it. `onList` gets the newest reviews with
 *  what the page does not know of them. */
export function RatingSummary({ tour, onChoose, onList }: Props) {
  useTextsOf('tour-more');
  const t = useT('tour-more');
  const counts = useCounts(tour.id, onList);
  if (!counts) return null;
  return (
    <div className={styles.summary}>
      <div className={styles.head}>
        <Rating rating={tour.rating} count={tour.review} />
        {counts.languages.length > 1 ? (
          <p className={styles.languages}>
            {counts.languages.map(({ language, reviews }) => (
              <button
                key={language}
                type="button"
                aria-label={t('only_language', { language: languageNames[language], count: reviews })}
                onClick={() => onChoose({ language })}
              >
                {languageNames[language]} ({reviews})
              </button>
            ))}
          </p>
        ) : null}
      </div>
      <Bars counts={counts} onChoose={onChoose} />
    </div>
  );
}

function Bars({ counts: { stars: counted }, onChoose }: { counts: ReviewCounts; onChoose: Props['onChoose'] }) {
  const t = useT('common');
  const all = counted.reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles.bars}>
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counted[stars - 1]!;
        return (
          <button key={stars} type="button" disabled={count === 0} onClick={() => onChoose({ stars })}>
            <span className="visually-hidden">{`${t('stars_spoken', { count: stars })}: ${count}`}</span>
            <span aria-hidden="true">{stars}</span>
            <svg viewBox={`0 0 ${all} 1`} preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 0h${count}v1H0z`} />
            </svg>
            <span aria-hidden="true">{count}</span>
          </button>
        );
      })}
    </div>
  );
}

function useCounts(tourId: string, onList: Props['onList']): ReviewCounts | undefined {
  const { call } = usePageContext();
  const [counts, setCounts] = useState<ReviewCounts>();
  useEffect(() => {
    let isShown = true;
    call(paths.listTourReviews, reviewListRequest(tourId, allReviews, 1))
      .then(({ counts: counted, data }) => {
        if (!isShown) return;
        setCounts(counted);
        onList(data);
      })
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [call, tourId, onList]);
  return counts;
}
