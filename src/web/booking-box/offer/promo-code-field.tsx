import { useState } from 'react';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import type { Booking } from '../use-booking.ts';
import { CodeEntry, useFocusOfResult } from './code-entry.tsx';
import styles from './gift-card-field.module.css';

/** Collapsed behind a button, since few travellers have a code. What it takes off is a line of the price. */
export function PromoCodeField({ booking }: { booking: Booking }) {
  const t = useT('book-tour');
  const { code, setCode, isChecking } = booking;
  const [typed, setTyped] = useState(code.typed ?? '');
  const [tried, setTried] = useState(typed);
  // Only at first: it stays as the visitor who typed a code has it.
  const [wasTyped] = useState(code.typed !== undefined);
  const { place, awaitResult } = useFocusOfResult(code.used ?? code.problem ?? (code.typed ? undefined : null));
  const use = (chosen: string | undefined) => {
    awaitResult();
    setTried(typed);
    setCode(chosen);
  };
  const refusal = code.problem ? (fieldText(code.problem, 'code') ?? serverText(code.problem, t)) : null;
  return (
    <details className={styles.details} open={wasTyped || undefined}>
      <summary>{t('promo')}</summary>
      <div ref={place} className={styles.field} aria-live="polite">
        {code.used ? (
          <>
            <p tabIndex={-1}>{t('promo_used', { code: code.used })}</p>
            <Button look="line" onClick={() => use(undefined)}>
              {t('gift_card_remove')}
            </Button>
          </>
        ) : (
          <CodeEntry
            label={t('promo_code')}
            name="code"
            typed={typed}
            // Only by this code: one that is used while another price is asked for is in the next.
            isBusy={isChecking && code.typed === typed.trim()}
            isChecking={isChecking && Boolean(code.typed)}
            error={typed === tried ? refusal : null}
            onType={setTyped}
            onUse={() => use(typed.trim())}
          />
        )}
      </div>
    </details>
  );
}
