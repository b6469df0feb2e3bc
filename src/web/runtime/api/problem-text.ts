import { ApiProblem } from './call.ts';
import type { Translate } from './t.ts';

/** The server's message for an error; null if there is none, and the page shows its own. */
export function serverText(thrown: unknown, t: Translate): string | null {
  if (!(thrown instanceof ApiProblem)) return null;
  if (thrown.code === 'too_many_requests' && thrown.retryAfterSeconds)
    return t('common:throttled', { wait: waitText(thrown.retryAfterSeconds) });
  return thrown.detail || thrown.title || null;
}

/** '14 min 32 s': the same in all three languages. */
export function waitText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

/** The server's message for one field. */
export function fieldText(thrown: unknown, ...names: string[]): string | undefined {
  if (!(thrown instanceof ApiProblem)) return undefined;
  return thrown.fields.find(({ field }) => names.includes(field))?.message;
}
