import type { SessionView } from '#contract/accounts.ts';
import type { Call } from '#web/call.ts';
import '#web/profile/security/security-calls.ts';
import { showPasskey } from './passkey.ts';

export async function signInWithPasskey(call: Call): Promise<SessionView> {
  const passkey = await showPasskey(await call('startPasskeySignIn'));
  return call('signInWithPasskey', { body: { passkey } });
}
