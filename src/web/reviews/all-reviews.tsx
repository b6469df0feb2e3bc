import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { ReviewView } from '#contract/catalogue.ts';
import type { Language } from '#kernel/languages.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './all-reviews.module.css';
import { HelpfulButton } from './helpful-button.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ReviewCard } from './review-card.tsx';
import cards from './review-card.module.css';
import { ReviewFilter } from './review-filter.tsx';
import { TranslatableReview } from './translatable-review.tsx';
import { allReviews, type ReviewChoice, useReviewList } from './use-review-list.ts';

type Props = {
  tourId: string;
  supplier: string;
  first: ResponseBody<'listTourReviews'>;
  choice: ReviewChoice;
  reported: string | undefined;
};

export function AllReviews({ tourId, supplier, first, choice, reported }: Props) {
  const t = useT('reviews');
  const { language } = usePageContext();
  const list = useReviewList(tourId, first, choice);
  const [reporting, setReporting] = useState<string | null>(reported ?? null);
  const top = useRef<HTMLDivElement>(null);
  // The button that opened this view is gone. Focused before a dialog opens, so that the dialog returns the focus here.
  useLayoutEffect(() => top.current?.focus(), []);
  return (
    <div ref={top} tabIndex={-1} className={styles.all} aria-busy={list.state === 'loading'}>
      <ReviewFilter counts={first.counts} choice={list.choice} onChoose={list.choose} />
      <p className={cards.note} role="status">
        {list.state === 'loading' ? t('loading') : t('found', { count: list.total })}
      </p>
      {list.total === 0 ? (
        <Button look="line" onClick={() => list.choose({ ...allReviews, sort: list.choice.sort })}>
          {t('show_all')}
        </Button>
      ) : null}
      <ul className={cards.reviews}>
        {list.reviews.map((review) => {
          const Card = first.canBeTranslated && isForeign(review, language) ? TranslatableReview : ReviewCard;
          return (
            <li key={review.id}>
              <Card
                review={review}
                supplier={supplier}
                helpful={
                  <Suspense>
                    <HelpfulButton tourId={tourId} review={review} />
                  </Suspense>
                }
                onReport={() => setReporting(review.id)}
              />
            </li>
          );
        })}
      </ul>
      <MoreReviews list={list} />
      <ReportDialog review={reporting} onClose={() => setReporting(null)} />
    </div>
  );
}

/** The review or the answer to it is in another language than the page. */
const isForeign = (review: ReviewView, language: Language): boolean =>
  review.language !== language || (review.replyLanguage ?? language) !== language;

/** Below the reviews: a button to load more, or the error of the last request. */
function MoreReviews({ list: { reviews, total, state, loadMore, retry } }: { list: ReturnType<typeof useReviewList> }) {
  const t = useT('reviews');
  if (state === 'failed') {
    return (
      <>
        <Notice tone="bad">{t('load_failed')}</Notice>
        <Button look="line" onClick={retry}>
          {t('common:try_again')}
        </Button>
      </>
    );
  }
  if (reviews.length >= total) return null;
  return (
    <Button look="line" disabled={state === 'loading'} onClick={loadMore}>
      {t('more', { count: total - reviews.length })}
    </Button>
  );
}
