import { useState } from 'react';
import type { Path } from '#web/runtime/api/call.ts';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { saveResponse } from '#web/runtime/api/save-response.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Props = { path: Path; query: Record<string, string> };

/** Saves what the filters show as a table. */
export function Download({ path, query }: Props) {
  const t = useT('ledger');
  const { language } = usePageContext();
  const [state, setState] = useState<'idle' | 'working' | 'done'>('idle');
  const [problem, setProblem] = useState('');
  const download = async () => {
    setState('working');
    setProblem('');
    try {
      const { before: _, ...filters } = query;
      await saveResponse(path, { query: filters }, language);
      setState('done');
    } catch (thrown) {
      setState('idle');
      setProblem(serverText(thrown, t) ?? t('content:send_failed'));
    }
  };
  return (
    <div>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      <Button look="line" aria-disabled={state === 'working' || undefined} onClick={() => void download()}>
        {t(state === 'working' ? 'console:working' : 'download')}
      </Button>
      <p role="status">{state === 'done' ? t('downloaded') : ''}</p>
    </div>
  );
}
