import type { SessionEntry } from '#contract/security.ts';
import { serverText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Button } from '#web/ui/button.tsx';
import { momentHere } from './moment.ts';
import { Part, useTelling } from './part.tsx';
import styles from './security.module.css';
import { useAsked } from './use-asked.ts';

const all = { query: { pageSize: 100 } };

export function Sessions() {
  const t = useT('security');
  const { call } = useSurroundings();
  const [asked, again] = useAsked('listSessions', all);
  const { told, tell } = useTelling();
  const end = async (work: () => Promise<string>) => {
    try {
      const text = await work();
      await again();
      tell({ tone: 'good', text });
    } catch (thrown) {
      tell({ tone: 'bad', text: serverText(thrown, t) ?? t('failed') });
      await again();
    }
  };
  const endOne = (session: SessionEntry) =>
    end(async () => {
      await call('endOneSession', { params: { id: session.id } });
      return t('session_ended', { device: deviceText(session, t) });
    });
  const endOthers = () => end(async () => t('sessions_ended', { count: (await call('endOtherSessions')).ended }));
  return (
    <Part title={t('sessions')} text={t('sessions_text')} told={told} asked={asked} again={again}>
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
    </Part>
  );
}

function SessionRow({ session, onEnd }: { session: SessionEntry; onEnd: () => void }) {
  const t = useT('security');
  const { language } = useSurroundings();
  const device = deviceText(session, t);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          {device} {session.current ? <span className={styles.mark}>{t('this_device')}</span> : null}
        </p>
        <p className={styles.facts}>{t('last_used', { moment: momentHere(session.lastUsedAt, language) })}</p>
        <p className={styles.facts}>{t('signed_in_since', { moment: momentHere(session.startedAt, language) })}</p>
      </div>
      {session.current ? null : (
        <Button look="line" aria-label={t('end_spoken', { device })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}

function deviceText({ browser, system }: SessionEntry, t: ReturnType<typeof useT>): string {
  if (browser && system) return t('device', { browser, system });
  return browser ?? system ?? t('device_unknown');
}
