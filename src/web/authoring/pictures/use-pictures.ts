// The pictures of a draft: their order and words are part of the document, their state is polled until each is ready.
import { useEffect, useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { SupplierPictureView } from '#contract/suppliers/tour-pictures.ts';
import type { Call } from '#web/runtime/api/call.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';

export type Views = ReadonlyMap<string, SupplierPictureView>;

const pauseMs = 1500;

export function usePictureViews(tourId: string, ids: readonly string[]): [Views, (view: SupplierPictureView) => void] {
  const { call } = usePageContext();
  const [views, setViews] = useState<Views>(new Map());
  const [tries, setTries] = useState(0);
  const add = (found: readonly SupplierPictureView[]) =>
    setViews((known) => new Map([...known, ...found.map((view) => [view.id, view] as const)]));
  const wanted = ids.filter((id) => views.get(id)?.state !== 'ready').join(',');
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    // Those that were just uploaded are never ready at once.
    const timer = setTimeout(() => void load(), tries === 0 ? 0 : pauseMs);
    const load = async () => {
      const found = await loadViews(call, tourId, wanted);
      if (!isCurrent) return;
      add(found);
      setTries((count) => count + 1);
    };
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [call, tourId, wanted, tries]);
  return [views, (view) => add([view])];
}

/** Empty where the call fails: it is repeated. */
const loadViews = (call: Call, id: string, ids: string): Promise<SupplierPictureView[]> =>
  call(paths.listTourPictures, { params: { id }, query: { ids } }).then(
    ({ data }) => data,
    () => [],
  );
