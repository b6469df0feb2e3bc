import { serverText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './book-page.module.css';
import type { Availability } from './use-availability.ts';

type Props = { offer: Availability; bookable: boolean; onRetry: () => void };

/** If the price cannot be loaded, the departure's price is shown; the server decides when booking. */
export function AvailabilityStatus({ offer, bookable, onRetry }: Props) {
  const t = useT('book-tour');
  const { availability } = offer;
  return (
    <div className={styles.availability} aria-live="polite">
      {offer.state === 'checking' ? <p className={styles.soft}>{t('checking')}</p> : null}
      {offer.state === 'failed' && !availability ? (
        <div className={styles.retry}>
          <Notice tone="bad">{serverText(offer.problem, t) ?? t('check_failed')}</Notice>
          <Button look="line" onClick={onRetry}>
            {t('common:try_again')}
          </Button>
        </div>
      ) : null}
      {availability && !bookable ? <Notice tone="bad">{availability.message || t('none_that_day')}</Notice> : null}
    </div>
  );
}
