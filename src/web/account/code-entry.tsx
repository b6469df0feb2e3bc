import type { ReactNode } from 'react';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './login-page.module.css';

type Props = {
  /** Where the code was sent. */
  email: string;
  submit: string;
  onEntered: (code: string) => Promise<void>;
  children?: ReactNode;
};

/** Asks for the code. Its texts are loaded by whoever shows it. */
export function CodeEntry({ email, submit: submitText, onEntered, children }: Props) {
  const t = useT('sign-in-code');
  const { form, problem, isSubmitting, submit } = useSubmit(({ code = '' }) => onEntered(code), { checkFirst: true });
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <div role="status">
        <Notice tone="good">{t('sent', { email })}</Notice>
      </div>
      <FormProblems
        problem={problem}
        labels={{ code: t('code') }}
        form={form}
        failed={serverText(problem, t) ?? t('failed')}
      />
      <Field
        label={t('code')}
        note={t('code_note')}
        name="code"
        required
        autoFocus
        maxLength={20}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={fieldText(problem, 'code')}
      />
      <Button type="submit" full disabled={isSubmitting}>
        {isSubmitting ? t('entering') : submitText}
      </Button>
      {children}
    </Form>
  );
}
