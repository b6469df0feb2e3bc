import { useEffect, useState } from 'react';
import { statusOf } from '#web/call.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useSending } from '#web/forms/use-sending.ts';
import { fieldText, serverText } from '#web/problem-text.ts';
import '#web/profile/security/security-calls.ts';
import { saveSession } from '#web/session.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import styles from './login-page.module.css';

export type SecondStep = { token: string; expiresAt: string };

type Props = { step: SecondStep; onBack: (why: 'over' | null) => void };

/** After the password the code of the app, or one of those kept on paper. */
export function SecondStepForm({ step, onBack }: Props) {
  const t = useT('login');
  const { call } = useSurroundings();
  const [isOnPaper, setOnPaper] = useState(false);
  const { form, problem, isSending, submit } = useSending(
    async (entered) => {
      try {
        const body = { token: step.token, code: entered.code! };
        saveSession(await call('finishSignIn', { body }));
      } catch (thrown) {
        if (statusOf(thrown) !== 404) throw thrown;
        onBack('over');
      }
    },
    { checkFirst: true },
  );
  useEffect(() => (form.current?.elements.namedItem('code') as HTMLElement | null)?.focus(), [form, isOnPaper]);
  const kind = isOnPaper ? 'recovery' : 'code';
  const label = t(`second_${kind}`);
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      <FormProblems
        problem={problem}
        labels={{ code: label }}
        form={form}
        failed={serverText(problem, t) ?? t('auth:error')}
      />
      <Field
        key={kind}
        label={label}
        note={t(`second_${kind}_note`)}
        name="code"
        required
        maxLength={40}
        inputMode={isOnPaper ? 'text' : 'numeric'}
        autoComplete={isOnPaper ? 'off' : 'one-time-code'}
        autoCapitalize={isOnPaper ? 'characters' : 'none'}
        spellCheck={false}
        error={fieldText(problem, 'code')}
      />
      <Button type="submit" full disabled={isSending}>
        {t(isSending ? 'sending_sign_in' : 'submit_sign_in')}
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
