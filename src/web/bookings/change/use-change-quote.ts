import { useEffect, useState } from 'react';
import type { ChangeQuoteView } from '#contract/bookings/changes.ts';
import * as paths from '#contract/paths.generated.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import type { changeRequest } from './change-choice.ts';

export type ChangeRequest = NonNullable<ReturnType<typeof changeRequest>>;
type Answer = { asked: string; quote: ChangeQuoteView | null; problem: unknown };

const nothing: Answer = { asked: '', quote: null, problem: null };

/** What the change would cost or give back now. While it is asked, `quote` is that of the choice before, and `isOld`. */
export function useChangeQuote(bookingId: string, request: ChangeRequest | null, round: number) {
  const { call } = usePageContext();
  const [answer, setAnswer] = useState(nothing);
  const asked = request ? `${round} ${JSON.stringify(request)}` : '';
  useEffect(() => {
    if (!request) return;
    let isLatest = true;
    call(paths.quoteChange, { params: { id: bookingId }, body: request }).then(
      (quote) => isLatest && setAnswer({ asked, quote, problem: null }),
      (problem: unknown) => isLatest && setAnswer({ asked, quote: null, problem }),
    );
    return () => void (isLatest = false);
    // `asked` has the request.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [call, bookingId, asked]);
  const isCurrent = answer.asked === asked;
  return {
    quote: answer.quote,
    problem: isCurrent ? answer.problem : null,
    isOld: !isCurrent,
  };
}
