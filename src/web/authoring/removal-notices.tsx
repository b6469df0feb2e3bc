import { Link } from 'react-router';
import type { TourDraftView } from '#contract/suppliers/tour-drafts.ts';
import { longDate } from '#web/articles/long-date.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './editor.module.css';

/** Why the operator keeps a tour off sale, and how to appeal. */
export function RemovalNotices({ removals }: Pick<TourDraftView, 'removals'>) {
  const t = useT('authoring');
  const { language } = usePageContext();
  return removals.map(({ reference, reasons, appealBefore }) => (
    <Notice key={reference} tone="bad">
      <p>
        <strong>{t('removed_because', { reference })}</strong>
      </p>
      <p className={styles.reason}>{reasons}</p>
      {appealBefore ? (
        <p>
          {t('removed_appeal', { date: longDate(appealBefore, language) })}{' '}
          <Link to="/digital-services-law">{t('removed_appeal_here')}</Link>
        </p>
      ) : null}
    </Notice>
  ));
}
