import type { Context } from '#platform/http/caller.ts';
import { resetThrottle, throttle } from '#platform/throttle/throttle.ts';

/** Counts an attempt, from any address: the caller already knows the password, so a known browser gets no advantage.
 *  Returns the number of attempts in half a day. Throws DomainError too_many_requests. */
export async function countSecondFactorAttempt(context: Context, userId: string): Promise<number> {
  await throttle(context, 'secondStep', userId);
  return throttle(context, 'secondStepLong', userId);
}

export async function resetSecondFactorAttempts(context: Context, userId: string): Promise<void> {
  await resetThrottle(context, 'secondStep', userId);
  await resetThrottle(context, 'secondStepLong', userId);
}
