import { useState, type ReactNode } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { CodeEntry } from '#web/account/code-entry.tsx';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './security.module.css';

type Props = { email: string; onSuccess: () => void; children: ReactNode };

/** Of an account without a password: its mailbox stands in for one. */
export function CodeReauthentication({ email, onSuccess, children }: Props) {
  useTextsOf('sign-in-code');
  const t = useT('sign-in-code');
  const { call } = usePageContext();
  const [isSent, setSent] = useState(false);
  const { form, problem, isSubmitting, submit } = useSubmit(async () => {
    await call(paths.requestSignInCode, { body: { email } });
    setSent(true);
  });
  const prove = async (code: string) => {
    await call(paths.reauthenticate, { body: { code } });
    onSuccess();
  };
  if (isSent) return <CodeEntry email={email} submit={t('proof_submit')} onEntered={prove} />;
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <p>{t('proof_text', { email })}</p>
      <FormProblems problem={problem} labels={{}} form={form} failed={serverText(problem, t) ?? t('failed')} />
      <Button type="submit" disabled={isSubmitting}>
        {t(isSubmitting ? 'sending' : 'send')}
      </Button>
      {children}
    </Form>
  );
}
