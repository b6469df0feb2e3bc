import { useEffect, useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { saveUser, useAccount } from '#web/runtime/session/session.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './unconfirmed-email.module.css';

/** A reminder to confirm an e-mail address: the account's, or the new one that is to replace it. */
export function UnconfirmedEmail() {
  const t = useT('dashboard');
  const { call } = usePageContext();
  const user = useAccount();
  useEffect(() => {
    // If this fails there is nothing to remind of.
    if (!user) call(paths.getMe).then(saveUser, () => undefined);
  }, [user, call]);
  const [outcome, setOutcome] = useState<'sending' | 'sent' | { problem: unknown } | null>(null);
  if (!user || (user.email_confirmed && !user.pending_email)) return null;
  const email = user.pending_email ?? user.email;
  const send = async () => {
    setOutcome('sending');
    try {
      await call(paths.sendConfirmation);
      setOutcome('sent');
    } catch (problem) {
      setOutcome({ problem });
    }
  };
  return (
    <div className={styles.location}>
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
