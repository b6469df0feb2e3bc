import type { Context } from '#platform/http/caller.ts';
import { resetThrottle, throttle } from '#platform/throttle/throttle.ts';

/** Counts a code that is tried, wherever from: whoever gets this far knows the password, so a browser that knows the
 *  account is no better than another. Gives how many it were in half a day. Throws DomainError too_many_requests. */
export async function countSecondStep(context: Context, userId: string): Promise<number> {
  await throttle(context, 'secondStep', userId);
  return throttle(context, 'secondStepLong', userId);
}

export async function forgiveSecondSteps(context: Context, userId: string): Promise<void> {
  await resetThrottle(context, 'secondStep', userId);
  await resetThrottle(context, 'secondStepLong', userId);
}
