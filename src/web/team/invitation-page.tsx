import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { AccountPanel } from '#web/account/account-panel.tsx';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { statusOf } from '#web/runtime/api/call.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Join } from './join.tsx';

type Invitation = ResponseBody<'readInvitation'>;

export const page = definePage<null>({
  head: (_, { t }) => ({ title: t('team:join_title'), indexed: false }),
  Page: InvitationPage,
});

/** Survives the way to the sign-in page and back, without the secret in an address. */
const storageKey = 'invitation';

/** The link of the mail: shows who invites, and joins by a button, because mail scanners open every link. */
function InvitationPage() {
  const t = useT('team');
  const [isJoined, setJoined] = useState(false);
  const { token, invitation, problem } = useInvitation();
  if (isJoined) return <Navigate to="/supplier" replace />;
  const isOver = statusOf(problem) === 404;
  const title = t(isOver ? 'join_over' : 'join_title');
  if (problem)
    return (
      <AccountPanel title={title} lead={isOver ? t('join_over_text') : ''}>
        {isOver ? null : <Notice tone="bad">{serverText(problem, t) ?? t('failed')}</Notice>}
      </AccountPanel>
    );
  if (!invitation)
    return (
      <AccountPanel title={title} lead={t('join_waiting')}>
        {null}
      </AccountPanel>
    );
  const { supplier, role } = invitation;
  return (
    <AccountPanel title={title} lead={t(`join_lead_${role}`, { supplier })}>
      <Join
        invitation={invitation}
        token={token}
        onDone={() => {
          sessionStorage.removeItem(storageKey);
          setJoined(true);
        }}
      />
    </AccountPanel>
  );
}

/** Nothing of the fragment is rendered, so it is read without waiting for hydration. */
function useInvitation() {
  const { call } = usePageContext();
  const fragment = useLocation().hash.slice(1);
  const [token, setToken] = useState('');
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    const secret = fragment || sessionStorage.getItem(storageKey) || '';
    if (fragment) sessionStorage.setItem(storageKey, fragment);
    setToken(secret);
    call(paths.readInvitation, { body: { token: secret } }).then(setInvitation, setProblem);
  }, [fragment, call]);
  return { token, invitation, problem };
}
