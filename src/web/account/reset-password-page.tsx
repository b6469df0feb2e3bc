import { useState } from 'react';
import { statusOf } from '#web/call.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
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
import { useSending } from './use-sending.ts';

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
  const { sending, failure, form, onSubmit } = useSending(async (entered) => {
    await call('resetPassword', { body: { token, password: String(entered.get('password')) } });
    // Every session is over; this browser need not find that out by a refusal.
    clearSession();
    onDone();
  });
  const isOver = statusOf(failure) === 404;
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={onSubmit}>
      <FormProblems
        problem={failure}
        labels={{ password: t('login:password') }}
        form={form}
        failed={isOver ? t('link_over') : (serverText(failure, t) ?? t('error'))}
      />
      {isOver ? <ButtonLink to="/forgot-password">{t('ask_again')}</ButtonLink> : null}
      <PasswordField mode="register" error={fieldText(failure, 'password')} />
      <Button type="submit" full disabled={sending}>
        {t('reset_submit')}
      </Button>
    </form>
  );
}
