import * as paths from '#contract/paths.generated.ts';
import { call } from '#web/runtime/api/api.ts';
import { clearSession } from '#web/runtime/session/session.ts';

/** The browser is signed out at once; the call to the server may be slow or fail. */
export async function signOut(): Promise<void> {
  const ended = call(paths.logout).catch(() => undefined);
  clearSession();
  await ended;
}
