import { useState } from 'react';
import type { BookingView } from '#contract/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#web/ui/place-time.ts';
import { whenText } from '#web/ui/when-text.ts';
import styles from './pending-change.module.css';

type Props = {
  booking: BookingView;
  /** Without it the booking is only read. */
  onAccepted?: (message: string) => void;
  onCancel?: () => void;
};

/** What the supplier has changed, why, and for a time the choice to keep the booking or to cancel it free of charge. */
export function SupplierChange({ booking, onAccepted, onCancel }: Props) {
  const t = useT('booking-detail');
  const { language } = usePageContext();
  const { accept, isSending, problem } = useAccept(booking.id, onAccepted);
  // A ticket that was stored for offline use earlier does not say.
  const change = booking.supplierChange;
  if (!change || booking.status === 'Cancelled') return null;
  const { isMoved, isElsewhere, reason, startsAtLocalBefore, freeUntil } = change;
  const before = whenText({ startsAtLocal: startsAtLocalBefore }, language);
  return (
    <section className={styles.pending} aria-label={t('supplier_change')}>
      <p className={styles.title}>{t('supplier_change')}</p>
      {isMoved ? <p>{t('supplier_change_time', { now: whenText(booking, language), before })}</p> : null}
      {isElsewhere ? (
        <p>{t('supplier_change_place', { now: booking.meetingPoint || t('meeting_point_later') })}</p>
      ) : null}
      {reason ? <p>{t('supplier_change_reason', { reason })}</p> : null}
      {freeUntil ? (
        <p className={styles.until}>
          {t('supplier_change_choice', {
            // The terms may give longer.
            moment: momentText(booking.freeCancellationUntil ?? freeUntil, booking.timeZone, language),
            place: booking.city,
          })}
        </p>
      ) : null}
      {freeUntil && onAccepted ? (
        <p className={styles.buttons}>
          <Button disabled={isSending} onClick={() => void accept()}>
            {t(isSending ? 'supplier_change_accepting' : 'supplier_change_accept')}
          </Button>
          {booking.can.cancel && onCancel ? (
            <Button look="line" disabled={isSending} onClick={onCancel}>
              {t('supplier_change_cancel')}
            </Button>
          ) : null}
        </p>
      ) : null}
      {problem ? <Notice tone="bad">{serverText(problem, t) ?? t('supplier_change_failed')}</Notice> : null}
    </section>
  );
}

function useAccept(id: string, onAccepted: Props['onAccepted']) {
  const t = useT('booking-detail');
  const { call } = usePageContext();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const accept = async () => {
    setSending(true);
    setProblem(null);
    await call(paths.acceptDepartureChange, { params: { id }, body: {} }).then(
      () => onAccepted?.(t('supplier_change_accepted')),
      setProblem,
    );
    setSending(false);
  };
  return { accept, isSending, problem };
}
