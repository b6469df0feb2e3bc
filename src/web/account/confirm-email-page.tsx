import { useState } from 'react';
import { ApiProblem, statusOf } from '#web/call.ts';
import { useSending } from '#web/forms/use-sending.ts';
import { definePage } from '#web/page.ts';
import { serverText } from '#web/problem-text.ts';
import { getSession, saveUser, useSession } from '#web/session.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { News } from '#web/ui/news.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccountPanel } from './account-panel.tsx';
import { useFragment } from './fragment.ts';
import styles from './login-page.module.css';

export const page = definePage<null>({
  head: (_, { t }) => ({ title: t('auth:confirm_title'), indexed: false }),
  Page: ConfirmEmailPage,
});

/** By a button, not by opening the page: programs that look through mails open every link. */
function ConfirmEmailPage() {
  const t = useT('auth');
  const session = useSession();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  return (
    <AccountPanel title={t('confirm_title')} lead={t('confirm_lead')}>
      <News told={confirmed !== null}>
        <Notice tone="good">{t('confirm_done', { email: confirmed ?? '' })}</Notice>
      </News>
      {confirmed === null ? (
        <ConfirmForm onDone={setConfirmed} />
      ) : (
        <p>
          <ButtonLink to={session ? '/dashboard' : '/login'}>{t(session ? 'to_dashboard' : 'to_login')}</ButtonLink>
        </p>
      )}
    </AccountPanel>
  );
}

function ConfirmForm({ onDone }: { onDone: (email: string) => void }) {
  const t = useT('auth');
  const { call } = useSurroundings();
  const token = useFragment();
  const { form, problem, isSending, submit } = useSending(async () => {
    const { email } = await call('confirmEmail', { body: { token } });
    onDone(email);
    // What this browser shows of the account changes with it.
    if (getSession()) saveUser(await call('getMe'));
  });
  return (
    <form ref={form} method="post" className={styles.form} onSubmit={submit}>
      {problem ? <Notice tone="bad">{refusalText(problem)}</Notice> : null}
      <Button type="submit" full disabled={isSending}>
        {t('confirm_submit')}
      </Button>
    </form>
  );

  function refusalText(refused: unknown): string {
    if (statusOf(refused) === 404) return t('confirm_over');
    if (refused instanceof ApiProblem && refused.code === 'email_taken') return t('confirm_taken');
    return serverText(refused, t) ?? t('error');
  }
}
