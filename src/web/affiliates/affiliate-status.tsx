import type { AffiliationView } from '#contract/affiliates.ts';
import { longDate } from '#web/articles/long-date.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './affiliates.module.css';

/** The status of an affiliate's application. */
export function AffiliateStatus({ affiliation: { state, appliedAt, reasons } }: { affiliation: AffiliationView }) {
  const t = useT('affiliates');
  const { language } = usePageContext();
  return (
    <div className={styles.status}>
      <Notice tone={state === 'applied' || state === 'approved' ? 'good' : 'plain'}>
        <p>{t(`standing_${state}`, { date: longDate(appliedAt, language) })}</p>
        {reasons ? <p>{reasons}</p> : null}
      </Notice>
      {state === 'approved' || state === 'ended' ? (
        <ButtonLink to="/dashboard/affiliate">{t('to_results')}</ButtonLink>
      ) : null}
    </div>
  );
}
