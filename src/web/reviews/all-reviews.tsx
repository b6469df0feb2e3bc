import { useLayoutEffect, useRef, useState } from 'react';
import type { PhotoView } from '#contract/catalogue.ts';
import type { Answer } from '#web/call.ts';
import { useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './all-reviews.module.css';
import { PhotoViewer } from './photo-viewer.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ReviewCard } from './review-card.tsx';
import cards from './review-card.module.css';
import { ReviewFilter } from './review-filter.tsx';
import { anyReview, useReviewList } from './use-review-list.ts';

type Props = { tourId: string; partner: string; first: Answer<'listTourReviews'>; reported: string | undefined };

export function AllReviews({ tourId, partner, first, reported }: Props) {
  const t = useT('reviews');
  const list = useReviewList(tourId, first);
  const [reporting, setReporting] = useState<string | null>(reported ?? null);
  const [seen, setSeen] = useState<{ photos: readonly PhotoView[]; place: number } | null>(null);
  const top = useRef<HTMLDivElement>(null);
  // What was pressed to come here is gone. Before a dialog opens, so that it gives the focus back to this.
  useLayoutEffect(() => top.current?.focus(), []);
  return (
    <div ref={top} tabIndex={-1} className={styles.all} aria-busy={list.state === 'loading'}>
      <ReviewFilter counts={first.counts} choice={list.choice} onChoose={list.choose} />
      <p className={cards.note} role="status">
        {list.state === 'loading' ? t('loading') : t('found', { count: list.total })}
      </p>
      {list.total === 0 ? (
        <Button look="line" onClick={() => list.choose({ ...anyReview, sort: list.choice.sort })}>
          {t('show_all')}
        </Button>
      ) : null}
      <ul className={cards.reviews}>
        {list.reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard
              review={review}
              partner={partner}
              onReport={() => setReporting(review.id)}
              onPhoto={(place) => setSeen({ photos: review.photos, place })}
            />
          </li>
        ))}
      </ul>
      <Rest list={list} />
      <ReportDialog review={reporting} onClose={() => setReporting(null)} />
      <PhotoViewer seen={seen} onSee={setSeen} />
    </div>
  );
}

/** What comes after the reviews that are shown: more of them, or the news that they did not come. */
function Rest({ list: { reviews, total, state, more, again } }: { list: ReturnType<typeof useReviewList> }) {
  const t = useT('reviews');
  if (state === 'failed') {
    return (
      <>
        <Notice tone="bad">{t('load_failed')}</Notice>
        <Button look="line" onClick={again}>
          {t('common:try_again')}
        </Button>
      </>
    );
  }
  if (reviews.length >= total) return null;
  return (
    <Button look="line" disabled={state === 'loading'} onClick={more}>
      {t('more', { count: total - reviews.length })}
    </Button>
  );
}
