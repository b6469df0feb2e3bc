import { useEffect, useState } from 'react';
import * as paths from '#contract/paths.generated.ts';
import type { MoveTarget } from '#contract/bookings/moves.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';

type Answer = { asked: string; targets: readonly MoveTarget[]; problem: unknown };

/** The next departures with room for a booking, from a day on; null until they are known. `round`: asked again when it grows. */
export function useMoveTargets(id: string, from: string, round: number) {
  const { call, language: lang } = usePageContext();
  const [answer, setAnswer] = useState<Answer>({ asked: '', targets: [], problem: null });
  const asked = `${id} ${from} ${round}`;
  useEffect(() => {
    if (!from) return;
    let isLatest = true;
    const answered = (targets: readonly MoveTarget[], problem: unknown) => {
      if (isLatest) setAnswer({ asked, targets, problem });
    };
    call(paths.listMoveTargets, { params: { id }, query: { from, lang } }).then(
      ({ data }) => answered(data, null),
      (problem: unknown) => answered([], problem),
    );
    return () => {
      isLatest = false;
    };
  }, [call, id, from, lang, asked]);
  const isCurrent = answer.asked === asked;
  return { targets: isCurrent && !answer.problem ? answer.targets : null, problem: isCurrent ? answer.problem : null };
}
