import { useState } from 'react';
import type { DepartureCancellationView } from '#contract/suppliers/departures/departure-cancellations.ts';
import type { SupplierDepartureView } from '#contract/suppliers/departures/departures.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { whenText } from '#web/ui/when-text.ts';
import { CancelForm } from './cancel-form.tsx';
import styles from './cancellation.module.css';

type Props = { departure: SupplierDepartureView; onCancelled: (begun: DepartureCancellationView) => void };

/** The button that opens the form. */
export function CancelDeparture({ departure, onCancelled }: Props) {
  const t = useT('departures');
  const { language } = usePageContext();
  const [isOpen, setOpen] = useState(false);
  const cancelled = (begun: DepartureCancellationView) => {
    setOpen(false);
    onCancelled(begun);
  };
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        {t('cancel')}
      </Button>
      <Dialog title={t('cancel_title')} open={isOpen} onClose={() => setOpen(false)}>
        {isOpen ? (
          <div className={styles.dialog}>
            <p>
              <strong>{departure.title}</strong>, {whenText(departure, language)}
            </p>
            <CancelForm id={departure.id} onCancelled={cancelled} onClose={() => setOpen(false)} />
          </div>
        ) : null}
      </Dialog>
    </>
  );
}
