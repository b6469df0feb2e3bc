import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { momentText } from '#web/ui/place-time.ts';
import styles from './console.module.css';

type Account = ResponseBody<'getAccount'>;
type Session = Account['sessions'][number];
type Props = { account: Account; onDone: (text: string) => Promise<void> };

/** Where a user is signed in, to end one session or all. */
export function AccountSessions({ account: { id, sessions }, onDone }: Props) {
  const t = useT('console');
  const { call, language } = usePageContext();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const end = async (work: Promise<unknown>) => {
    setBusy(true);
    setProblem('');
    try {
      await work;
      await onDone(t('sessions_ended'));
    } catch (thrown) {
      setProblem(serverText(thrown, t) ?? t('console:failed'));
    }
    setBusy(false);
  };
  const moment = (at: string) => t('moment', { moment: momentText(at, 'UTC', language) });
  const deviceOf = ({ browser, system }: Session) =>
    browser && system ? t('session_device', { browser, system }) : (browser ?? system ?? t('session_unknown'));
  return (
    <section className={styles.card} aria-labelledby="sessions">
      <h2 id="sessions">{t('sessions')}</h2>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      {sessions.length === 0 ? <p>{t('sessions_none')}</p> : null}
      {sessions.length === 0 ? null : (
        <>
          <p>{t('sessions_note')}</p>
          <ul className={styles.rows}>
            {sessions.map((session) => (
              <li key={session.id} className={styles.session}>
                <div>
                  <p>{deviceOf(session)}</p>
                  <p className={styles.soft}>
                    <span>{t('session_started', { moment: moment(session.startedAt) })}</span>
                    <span>{t('session_used', { moment: moment(session.lastUsedAt) })}</span>
                  </p>
                </div>
                <Button
                  look="danger"
                  disabled={isBusy}
                  aria-label={t('session_end_spoken', { device: deviceOf(session) })}
                  onClick={() => void end(call(paths.endAccountSession, { params: { id, sessionId: session.id } }))}
                >
                  {t('session_end')}
                </Button>
              </li>
            ))}
          </ul>
          <div>
            <Button
              look="danger"
              disabled={isBusy}
              onClick={() => void end(call(paths.endAccountSessions, { params: { id } }))}
            >
              {t('sessions_end_all')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
