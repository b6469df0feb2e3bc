import { useState } from 'react';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useSending } from '#web/forms/use-sending.ts';
import { definePage } from '#web/page.ts';
import { fieldText, serverText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { News } from '#web/ui/news.tsx';
import { Notice } from '#web/ui/notice.tsx';
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
      <News told={sentTo !== null}>
        <Notice tone="good">{t('forgot_sent', { email: sentTo ?? '' })}</Notice>
      </News>
      {sentTo === null ? <AskForm onSent={setSentTo} /> : <p>{t('forgot_sent_note')}</p>}
      <p>
        <ButtonLink to="/login" look="line" full>
          {t('to_login')}
        </ButtonLink>
      </p>
    </AccountPanel>
  );
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useT('auth');
  const { call } = useSurroundings();
  const { form, problem, isSending, submit } = useSending(
    async (entered) => {
      const email = entered.email!;
      await call('requestPasswordReset', { body: { email } });
      onSent(email);
    },
    { checkFirst: true },
  );
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
      <FormProblems
        problem={problem}
        labels={{ email: t('login:email') }}
        form={form}
        failed={serverText(problem, t) ?? t('error')}
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
        error={fieldText(problem, 'email')}
      />
      <Button type="submit" full disabled={isSending}>
        {t('forgot_submit')}
      </Button>
    </form>
  );
}
