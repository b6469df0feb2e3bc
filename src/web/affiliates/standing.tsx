import type { AffiliationView } from '#contract/affiliates.ts';
import { longDate } from '#web/content/long-date.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './affiliates.module.css';

/** What has become of an application. */
export function Standing({ affiliation: { state, appliedAt, reasons } }: { affiliation: AffiliationView }) {
  const t = useT('affiliates');
  const { language } = useSurroundings();
  return (
    <div className={styles.standing}>
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
