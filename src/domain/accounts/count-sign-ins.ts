import type { Context } from '#platform/http/caller.ts';
import { networkOf } from '#platform/throttle/network-of.ts';
import { forgiveThrottle, resetThrottle, throttle } from '#platform/throttle/throttle.ts';
import { knownDevice } from './device-cookie.ts';

/** Counts a try to sign in, and gives what takes it back for who got in. Against the account each address has its own ten
 *  tries; what all of them together have is in any stranger's hands, so it is far more, and no matter to a browser that
 *  knows the account. Throws DomainError too_many_requests. */
export async function countSignIn(context: Context, email: string): Promise<() => Promise<void>> {
  const { address } = context.caller;
  await throttle(context, 'loginAddress', address);
  const device = knownDevice(context, email);
  if (device !== undefined) {
    await throttle(context, 'loginDevice', device);
    return () => resetThrottle(context, 'loginDevice', device);
  }
  const here = `${email} ${networkOf(address)}`;
  await throttle(context, 'loginAccountHere', here);
  await throttle(context, 'loginAccount', email);
  return async () => {
    await resetThrottle(context, 'loginAccountHere', here);
    await forgiveThrottle(context, 'loginAccount', email);
  };
}
