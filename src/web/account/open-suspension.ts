import type { NavigateFunction } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { noticePath } from '#kernel/notices/notice-path.ts';
import { ApiProblem, type Call } from '#web/runtime/api/call.ts';

/** Leads whoever is suspended to the decision, and to the appeal against it. False for any other refusal, and where there is none to
 *  open. */
export async function openSuspension(thrown: unknown, call: Call, navigate: NavigateFunction): Promise<boolean> {
  if (!(thrown instanceof ApiProblem && thrown.code === 'account_suspended')) return false;
  const { pass } = (thrown.current ?? {}) as { pass?: string };
  if (!pass) return false;
  try {
    await navigate(noticePath(await call(paths.openSuspension, { body: { pass } })));
    return true;
  } catch {
    // The refusal of the sign-in says where else to turn to.
    return false;
  }
}
