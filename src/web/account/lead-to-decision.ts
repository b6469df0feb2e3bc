import type { NavigateFunction } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { noticePath } from '#kernel/notices/notice-path.ts';
import type { ApiProblem, Call } from '#web/runtime/api/call.ts';

/** To the decision that the pass of a refusal opens. False if there is none to open. */
export async function leadToDecision(
  { current }: ApiProblem,
  call: Call,
  navigate: NavigateFunction,
): Promise<boolean> {
  const { pass } = (current ?? {}) as { pass?: string };
  if (!pass) return false;
  try {
    const opened = await call(paths.openSuspension, { body: { pass } });
    // In the entry of the history, so that a reload keeps it, and not in the address.
    await navigate(noticePath(opened), { state: opened.mayExport && { exportPass: pass } });
    return true;
  } catch {
    // The refusal of the sign-in says where else to turn to.
    return false;
  }
}
