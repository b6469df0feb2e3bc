import type { SessionView } from '#contract/accounts/accounts.ts';
import * as paths from '#contract/paths.generated.ts';
import type { Call } from '#web/runtime/api/call.ts';
import { authenticateWithPasskey } from './passkey.ts';

export async function signInWithPasskey(call: Call): Promise<SessionView> {
  const passkey = await authenticateWithPasskey(await call(paths.startPasskeySignIn));
  return call(paths.signInWithPasskey, { body: { passkey } });
}
