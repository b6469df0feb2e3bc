import { useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { useReauthentication } from '#web/profile/security/reauthentication.tsx';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { saveResponse } from '#web/runtime/api/save-response.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './files.module.css';

type State = 'idle' | 'coming' | 'there' | { problem: unknown };

export function ExportSection() {
  const t = useT('supplier-files');
  const { language } = usePageContext();
  const runReauthenticated = useReauthentication();
  const [state, setState] = useState<State>('idle');
  const isComing = state === 'coming';
  const download = async () => {
    setState('coming');
    try {
      const isSaved = await runReauthenticated(async () => {
        await saveResponse(paths.exportSupplier, {}, language);
        return true;
      });
      setState(isSaved ? 'there' : 'idle');
    } catch (problem) {
      setState({ problem });
    }
  };
  return (
    <section className={styles.section} aria-labelledby="export">
      <h2 id="export">{t('export')}</h2>
      <p className={styles.text}>{t('export_text')}</p>
      <p>
        {/* Not `disabled`: who pressed it would lose the focus. */}
        <Button look="line" aria-disabled={isComing || undefined} onClick={() => void (isComing || download())}>
          {t(isComing ? 'export_making' : 'export_button')}
        </Button>
      </p>
      <div aria-live="polite">
        {isComing ? <p className="visually-hidden">{t('export_making')}</p> : null}
        {state === 'there' ? <Notice tone="good">{t('exported')}</Notice> : null}
        {typeof state === 'object' ? <Notice tone="bad">{serverText(state.problem, t) ?? t('failed')}</Notice> : null}
      </div>
    </section>
  );
}
