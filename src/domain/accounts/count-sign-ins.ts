import type { Context } from '#platform/http/caller.ts';
import { networkOf } from '#platform/throttle/network-of.ts';
import { forgiveThrottle, resetThrottle, throttle } from '#platform/throttle/throttle.ts';
import { knownDevice } from './device-cookie.ts';

/** Counts a try to sign in. Against the account each address has its own ten
 *  tries; what all of them together have is in any stranger's hands, so it is far more, and no matter to a browser that
 *  knows the account. Throws DomainError too_many_requests. */
export async function countSignIn(context: Context, email: string): Promise<void> {
  const { address } = context.caller;
  await throttle(context, 'loginAddress', address);
  const device = knownDevice(context, email);
  if (device !== undefined) {
    await throttle(context, 'loginDevice', device);
    return;
  }
  await throttle(context, 'loginAccountHere', hereOf(email, address));
  await throttle(context, 'loginAccount', email);
}

/** Takes the try back for whoever got in, past the second step where one is asked for. */
export async function forgiveSignIn(context: Context, email: string): Promise<void> {
  const device = knownDevice(context, email);
  if (device !== undefined) return resetThrottle(context, 'loginDevice', device);
  await resetThrottle(context, 'loginAccountHere', hereOf(email, context.caller.address));
  await forgiveThrottle(context, 'loginAccount', email);
}

const hereOf = (email: string, address: string): string => `${email} ${networkOf(address)}`;
