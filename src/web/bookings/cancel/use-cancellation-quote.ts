import { useCallback, useEffect, useState } from 'react';
import type { CancellationQuoteView } from '#contract/bookings/cancellations.ts';
import * as paths from '#contract/paths.generated.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import type { BookingCode } from './cancellable.ts';

/** `isOld`: of the choice before, until the new one has come. */
export type Quoted =
  | { state: 'loading' }
  | { state: 'ready'; quote: CancellationQuoteView; isOld?: boolean }
  | { state: 'failed'; problem: unknown };

type Question = { id: string; by: BookingCode | undefined; items: readonly number[] | null };

/** What cancelling now refunds: the booking, or the items at these positions. Nothing is requested while none is chosen. */
export function useCancellationQuote({ id, by, items }: Question): [Quoted, () => void] {
  const { call } = usePageContext();
  const [quoted, setQuoted] = useState<Quoted>({ state: 'loading' });
  const [round, setRound] = useState(0);
  const chosen = items?.join(',');
  useEffect(() => {
    let isLatest = true;
    setQuoted((last) => (last.state === 'ready' ? { ...last, isOld: true } : { state: 'loading' }));
    if (chosen === '') return;
    const quoting = by
      ? call(paths.quoteFoundCancellation, { body: by })
      : call(paths.quoteCancellation, { params: { id }, query: { items: chosen } });
    quoting.then(
      (quote) => isLatest && setQuoted({ state: 'ready', quote }),
      (problem: unknown) => isLatest && setQuoted({ state: 'failed', problem }),
    );
    return () => void (isLatest = false);
  }, [call, id, by, chosen, round]);
  return [quoted, useCallback(() => setRound((last) => last + 1), [])];
}
