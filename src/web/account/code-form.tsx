import { useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { Inline } from '#web/articles/prose.tsx';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { startSession } from '#web/runtime/session/start-session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField, NameField } from './account-fields.tsx';
import { CodeEntry } from './code-entry.tsx';
import styles from './login-page.module.css';
import { openSuspension } from './open-suspension.ts';
import type { SecondStep } from './second-step-form.tsx';

type Props = {
  /** On the way to a booking: of the account that is opened. */
  asksName: boolean;
  name: string;
  onName: (typed: string) => void;
  email: string;
  onEmail: (typed: string) => void;
  onSecondStep: (step: SecondStep) => void;
  onPassword: () => void;
};

/** Signing in with a code that is mailed, which also opens an account. An address that was typed before gets its code at once. */
export function CodeForm({ onSecondStep, onPassword, ...typed }: Props) {
  useTextsOf('sign-in-code');
  const t = useT('sign-in-code');
  const { call } = usePageContext();
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isForAnother, setForAnother] = useState(false);
  const signIn = async (code: string) => {
    try {
      const entered = await call(paths.signInWithCode, {
        body: { email: sentTo!, code, ...(typed.name.trim() && { name: typed.name }) },
      });
      if ('secondStep' in entered) onSecondStep(entered.secondStep);
      else startSession(entered);
    } catch (thrown) {
      if (!(await openSuspension(thrown, call, navigate))) throw thrown;
    }
  };
  const again = (toAnother: boolean) => {
    setForAnother(toAnother);
    setSentTo(null);
  };
  return (
    <>
      {sentTo === null ? (
        <AddressForm {...typed} isSentAtOnce={!isForAnother} onSent={setSentTo} />
      ) : (
        <CodeEntry email={sentTo} submit={t('enter')} onEntered={signIn}>
          <Button look="quiet" onClick={() => again(false)}>
            {t('another_code')}
          </Button>
          <Button look="quiet" onClick={() => again(true)}>
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

type AddressProps = Omit<Props, 'onSecondStep' | 'onPassword'> & {
  isSentAtOnce: boolean;
  onSent: (email: string) => void;
};

function AddressForm({ asksName, name, onName, email: typed, onEmail, isSentAtOnce, onSent }: AddressProps) {
  const t = useT('sign-in-code');
  const { call } = usePageContext();
  const { form, problem, isSubmitting, submit } = useSubmit(
    async ({ email = '' }) => {
      await call(paths.requestSignInCode, { body: { email } });
      onSent(email);
    },
    { checkFirst: true },
  );
  useLayoutEffect(() => {
    const { current } = form;
    const missing = current!.querySelector<HTMLInputElement>('input:invalid');
    if (isSentAtOnce && !missing) current!.requestSubmit();
    else (missing ?? (current!.elements.namedItem('email') as HTMLInputElement)).focus();
  }, [form, isSentAtOnce]);
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <p>{t('lead')}</p>
      <FormProblems
        problem={problem}
        labels={{ name: t('login:name'), email: t('login:email') }}
        form={form}
        failed={serverText(problem, t) ?? t('auth:error')}
      />
      {asksName ? <NameField typed={name} onTyped={onName} problem={problem} /> : null}
      <EmailField typed={typed} onTyped={onEmail} problem={problem} />
      <Button type="submit" full disabled={isSubmitting}>
        {t(isSubmitting ? 'sending' : 'send')}
      </Button>
    </Form>
  );
}
