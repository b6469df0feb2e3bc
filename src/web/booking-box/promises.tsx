import type { ReactNode } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import type { BookedTour } from './booking-types.ts';
import styles from './booking-box.module.css';

/** What holds for every booking, in a few words beside the button. */
export function Promises({ tour, children }: { tour: Pick<BookedTour, 'policy'>; children?: ReactNode }) {
  const t = useT('tour-detail');
  return (
    <p className={styles.promises}>
      {children}
      {tour.policy.key === 'fixed' ? null : `${t('promise_refund')} · `}
      {t('promise_others')}
    </p>
  );
}
