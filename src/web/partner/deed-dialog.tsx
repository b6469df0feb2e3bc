import { useRef, useState } from 'react';
import { formatMoney } from '#kernel/money.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import styles from './supplier-page.module.css';
import type { Asked } from './use-deeds.ts';

type Props = {
  asked: Asked | null;
  onClose: () => void;
  onSure: (asked: Asked, reason?: string) => Promise<void>;
};

/** Declining and cancelling cannot be taken back: says what they do, and takes a reason along for the traveller. */
export function DeedDialog({ asked, onClose, onSure }: Props) {
  const t = useT('partner-home');
  return (
    <Dialog title={asked ? t(`${asked.deed}_title`) : t('bookings')} open={asked !== null} onClose={onClose}>
      {asked ? <DeedForm key={asked.booking.id} asked={asked} onClose={onClose} onSure={onSure} /> : null}
    </Dialog>
  );
}

function DeedForm({ asked, onClose, onSure }: Props & { asked: Asked }) {
  const t = useT('partner-home');
  const { language } = useSurroundings();
  const reason = useRef<HTMLTextAreaElement>(null);
  const [isSending, setSending] = useState(false);
  const { deed, booking } = asked;
  const { priceMinor: amountMinor, currency } = booking.total;
  return (
    <div className={styles.dialog}>
      <p>{t(`${deed}_question`, { tour: booking.title, total: formatMoney({ amountMinor, currency }, language) })}</p>
      <TextField ref={reason} label={t('reason')} note={t('reason_note')} rows={3} maxLength={500} />
      <div className={styles.buttons}>
        <Button
          look="danger"
          disabled={isSending}
          onClick={() => {
            setSending(true);
            void onSure(asked, reason.current?.value.trim() || undefined);
          }}
        >
          {t(isSending ? 'working' : `${deed}_sure`)}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('back')}
        </Button>
      </div>
    </div>
  );
}
