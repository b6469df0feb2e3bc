import { useCallback, useEffect, useState } from 'react';
import type { CallRequest, NameOf, Path, ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';

export type EndpointState<T> = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: T };

/** Calls an endpoint on mount and on reload; during a reload the last value stays. */
export function useEndpoint<P extends Path>(
  path: P,
  request: CallRequest<NameOf<P>>,
): [EndpointState<ResponseBody<NameOf<P>>>, () => Promise<void>] {
  const { call } = usePageContext();
  const [state, setState] = useState<EndpointState<ResponseBody<NameOf<P>>>>({ state: 'loading' });
  const reload = useCallback(
    () =>
      call(path, request).then(
        (value) => setState({ state: 'ready', value }),
        () => setState({ state: 'failed' }),
      ),
    [call, path, request],
  );
  useEffect(() => void reload(), [reload]);
  return [state, reload];
}
