import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { ApiProblem, statusOf } from '#web/runtime/api/call.ts';
import { NeedsScripts } from '#web/forms/needs-scripts.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { getSession, saveUser, useSession } from '#web/runtime/session/session.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AccountPanel } from './account-panel.tsx';
import { useFragment } from './fragment.ts';
import styles from './login-page.module.css';

export const page = definePage<null>({
  head: (_, { t }) => ({ title: t('auth:confirm_title'), indexed: false }),
  Page: ConfirmEmailPage,
});

const nexts = {
  login: { to: '/login', text: 'to_login' },
  partner: { to: '/supplier', text: 'to_partner_area' },
  traveller: { to: '/dashboard', text: 'to_dashboard' },
} as const;

/** Confirms by a button, not by opening the page: mail scanners open every link. */
function ConfirmEmailPage() {
  const t = useT('auth');
  const session = useSession();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const next = !session ? nexts.login : session.user.role === 'supplier' ? nexts.partner : nexts.traveller;
  return (
    <AccountPanel title={t('confirm_title')} lead={confirmed === null ? t('confirm_lead') : null}>
      <StatusMessage isShown={confirmed !== null}>
        <Notice tone="good">{t('confirm_done', { email: confirmed ?? '' })}</Notice>
      </StatusMessage>
      {confirmed === null ? (
        <ConfirmForm onDone={setConfirmed} />
      ) : (
        <p>
          <ButtonLink to={next.to}>{t(next.text)}</ButtonLink>
        </p>
      )}
    </AccountPanel>
  );
}

function ConfirmForm({ onDone }: { onDone: (email: string) => void }) {
  const t = useT('auth');
  const { call } = usePageContext();
  const token = useFragment();
  const { form, problem, isSubmitting, submit } = useSubmit(async () => {
    const { email } = await call(paths.confirmEmail, { body: { token } });
    onDone(email);
    // The account stored in this browser has changed.
    if (getSession()) saveUser(await call(paths.getMe));
  });
  return (
    <form ref={form} method="post" className={styles.form} onSubmit={submit}>
      <NeedsScripts />
      {problem ? <Notice tone="bad">{refusalText(problem)}</Notice> : null}
      <Button type="submit" full disabled={isSubmitting}>
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
