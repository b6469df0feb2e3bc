import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './login-page.module.css';

/** Signs in by a passkey alone; the code is loaded on the first click. */
export function PasskeyButton() {
  const t = useT('login');
  const { call } = usePageContext();
  const navigate = useNavigate();
  const [isSubmitting, setSubmitting] = useState(false);
  const noteId = useId();
  const [message, setMessage] = useState('');
  const signIn = async () => {
    setSubmitting(true);
    setMessage('');
    const { signInWithPasskey } = await import('./passkey-sign-in.ts');
    const refusal = await signInWithPasskey({ call, navigate, t });
    if (refusal === null) return;
    setMessage(refusal);
    setSubmitting(false);
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
