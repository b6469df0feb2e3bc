import * as paths from '#contract/paths.generated.ts';
import type { SessionEntry } from '#contract/accounts/security.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { localDateTime } from './local-time.ts';
import { SecuritySection, useNotice } from './security-section.tsx';
import styles from './security.module.css';
import { useEndpoint } from './use-endpoint.ts';

const all = { query: { pageSize: 100 } };

export function Sessions() {
  const t = useT('security');
  const { call } = usePageContext();
  const [state, reload] = useEndpoint(paths.listSessions, all);
  const { notice, showNotice } = useNotice();
  const end = async (work: () => Promise<string>) => {
    try {
      const text = await work();
      await reload();
      showNotice({ tone: 'good', text });
    } catch (thrown) {
      showNotice({ tone: 'bad', text: serverText(thrown, t) ?? t('failed') });
      await reload();
    }
  };
  const endOne = (session: SessionEntry) =>
    end(async () => {
      await call(paths.endOneSession, { params: { id: session.id } });
      return t('session_ended', { device: deviceText(session, t) });
    });
  const endOthers = () => end(async () => t('sessions_ended', { count: (await call(paths.endOtherSessions)).ended }));
  return (
    <SecuritySection title={t('sessions')} text={t('sessions_text')} notice={notice} state={state} reload={reload}>
      {({ data }) => (
        <>
          <ul className={styles.list}>
            {data.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => void endOne(session)} />
            ))}
          </ul>
          {data.length > 1 ? (
            <Button look="danger" onClick={() => void endOthers()}>
              {t('end_others')}
            </Button>
          ) : null}
        </>
      )}
    </SecuritySection>
  );
}

function SessionRow({ session, onEnd }: { session: SessionEntry; onEnd: () => void }) {
  const t = useT('security');
  const { language } = usePageContext();
  const device = deviceText(session, t);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          {device} {session.current ? <span className={styles.mark}>{t('this_device')}</span> : null}
        </p>
        <p className={styles.facts}>{t('last_used', { moment: localDateTime(session.lastUsedAt, language) })}</p>
        <p className={styles.facts}>{t('signed_in_since', { moment: localDateTime(session.startedAt, language) })}</p>
      </div>
      {session.current ? null : (
        <Button look="line" aria-label={t('end_spoken', { device })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}

function deviceText({ browser, system }: SessionEntry, t: BoundTranslate<'security'>): string {
  if (browser && system) return t('device', { browser, system });
  return browser ?? system ?? t('device_unknown');
}
