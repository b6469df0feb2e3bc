import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { type Loaded, useLoaded } from './use-loaded.ts';

type Resources = Pick<Loaded<ResponseBody<'listTourResources'> | null>, 'loaded' | 'problem' | 'reload'>;

const Shared = createContext<(Resources & { ask: () => void }) | null>(null);

/** Around the options of a tour: what one of them adds, the others can need at once. Loaded when the first of them needs it. */
export function TourResources({ tourId, children }: { tourId: string; children: ReactNode }) {
  const { call } = usePageContext();
  const [isWanted, setWanted] = useState(false);
  const load = useCallback(
    async () => (isWanted ? call(paths.listTourResources, { query: { tourId } }) : null),
    [call, tourId, isWanted],
  );
  const { loaded, problem, reload } = useLoaded(load);
  const ask = useCallback(() => setWanted(true), []);
  return <Shared value={{ loaded, problem, reload, ask }}>{children}</Shared>;
}

export function useTourResources(isWanted = true): Resources {
  const { ask, ...resources } = use(Shared)!;
  useEffect(() => {
    if (isWanted) ask();
  }, [ask, isWanted]);
  return resources;
}
