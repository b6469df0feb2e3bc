import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { statusOf } from '#web/runtime/api/call.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { Form } from '#web/forms/form.tsx';
import { NeedsScripts } from '#web/forms/needs-scripts.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { fieldText, serverText } from '#web/runtime/api/problem-text.ts';
import { clearSession } from '#web/runtime/session/session.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccountPanel } from './account-panel.tsx';
import { useFragment } from './fragment.ts';
import styles from './login-page.module.css';
import { PasswordField } from './password-field.tsx';

export const page = definePage<null>({
  head: (_, { t }) => ({ title: t('auth:reset_title'), indexed: false }),
  Page: ResetPasswordPage,
});

function ResetPasswordPage() {
  const t = useT('auth');
  const [done, setDone] = useState(false);
  return (
    <AccountPanel title={t('reset_title')} lead={t('reset_lead')}>
      <StatusMessage isShown={done}>
        <Notice tone="good">{t('reset_done')}</Notice>
      </StatusMessage>
      {done ? (
        <p>
          <ButtonLink to="/login">{t('to_login')}</ButtonLink>
        </p>
      ) : (
        <ChooseForm onDone={() => setDone(true)} />
      )}
    </AccountPanel>
  );
}

function ChooseForm({ onDone }: { onDone: () => void }) {
  const t = useT('auth');
  const { call } = usePageContext();
  const token = useFragment();
  const { form, problem, isSubmitting, submit } = useSubmit(
    async (entered) => {
      await call(paths.resetPassword, { body: { token, password: entered.password! } });
      // The reset has ended every session, also the one in this browser.
      clearSession();
      onDone();
    },
    { checkFirst: true },
  );
  const isOver = statusOf(problem) === 404;
  return (
    <Form ref={form} className={styles.form} onSubmit={submit}>
      <NeedsScripts />
      <FormProblems
        problem={problem}
        labels={{ password: t('login:password') }}
        form={form}
        failed={isOver ? t('link_over') : (serverText(problem, t) ?? t('error'))}
      />
      {isOver ? <ButtonLink to="/forgot-password">{t('ask_again')}</ButtonLink> : null}
      <PasswordField isNew error={fieldText(problem, 'password')} />
      <Button type="submit" full disabled={isSubmitting}>
        {t('reset_submit')}
      </Button>
    </Form>
  );
}
