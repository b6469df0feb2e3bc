import type { DepartureCancellationView } from '#contract/suppliers/departures/departure-cancellations.ts';
import type { SupplierDepartureView } from '#contract/suppliers/departures/departures.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#web/ui/place-time.ts';
import styles from './cancellation.module.css';
import { useCancellation } from './use-cancellation.ts';

type Props = {
  departure: SupplierDepartureView;
  /** How it began, if that was on this page. */
  begun: DepartureCancellationView | null;
  isOffline: boolean;
};

/** That a departure does not take place, why, and how far its bookings have ended. */
export function CancelledNotice({ departure, begun, isOffline }: Props) {
  const t = useT('departures');
  const { language, settings } = usePageContext();
  // A sheet that an older version saved does not say it.
  const cancelled: SupplierDepartureView['cancelled'] | undefined = departure.cancelled;
  const followed = isOffline ? null : (cancelled ?? begun?.cancelled ?? null);
  const following = useCancellation(departure.id, followed);
  const { wasUnderWay } = following;
  const progress = following.progress ?? begun;
  const now = progress?.cancelled ?? cancelled;
  return (
    <>
      <p className="visually-hidden" role="status">
        {now?.isUnderWay ? t('cancel_working_spoken') : wasUnderWay && progress ? endedText(t, progress) : ''}
      </p>
      {now ? (
        <section aria-labelledby="cancelled">
          <Notice>
            <div className={styles.cancelled}>
              <h2 id="cancelled">{t('cancelled_title')}</h2>
              <p>
                {t(`cancelled_by_${now.by}`, {
                  app: settings.appName,
                  moment: momentText(now.at, departure.timeZone, language),
                })}
              </p>
              {now.reason ? <p>{t('cancelled_reason', { reason: now.reason })}</p> : null}
              {now.note ? <p>{t('cancelled_note', { note: now.note })}</p> : null}
              {progress ? <Progress progress={progress} /> : null}
            </div>
          </Notice>
        </section>
      ) : null}
    </>
  );
}

const endedText = (t: BoundTranslate<'departures'>, { cancelled }: DepartureCancellationView): string =>
  cancelled && cancelled.ended > 0 ? t('cancel_ended', { count: cancelled.ended }) : t('cancel_ended_none');

function Progress({ progress }: { progress: DepartureCancellationView }) {
  const t = useT('departures');
  const { cancelled, kept, byHand } = progress;
  if (!cancelled) return null;
  const { isUnderWay, ended, total } = cancelled;
  return (
    <>
      {isUnderWay ? (
        <>
          <progress max={Math.max(total, 1)} value={ended} aria-label={t('cancel_working_spoken')} />
          <p>{t('cancel_working', { done: ended, total })}</p>
        </>
      ) : (
        <p>{endedText(t, progress)}</p>
      )}
      {kept > 0 ? <p>{t('cancel_kept', { count: kept })}</p> : null}
      {byHand > 0 ? <p>{t('cancel_by_hand', { count: byHand })}</p> : null}
    </>
  );
}
