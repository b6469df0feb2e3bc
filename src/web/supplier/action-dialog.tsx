import { useRef, useState } from 'react';
import { formatMoney } from '#kernel/money.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { whenText } from '#web/ui/when-text.ts';
import styles from './supplier-page.module.css';
import type { ActionRequest, ConfirmedAction } from './use-booking-actions.ts';

type Props = {
  request: ActionRequest<ConfirmedAction> | null;
  onClose: () => void;
  onConfirm: (request: ActionRequest<ConfirmedAction>, reason?: string) => Promise<void>;
};

/** Confirms declining or cancelling, which cannot be undone, and takes a reason for the traveller. */
export function ActionDialog({ request, onClose, onConfirm }: Props) {
  const t = useT('partner-home');
  return (
    <Dialog title={request ? t(`${request.action}_title`) : t('bookings')} open={request !== null} onClose={onClose}>
      {request ? (
        <ActionForm key={request.booking.id} request={request} onClose={onClose} onConfirm={onConfirm} />
      ) : null}
    </Dialog>
  );
}

function ActionForm({ request, onClose, onConfirm }: Props & { request: ActionRequest<ConfirmedAction> }) {
  const t = useT('partner-home');
  const { language } = usePageContext();
  const reason = useRef<HTMLTextAreaElement>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const { action, booking } = request;
  const { priceMinor: amountMinor, currency } = booking.total;
  return (
    <div className={styles.dialog}>
      {/* There may be several bookings of one tour. */}
      <p className={styles.date}>
        {[booking.traveller?.name, booking.reference, whenText(booking, language)].filter(Boolean).join(' · ')}
      </p>
      <p>{t(`${action}_question`, { tour: booking.title, total: formatMoney({ amountMinor, currency }, language) })}</p>
      <TextField ref={reason} label={t('reason')} note={t('reason_note')} rows={3} maxLength={500} />
      <div className={styles.buttons}>
        <Button
          look="danger"
          disabled={isSubmitting}
          onClick={() => {
            setSubmitting(true);
            void onConfirm(request, reason.current?.value.trim() || undefined);
          }}
        >
          {t(isSubmitting ? 'working' : `${action}_sure`)}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('back')}
        </Button>
      </div>
    </div>
  );
}
