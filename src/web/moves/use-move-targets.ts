import { useEffect, useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { MoveTarget } from '#contract/bookings/moves.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { typingPauseMs } from '#web/ui/typing-pause.ts';

type Answer = { key: string; targets: readonly MoveTarget[]; problem: unknown };

/** The next departures with room for a booking, from a day on; null until they are known. `round`: requested again when it grows. */
export function useMoveTargets(id: string, from: string, round: number) {
  const { call, language: lang } = usePageContext();
  const [answer, setAnswer] = useState<Answer>({ key: '', targets: [], problem: null });
  const key = `${id} ${from} ${round}`;
  useEffect(() => {
    if (!from) return;
    let isLatest = true;
    const answered = (targets: readonly MoveTarget[], problem: unknown) => {
      if (isLatest) setAnswer({ key, targets, problem });
    };
    const timer = setTimeout(() => {
      call(paths.listMoveTargets, { params: { id }, query: { from, lang } }).then(
        ({ data }) => answered(data, null),
        (problem: unknown) => answered([], problem),
      );
    }, typingPauseMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [call, id, from, lang, key]);
  const isCurrent = answer.key === key;
  return { targets: isCurrent && !answer.problem ? answer.targets : null, problem: isCurrent ? answer.problem : null };
}
