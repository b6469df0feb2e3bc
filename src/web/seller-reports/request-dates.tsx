import type { TaxRequestView } from '#contract/operator/seller-reports.ts';
import { longDate } from '#web/articles/long-date.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from './seller-reports.module.css';

/** When missing details were requested, and what follows. */
export function RequestDates({ request }: { request: TaxRequestView }) {
  const t = useT('seller-reports');
  const { language } = usePageContext();
  const { requestedAt, firstReminderAt, secondReminderAt, pausesAt, pausedAt } = request;
  const dates = [
    ['requested', requestedAt],
    ['reminded', firstReminderAt],
    ['reminded_again', secondReminderAt],
    ['pauses', pausesAt],
    ['paused', pausedAt],
  ] as const;
  return (
    <p className={`${styles.soft} ${styles.dates}`}>
      {dates.map(([name, at]) =>
        at ? <span key={name}>{t(`request_${name}`, { day: longDate(at, language) })}</span> : null,
      )}
    </p>
  );
}
