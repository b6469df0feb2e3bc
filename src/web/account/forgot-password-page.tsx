import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { NeedsScripts } from '#web/forms/needs-scripts.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { EmailField } from './account-fields.tsx';
import { AccountPanel } from './account-panel.tsx';
import styles from './login-page.module.css';

export const page = definePage<null>({
  head: (_, { t }) => ({ title: t('auth:forgot_title'), indexed: false }),
  Page: ForgotPasswordPage,
});

function ForgotPasswordPage() {
  const t = useT('auth');
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AccountPanel title={t('forgot_title')} lead={t('forgot_lead')}>
      <StatusMessage isShown={sentTo !== null}>
        <Notice tone="good">{t('forgot_sent', { email: sentTo ?? '' })}</Notice>
      </StatusMessage>
      {sentTo === null ? <ForgotPasswordForm onSent={setSentTo} /> : <p>{t('forgot_sent_note')}</p>}
      <p>
        <ButtonLink to="/login" look="line" full>
          {t('to_login')}
        </ButtonLink>
      </p>
    </AccountPanel>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useT('auth');
  const { call } = usePageContext();
  const { form, problem, isSubmitting, submit } = useSubmit(
    async (entered) => {
      const email = entered.email!;
      await call(paths.requestPasswordReset, { body: { email } });
      onSent(email);
    },
    { checkFirst: true },
  );
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <NeedsScripts />
      <FormProblems
        problem={problem}
        labels={{ email: t('login:email') }}
        form={form}
        failed={serverText(problem, t) ?? t('error')}
      />
      <EmailField problem={problem} />
      <Button type="submit" full disabled={isSubmitting}>
        {t('forgot_submit')}
      </Button>
    </Form>
  );
}
