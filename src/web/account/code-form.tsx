import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { Inline } from '#web/articles/prose.tsx';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { startSession } from '#web/runtime/session/start-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { CodeEntry } from './code-entry.tsx';
import styles from './login-page.module.css';
import { openSuspension } from './open-suspension.ts';
import type { SecondStep } from './second-step-form.tsx';

type Props = {
  email: string;
  onEmail: (typed: string) => void;
  onSecondStep: (step: SecondStep) => void;
  onPassword: () => void;
};

/** Signing in with a code that is mailed, which also opens an account. An address that was typed before gets its code at once. */
export function CodeForm({ email, onEmail, onSecondStep, onPassword }: Props) {
  useTextsOf('sign-in-code');
  const t = useT('sign-in-code');
  const { call } = usePageContext();
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isBack, setBack] = useState(false);
  const signIn = async (code: string) => {
    try {
      const entered = await call(paths.signInWithCode, { body: { email: sentTo!, code } });
      if ('secondStep' in entered) onSecondStep(entered.secondStep);
      else startSession(entered);
    } catch (thrown) {
      if (!(await openSuspension(thrown, call, navigate))) throw thrown;
    }
  };
  const again = () => {
    setBack(true);
    setSentTo(null);
  };
  return (
    <>
      {sentTo === null ? (
        <AddressForm email={email} isSentAtOnce={!isBack} onEmail={onEmail} onSent={setSentTo} />
      ) : (
        <CodeEntry email={sentTo} submit={t('enter')} onEntered={signIn}>
          <Button look="quiet" onClick={again}>
            {t('again')}
          </Button>
        </CodeEntry>
      )}
      <Button look="quiet" onClick={onPassword}>
        {t('with_password')}
      </Button>
      <p className={styles.terms}>
        <Inline text={t('terms')} />
      </p>
    </>
  );
}

type AddressProps = Pick<Props, 'email' | 'onEmail'> & { isSentAtOnce: boolean; onSent: (email: string) => void };

function AddressForm({ email: typed, isSentAtOnce, onEmail, onSent }: AddressProps) {
  const t = useT('sign-in-code');
  const { call } = usePageContext();
  const { form, problem, isSubmitting, submit } = useSubmit(
    async ({ email = '' }) => {
      await call(paths.requestSignInCode, { body: { email } });
      onSent(email);
    },
    { checkFirst: true },
  );
  useEffect(() => {
    const field = form.current!.elements.namedItem('email') as HTMLInputElement;
    if (isSentAtOnce && field.validity.valid) form.current!.requestSubmit();
    else field.focus();
  }, [form, isSentAtOnce]);
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <p>{t('lead')}</p>
      <FormProblems
        problem={problem}
        labels={{ email: t('login:email') }}
        form={form}
        failed={serverText(problem, t) ?? t('auth:error')}
      />
      <Field
        label={t('login:email')}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={typed}
        onChange={(event) => onEmail(event.target.value)}
        error={fieldText(problem, 'email')}
      />
      <Button type="submit" full disabled={isSubmitting}>
        {t(isSubmitting ? 'sending' : 'send')}
      </Button>
    </Form>
  );
}
