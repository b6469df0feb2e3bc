import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { startSession } from '#web/runtime/session/start-session.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './login-page.module.css';
import { openSuspension } from './open-suspension.ts';
import { canUsePasskeys, passkeyErrorOf } from './passkey.ts';

/** Signs in by a passkey alone; the code is loaded on the first click. */
export function PasskeyButton() {
  const t = useT('login');
  const { call } = usePageContext();
  const navigate = useNavigate();
  const [isSubmitting, setSubmitting] = useState(false);
  const noteId = useId();
  const [message, setMessage] = useState('');
  const signIn = async () => {
    if (!canUsePasskeys()) return setMessage(t('passkey_failed'));
    setSubmitting(true);
    setMessage('');
    try {
      const { signInWithPasskey } = await import('./passkey-sign-in.ts');
      startSession(await signInWithPasskey(call));
    } catch (thrown) {
      if (await openSuspension(thrown, call, navigate)) return;
      const passkeyError = passkeyErrorOf(thrown);
      setMessage(
        passkeyError
          ? t(`passkey_${passkeyError}`)
          : (fieldText(thrown, 'passkey') ?? serverText(thrown, t) ?? t('auth:error')),
      );
      setSubmitting(false);
    }
  };
  return (
    <>
      <div className={styles.passkey}>
        <Button look="line" full disabled={isSubmitting} aria-describedby={noteId} onClick={() => void signIn()}>
          {t('passkey')}
        </Button>
        <p id={noteId}>{t('passkey_note')}</p>
      </div>
      {message ? <Notice tone="bad">{message}</Notice> : null}
    </>
  );
}
