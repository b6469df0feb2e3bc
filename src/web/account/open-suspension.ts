import type { NavigateFunction } from 'react-router';
import { ApiProblem, type Call } from '#web/runtime/api/call.ts';

/** Leads a suspended user to the decision, and to the appeal against it. False for any other refusal, and where there is none to
 *  open. Few people need it, so it is loaded then. */
export async function openSuspension(thrown: unknown, call: Call, navigate: NavigateFunction): Promise<boolean> {
  if (!(thrown instanceof ApiProblem && thrown.code === 'account_suspended')) return false;
  return (await import('./lead-to-decision.ts')).leadToDecision(thrown, call, navigate);
}
