import { serverText } from '#web/problem-text.ts';
import { useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './book-page.module.css';
import type { Availability } from './use-availability.ts';

type Props = { availability: Availability; bookable: boolean; onRetry: () => void };

export function AvailabilityNews({ availability, bookable, onRetry }: Props) {
  const t = useT('book-tour');
  return (
    <div className={styles.news} aria-live="polite">
      {availability.state === 'checking' ? <p className={styles.soft}>{t('checking')}</p> : null}
      {availability.state === 'failed' ? (
        <div className={styles.retry}>
          <Notice tone="bad">{serverText(availability.problem, t) ?? t('check_failed')}</Notice>
          <Button look="line" onClick={onRetry}>
            {t('common:try_again')}
          </Button>
        </div>
      ) : null}
      {availability.state === 'answered' && !bookable ? (
        <Notice tone="bad">{availability.answer.message || t('none_that_day')}</Notice>
      ) : null}
    </div>
  );
}
