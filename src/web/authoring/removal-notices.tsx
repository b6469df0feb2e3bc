import { Link } from 'react-router';
import type { TourDraftView } from '#contract/suppliers/tour-drafts.ts';
import { noticePath } from '#kernel/notices/notice-path.ts';
import { longDate } from '#web/articles/long-date.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './editor.module.css';

/** Why the operator keeps a tour off sale, and how to appeal. */
export function RemovalNotices({ removals }: Pick<TourDraftView, 'removals'>) {
  const t = useT('authoring');
  const { language } = usePageContext();
  return removals.map(({ reference, code, reasons, appealBefore, appealedAt }) => (
    <Notice key={reference} tone="bad">
      <p>
        <strong>{t('removed_because', { reference })}</strong>
      </p>
      <p className={styles.reason}>{reasons}</p>
      {appealBefore ? <p>{t('removed_appeal', { date: longDate(appealBefore, language) })}</p> : null}
      {appealedAt ? <p>{t('removed_appealed', { date: longDate(appealedAt, language) })}</p> : null}
      {code ? (
        <p>
          <Link to={noticePath({ reference, code })}>
            {t(appealBefore ? 'removed_appeal_here' : 'removed_decision')}
          </Link>
        </p>
      ) : null}
    </Notice>
  ));
}
