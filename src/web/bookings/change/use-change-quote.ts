import { useEffect, useState } from 'react';
import type { ChangeQuoteView } from '#contract/bookings/changes.ts';
import * as paths from '#contract/paths.generated.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import type { changeRequest } from './change-choice.ts';

export type ChangeRequest = NonNullable<ReturnType<typeof changeRequest>>;
type Answer = { key: string; quote: ChangeQuoteView | null; problem: unknown };

const nothing: Answer = { key: '', quote: null, problem: null };

/** A clock that is ahead must not ask without end. */
const leastMs = 60_000;

/** What the change would cost or refund now; requested again when a quote expires. While it is requested, `quote` is that of the choice before,
 *  and `isOld`. */
export function useChangeQuote(bookingId: string, request: ChangeRequest | null, round: number) {
  const { call } = usePageContext();
  const [answer, setAnswer] = useState(nothing);
  const [expired, setExpired] = useState(0);
  const key = request ? `${round} ${expired} ${JSON.stringify(request)}` : '';
  const expiresAt = answer.quote?.expiresAt;
  useEffect(() => {
    if (expiresAt === undefined) return;
    const timer = setTimeout(
      () => setExpired((count) => count + 1),
      Math.max(leastMs, Date.parse(expiresAt) - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [expiresAt]);
  useEffect(() => {
    if (!request) return;
    let isLatest = true;
    call(paths.quoteChange, { params: { id: bookingId }, body: request }).then(
      (quote) => isLatest && setAnswer({ key, quote, problem: null }),
      (problem: unknown) => isLatest && setAnswer({ key, quote: null, problem }),
    );
    return () => void (isLatest = false);
    // `key` has the request.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [call, bookingId, key]);
  const isCurrent = answer.key === key;
  return {
    quote: answer.quote,
    problem: isCurrent ? answer.problem : null,
    isOld: !isCurrent,
  };
}
