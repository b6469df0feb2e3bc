import { useState } from 'react';
import { serverText } from '#web/problem-text.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
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
  const { language } = useSurroundings();
  const [state, setState] = useState<State>({ is: 'idle' });
  const isComing = state.is === 'coming';
  const size = 'bytes' in state ? sizeText(state.bytes, language) : '';
  const download = async () => {
    setState({ is: 'coming', bytes: 0 });
    try {
      const { name, file } = await fetchPersonalData(language, (bytes) => setState({ is: 'coming', bytes }));
      saveFile(name, file);
      setState({ is: 'there', name, bytes: file.size });
    } catch (problem) {
      setState({ is: 'failed', problem });
    }
  };
  return (
    <section aria-labelledby="download">
      <h2 id="download">{t('download')}</h2>
      <p className={styles.text}>{t('download_text')}</p>
      <p className={styles.act}>
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
