import type { TourDraftCard } from '#contract/suppliers/tour-drafts.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './tours.module.css';

type Props = { tour: Pick<TourDraftCard, 'state' | 'isInReview' | 'hasChanges' | 'returnReason'> };

/** What a tour is now, and what becomes of its changes. */
export function DraftBadges({ tour: { state, isInReview, hasChanges, returnReason } }: Props) {
  const t = useT('authoring');
  // A first version in review is no draft any more; a tour on sale stays on sale while its change is in review.
  const isFirstVersion = isInReview && state === 'draft';
  return (
    <p className={styles.badges}>
      {isFirstVersion ? null : <span className={`${styles.badge} ${styles[state] ?? ''}`}>{t(`state_${state}`)}</span>}
      {isInReview ? <span className={`${styles.badge} ${styles.review}`}>{t('in_review')}</span> : null}
      {returnReason ? <span className={`${styles.badge} ${styles.removed}`}>{t('returned')}</span> : null}
      {hasChanges && !isInReview && !returnReason ? <span className={styles.badge}>{t('changed')}</span> : null}
    </p>
  );
}
