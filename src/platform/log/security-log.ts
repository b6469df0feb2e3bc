// The security log: who failed to sign in, who showed who they are, whose role changed and what operators did.
// Lines of the process log with the category 'security'. They name users by id; an address, of mail or of the network, is
// there as a keyed hash alone, which tells two from each other and nobody who they are.
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
  | 'operator_action'
  | 'access_refused';

/** `from` is the same for all calls of one network. */
export function logSecurity(context: Context, event: SecurityEvent, values: Values): void {
  const { log, caller } = context;
  log.security(event, { user: caller.user?.id, ...values, from: hashForLog(context, networkOf(caller.address)) });
}

/** The same text has the same hash; without the key of the installation nobody finds the text by trying. */
export function hashForLog({ secrets }: Pick<Services, 'secrets'>, text: string): string {
  return createHmac('sha256', secrets.throttleKey).update(`security log ${text}`).digest('base64url').slice(0, 16);
}
