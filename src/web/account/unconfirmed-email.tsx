import { useState } from 'react';
import type { StoredUser } from '#web/session.ts';
import { serverText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './unconfirmed-email.module.css';

/** Reminds of an address that has not been confirmed yet: the account's, or the one that is to take its place. */
export function UnconfirmedEmail({ user }: { user: StoredUser }) {
  const t = useT('dashboard');
  const { call } = useSurroundings();
  const [outcome, setOutcome] = useState<'sending' | 'sent' | { problem: unknown } | null>(null);
  if (user.email_confirmed !== false && !user.pending_email) return null;
  const email = user.pending_email ?? user.email;
  const send = async () => {
    setOutcome('sending');
    try {
      await call('sendConfirmation');
      setOutcome('sent');
    } catch (problem) {
      setOutcome({ problem });
    }
  };
  return (
    <div className={styles.place}>
      {outcome === 'sent' ? (
        <Notice tone="good">{t('confirmation_sent', { email })}</Notice>
      ) : (
        <Notice>
          <div className={styles.line}>
            <p>{t(user.pending_email ? 'confirm_new_email' : 'confirm_email', { email })}</p>
            <Button look="line" disabled={outcome === 'sending'} onClick={() => void send()}>
              {t('send_confirmation')}
            </Button>
          </div>
          {outcome && typeof outcome === 'object' ? (
            <p role="alert">{serverText(outcome.problem, t) ?? t('common:list_failed')}</p>
          ) : null}
        </Notice>
      )}
    </div>
  );
}
