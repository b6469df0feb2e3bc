import { useEffect, useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { ListedReviewView, ReviewCounts } from '#contract/reviews.ts';
import { capitalized, namesOf } from '#kernel/formats.ts';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { allReviews, reviewListRequest, type ReviewChoice } from '#web/reviews/use-review-list.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
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
  const { language } = usePageContext();
  const list = useReviews(tour.id, onList);
  if (!list) return null;
  const { counts } = list;
  const names = namesOf('language', language);
  const isAnyForeign = counts.languages.some((counted) => counted.language !== language);
  return (
    <div className={styles.summary}>
      <div className={styles.head}>
        <Rating rating={tour.rating} count={tour.review} />
        {counts.languages.length > 1 ? (
          <p className={styles.languages}>
            {counts.languages.map(({ language: spoken, reviews }) => (
              <button
                key={spoken}
                type="button"
                aria-label={t('only_language', { language: names.of(spoken)!, count: reviews })}
                onClick={() => onChoose({ language: spoken })}
              >
                {capitalized(names.of(spoken)!, language)} ({reviews})
              </button>
            ))}
          </p>
        ) : null}
      </div>
      <Bars counts={counts} onChoose={onChoose} />
      {isAnyForeign && !list.canBeTranslated ? <p className={styles.note}>{t('as_written')}</p> : null}
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
            <span className="visually-hidden">{`${t('said_of', { name: t('stars_spoken', { count: stars }) })} ${count}`}</span>
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

type ReviewList = Pick<ResponseBody<'listTourReviews'>, 'counts' | 'canBeTranslated'>;

function useReviews(tourId: string, onList: Props['onList']): ReviewList | undefined {
  const { call, language } = usePageContext();
  const [list, setList] = useState<ReviewList>();
  useEffect(() => {
    let isShown = true;
    call(paths.listTourReviews, reviewListRequest(tourId, allReviews, { reader: language, page: 1 }))
      .then(({ counts, canBeTranslated, data }) => {
        if (!isShown) return;
        setList({ counts, canBeTranslated });
        onList(data);
      })
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [call, language, tourId, onList]);
  return list;
}
