import { useState } from 'react';
import { statusOf } from '#web/call.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useSending } from '#web/forms/use-sending.ts';
import { definePage } from '#web/page.ts';
import { fieldText, serverText } from '#web/problem-text.ts';
import { clearSession } from '#web/session.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { News } from '#web/ui/news.tsx';
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
      <News told={done}>
        <Notice tone="good">{t('reset_done')}</Notice>
      </News>
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
  const { call } = useSurroundings();
  const token = useFragment();
  const { form, problem, isSending, submit } = useSending(
    async (entered) => {
      await call('resetPassword', { body: { token, password: entered.password! } });
      // Every session is over; this browser need not find that out by a refusal.
      clearSession();
      onDone();
    },
    { checkFirst: true },
  );
  const isOver = statusOf(problem) === 404;
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      <FormProblems
        problem={problem}
        labels={{ password: t('login:password') }}
        form={form}
        failed={isOver ? t('link_over') : (serverText(problem, t) ?? t('error'))}
      />
      {isOver ? <ButtonLink to="/forgot-password">{t('ask_again')}</ButtonLink> : null}
      <PasswordField mode="register" error={fieldText(problem, 'password')} />
      <Button type="submit" full disabled={isSending}>
        {t('reset_submit')}
      </Button>
    </form>
  );
}
