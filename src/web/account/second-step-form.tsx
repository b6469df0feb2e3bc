import { useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { statusOf } from '#web/runtime/api/call.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { startSession } from '#web/runtime/session/start-session.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import styles from './login-page.module.css';
import { openSuspension } from './open-suspension.ts';

export type SecondStep = { token: string; expiresAt: string };

type Props = { step: SecondStep; onBack: (why: 'over' | null) => void };

/** After the password: the code of the authenticator app, or a recovery code. */
export function SecondStepForm({ step, onBack }: Props) {
  const t = useT('login');
  const { call } = usePageContext();
  const navigate = useNavigate();
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false);
  const { form, problem, isSubmitting, submit } = useSubmit(
    async (entered) => {
      try {
        const body = { token: step.token, code: entered.code! };
        startSession(await call(paths.finishSignIn, { body }));
      } catch (thrown) {
        if (await openSuspension(thrown, call, navigate)) return;
        if (statusOf(thrown) !== 404) throw thrown;
        onBack('over');
      }
    },
    { checkFirst: true },
  );
  useLayoutEffect(
    () => (form.current?.elements.namedItem('code') as HTMLElement | null)?.focus(),
    [form, usesRecoveryCode],
  );
  const kind = usesRecoveryCode ? 'recovery' : 'code';
  const label = t(`second_${kind}`);
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
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
        inputMode={usesRecoveryCode ? 'text' : 'numeric'}
        autoComplete={usesRecoveryCode ? 'off' : 'one-time-code'}
        autoCapitalize={usesRecoveryCode ? 'characters' : 'none'}
        spellCheck={false}
        error={fieldText(problem, 'code')}
      />
      <Button type="submit" full disabled={isSubmitting}>
        {t(isSubmitting ? 'sending_sign_in' : 'submit_sign_in')}
      </Button>
      <div className={`${styles.other} ${styles.choices}`}>
        <Button look="quiet" onClick={() => setUsesRecoveryCode(!usesRecoveryCode)}>
          {t(usesRecoveryCode ? 'second_use_app' : 'second_use_recovery')}
        </Button>
        <Button look="quiet" onClick={() => onBack(null)}>
          {t('second_back')}
        </Button>
      </div>
    </Form>
  );
}
