import type { Context } from '#platform/http/caller.ts';
import { networkOf } from '#platform/throttle/network-of.ts';
import { decrementThrottle, resetThrottle, throttle } from '#platform/throttle/throttle.ts';
import { knownDevice } from './device-cookie.ts';

/** Counts a sign-in attempt. For each account, each address has its own limit of ten
 *  attempts; the limit of all addresses together can be used up by strangers, so it is far higher and does not apply to a browser
 *  that has signed in before. Throws DomainError too_many_requests. */
export async function countSignInAttempt(context: Context, email: string): Promise<void> {
  const { address } = context.caller;
  await throttle(context, 'loginAddress', address);
  const device = knownDevice(context, email);
  if (device !== undefined) {
    await throttle(context, 'loginDevice', device);
    return;
  }
  await throttle(context, 'loginAccountHere', attemptKeyOf(email, address));
  await throttle(context, 'loginAccount', email);
}

/** Resets the count after a success, including the second factor if there is one. */
export async function resetSignInAttempts(context: Context, email: string): Promise<void> {
  const device = knownDevice(context, email);
  if (device !== undefined) return resetThrottle(context, 'loginDevice', device);
  await resetThrottle(context, 'loginAccountHere', attemptKeyOf(email, context.caller.address));
  await decrementThrottle(context, 'loginAccount', email);
}

const attemptKeyOf = (email: string, address: string): string => `${email} ${networkOf(address)}`;
