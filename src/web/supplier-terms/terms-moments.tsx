import type { TermsView } from '#contract/operator/supplier-terms.ts';
import { percentText } from '#kernel/prices/percent-text.ts';
import { longDate } from '#web/articles/long-date.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from './supplier-terms.module.css';

type Moments = Pick<
  TermsView,
  'commissionPercent' | 'commissionBefore' | 'endsOwn' | 'announcedAt' | 'startsAt' | 'startedAt' | 'withdrawnAt'
>;

/** From when on a change counts, what it does to the commission, and when it was announced. */
export function TermsMoments({ terms }: { terms: Moments }) {
  const t = useT('supplier-terms');
  const { language } = usePageContext();
  const { commissionPercent, commissionBefore, endsOwn, announcedAt, startsAt, startedAt, withdrawnAt } = terms;
  const status = withdrawnAt ? 'status_withdrawn' : startedAt ? 'status_started' : 'status_pending';
  return (
    <p className={styles.moments}>
      <span>{t(status, { day: longDate(withdrawnAt ?? startsAt, language) })}</span>
      {commissionPercent === null ? null : (
        <strong>
          {t('from_to', {
            before: percentText(commissionBefore ?? 0, language),
            after: percentText(commissionPercent, language),
          })}
        </strong>
      )}
      {endsOwn ? <span>{t('ends_own_shown')}</span> : null}
      <span>{t('announced_on', { day: longDate(announcedAt, language) })}</span>
    </p>
  );
}
