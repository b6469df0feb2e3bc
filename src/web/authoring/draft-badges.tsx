import type { TourDraftCard } from '#contract/suppliers/tour-drafts.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import styles from './tours.module.css';

type Props = { tour: Pick<TourDraftCard, 'state' | 'isInReview' | 'hasChanges' | 'returnReason'> };

const tones: Partial<Record<TourDraftCard['state'], BadgeTone>> = {
  published: 'good',
  suspended: 'bad',
  removed: 'bad',
};

/** What a tour is now, and what becomes of its changes. */
export function DraftBadges({ tour: { state, isInReview, hasChanges, returnReason } }: Props) {
  const t = useT('authoring');
  // A first version in review is no draft any more; a tour on sale stays on sale while its change is in review.
  const isFirstVersion = isInReview && state === 'draft';
  return (
    <p className={styles.badges}>
      {isFirstVersion ? null : <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>}
      {isInReview ? <Badge tone="sea">{t('in_review')}</Badge> : null}
      {returnReason ? <Badge tone="bad">{t('returned')}</Badge> : null}
      {hasChanges && !isInReview && !returnReason ? <Badge>{t('changed')}</Badge> : null}
    </p>
  );
}
