import { useCallback, useEffect, useState } from 'react';
import type { EndpointName } from '#contract/contract.ts';
import type { Answer, CallRequest } from '#web/call.ts';
import { useSurroundings } from '#web/surroundings.ts';

export type Asked<T> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: T };

/** What a part of the tab shows, and how to ask for it again; what is shown stays until the new answer is there. */
export function useAsked<N extends EndpointName>(
  name: N,
  request: CallRequest<N>,
): [Asked<Answer<N>>, () => Promise<void>] {
  const { call } = useSurroundings();
  const [asked, setAsked] = useState<Asked<Answer<N>>>({ state: 'loading' });
  const again = useCallback(
    () =>
      call(name, request).then(
        (value) => setAsked({ state: 'ready', value }),
        () => setAsked({ state: 'failed' }),
      ),
    [call, name, request],
  );
  useEffect(() => void again(), [again]);
  return [asked, again];
}
