import type { DepartureCancellationView } from '#contract/suppliers/departures/departure-cancellations.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Price } from '#web/ui/price.tsx';
import departures from '../departures.module.css';
import styles from './cancellation.module.css';

/** What cancelling the departure does, and whom it concerns. */
export function CancelPreview({ preview }: { preview: DepartureCancellationView }) {
  const t = useT('departures');
  const { bookings, people, refund, requests, holds, changes, waiting, kept, byHand } = preview;
  const further = [
    requests > 0 && t('cancel_requests', { count: requests }),
    holds > 0 && t('cancel_holds', { count: holds }),
    changes > 0 && t('cancel_changes', { count: changes }),
    waiting > 0 && t('cancel_waiting', { count: waiting }),
    kept > 0 && t('cancel_kept', { count: kept }),
    byHand > 0 && t('cancel_by_hand', { count: byHand }),
  ].filter((line) => line !== false);
  return (
    <Notice>
      <div className={styles.preview}>
        {bookings === 0 ? (
          <p>{t('change_nobody')}</p>
        ) : (
          <>
            <p className={styles.count}>
              <strong>
                {t('cancel_bookings', { count: bookings })} · {t('people', { count: people })}
              </strong>
            </p>
            <p>{t('cancel_refunds')}</p>
            {refund ? (
              <p>
                {t('cancel_amount')}{' '}
                <strong>
                  <Price {...refund} />
                </strong>
              </p>
            ) : null}
          </>
        )}
        {further.length > 0 ? (
          <ul className={departures.affected}>
            {further.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : null}
        <p>{t('cancel_for_good')}</p>
      </div>
    </Notice>
  );
}
