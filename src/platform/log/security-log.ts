// The security log: failed sign-ins, recent authentications, role changes and operators' actions. Lines of the
// process log with the category 'security'. Users are named by id; e-mail and network addresses only occur as keyed
// hashes, which can be compared but not read.
import { createHmac } from 'node:crypto';
import type { Context } from '#platform/http/caller.ts';
import type { Services } from '#platform/services.ts';
import { networkOf } from '#platform/throttle/network-of.ts';
import type { Values } from './log.ts';

export type SecurityEvent =
  | 'sign_in_failed'
  | 'recent_authentication'
  | 'role_changed'
  | 'setting_changed'
  | 'key_changed'
  | 'operator_action'
  | 'access_refused';

/** `from` is the same for all calls of one network. */
export function logSecurity(context: Context, event: SecurityEvent, values: Values): void {
  const { log, caller } = context;
  log.security(event, {
    user: caller.user?.id,
    apiKey: caller.user?.apiKey?.id,
    ...values,
    from: hashForLog(context, networkOf(caller.address)),
  });
}

/** The same text has the same hash; without the installation's key the text cannot be found by trying. */
export function hashForLog({ secrets }: Pick<Services, 'secrets'>, text: string): string {
  return createHmac('sha256', secrets.throttleKey).update(`security log ${text}`).digest('base64url').slice(0, 16);
}
