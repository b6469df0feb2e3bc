import { useEffect, useState } from 'react';
import { statusOf } from '#web/call.ts';
import { fieldText, serverText } from '#web/problem-text.ts';
import '#web/profile/security/security-calls.ts';
import { saveSession } from '#web/session.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './login-page.module.css';
import { useSending } from './use-sending.ts';

export type SecondStep = { token: string; expiresAt: string };

type Props = { step: SecondStep; onBack: (why: 'over' | null) => void };

/** After the password the code of the app, or one of those kept on paper. */
export function SecondStepForm({ step, onBack }: Props) {
  const t = useT('login');
  const { call } = useSurroundings();
  const [isOnPaper, setOnPaper] = useState(false);
  const { form, failure, sending, onSubmit } = useSending(async (entered) => {
    try {
      const body = { token: step.token, code: String(entered.get('code')) };
      saveSession(await call('finishSignIn', { body }));
    } catch (thrown) {
      if (statusOf(thrown) !== 404) throw thrown;
      onBack('over');
    }
  });
  useEffect(() => (form.current?.elements.namedItem('code') as HTMLElement | null)?.focus(), [form, isOnPaper]);
  const error = fieldText(failure, 'code');
  const kind = isOnPaper ? 'recovery' : 'code';
  return (
    <form ref={form} method="post" className={styles.form} onSubmit={onSubmit}>
      {failure && !error ? <Notice tone="bad">{serverText(failure, t) ?? t('auth:error')}</Notice> : null}
      <Field
        key={kind}
        label={t(`second_${kind}`)}
        note={t(`second_${kind}_note`)}
        name="code"
        required
        maxLength={40}
        inputMode={isOnPaper ? 'text' : 'numeric'}
        autoComplete={isOnPaper ? 'off' : 'one-time-code'}
        autoCapitalize={isOnPaper ? 'characters' : 'none'}
        spellCheck={false}
        error={error}
      />
      <Button type="submit" full disabled={sending}>
        {t(sending ? 'sending_sign_in' : 'submit_sign_in')}
      </Button>
      <div className={`${styles.other} ${styles.choices}`}>
        <Button look="quiet" onClick={() => setOnPaper(!isOnPaper)}>
          {t(isOnPaper ? 'second_use_app' : 'second_use_recovery')}
        </Button>
        <Button look="quiet" onClick={() => onBack(null)}>
          {t('second_back')}
        </Button>
      </div>
    </form>
  );
}
