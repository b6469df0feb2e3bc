import { useState } from 'react';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { useReauthentication } from '#web/profile/security/reauthentication.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { fetchPersonalData, saveFile } from './fetch-personal-data.ts';
import styles from './personal-info-page.module.css';
import { sizeText } from './size-text.ts';

type State =
  | { is: 'idle' }
  | { is: 'coming'; bytes: number }
  | { is: 'there'; name: string; bytes: number }
  | { is: 'failed'; problem: unknown };

export function Download() {
  const t = useT('personal-info');
  const { language } = usePageContext();
  const runReauthenticated = useReauthentication();
  const [state, setState] = useState<State>({ is: 'idle' });
  const isComing = state.is === 'coming';
  const size = 'bytes' in state ? sizeText(state.bytes, language) : '';
  const download = async () => {
    setState({ is: 'coming', bytes: 0 });
    try {
      const onProgress = (bytes: number) => setState({ is: 'coming', bytes });
      const archive = await runReauthenticated(() => fetchPersonalData(language, onProgress));
      if (!archive) return setState({ is: 'idle' });
      saveFile(archive.name, archive.file);
      setState({ is: 'there', name: archive.name, bytes: archive.file.size });
    } catch (problem) {
      setState({ is: 'failed', problem });
    }
  };
  return (
    <section aria-labelledby="download">
      <h2 id="download">{t('download')}</h2>
      <p className={styles.text}>{t('download_text')}</p>
      <p className={styles.action}>
        {/* Not `disabled`: who pressed it would lose the focus. */}
        <Button aria-disabled={isComing || undefined} onClick={() => void (isComing || download())}>
          {t(isComing ? 'download_making' : 'download_button')}
        </Button>
        {/* Changes many times a second, so it is not read out. */}
        {isComing ? <span aria-hidden="true">{t('downloading', { size })}</span> : null}
      </p>
      <div aria-live="polite">
        {isComing ? <p className="visually-hidden">{t('download_making')}</p> : null}
        {state.is === 'there' ? <Notice tone="good">{t('downloaded', { name: state.name, size })}</Notice> : null}
        {state.is === 'failed' ? (
          <Notice tone="bad">{serverText(state.problem, t) ?? t('download_failed')}</Notice>
        ) : null}
      </div>
    </section>
  );
}
