import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { serverText } from '#web/runtime/api/problem-text.ts';
import { useT } from '#web/runtime/router/page-context.ts';

export type Acts = {
  isBusy: boolean;
  message: { tone: 'good' | 'bad'; text: string } | null;
  /** Does it, says the text of it, and reloads the page; or says why not. */
  run: (work: () => Promise<unknown>, done: string) => Promise<void>;
};

/** Acts on the rows of a page, one at a time. */
export function useActs(): Acts {
  const t = useT('team');
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<Acts['message']>(null);
  const run: Acts['run'] = async (work, done) => {
    setBusy(true);
    setMessage(null);
    try {
      await work();
      setMessage({ tone: 'good', text: done });
    } catch (thrown) {
      setMessage({ tone: 'bad', text: serverText(thrown, t) ?? t('failed') });
    }
    setBusy(false);
    await revalidate();
  };
  return { isBusy, message, run };
}
