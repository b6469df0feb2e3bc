import { useState } from 'react';
import type { Path } from '#web/runtime/api/call.ts';
import { saveResponse } from '#web/runtime/api/save-response.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';

type Props = {
  path: Path;
  params?: Record<string, string>;
  query: Record<string, string>;
  /** The last one for a problem without words of its own. */
  texts: { label: string; spoken?: string; working: string; done: string; failed: (problem: unknown) => string };
};

/** Saves a response that is a file. */
export function DownloadButton({ path, params = {}, query, texts }: Props) {
  const { language } = usePageContext();
  const [state, setState] = useState<'idle' | 'working' | 'done'>('idle');
  const [problem, setProblem] = useState('');
  const download = async () => {
    setState('working');
    setProblem('');
    try {
      await saveResponse(path, { params, query }, language);
      setState('done');
    } catch (thrown) {
      setState('idle');
      setProblem(texts.failed(thrown));
    }
  };
  const isWorking = state === 'working';
  return (
    <div>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      <Button
        look="line"
        aria-label={isWorking ? undefined : texts.spoken}
        aria-disabled={isWorking || undefined}
        onClick={() => void (isWorking || download())}
      >
        {isWorking ? texts.working : texts.label}
      </Button>
      <p role="status">{state === 'done' ? texts.done : ''}</p>
    </div>
  );
}
