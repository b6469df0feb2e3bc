import { useState } from 'react';
import type { SupplierDepartureView } from '#contract/suppliers/departures/departures.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ChangeForm } from './change-form.tsx';
import styles from './departures.module.css';

/** The button that opens the form, and what became of it. */
export function ChangeDeparture({ departure }: { departure: SupplierDepartureView }) {
  const t = useT('departures');
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const changed = (said: string) => {
    setMessage(said);
    setOpen(false);
  };
  return (
    <div className={styles.changing}>
      <Button look="line" className={styles.action} onClick={() => setOpen(true)}>
        {t('change')}
      </Button>
      <div role="status">{message && !isOpen ? <Notice tone="good">{message}</Notice> : null}</div>
      <Dialog title={t('change')} open={isOpen} onClose={() => setOpen(false)}>
        {isOpen ? <ChangeForm departure={departure} onChanged={changed} /> : null}
      </Dialog>
    </div>
  );
}
