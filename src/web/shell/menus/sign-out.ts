import * as paths from '#contract/paths.generated.ts';
import { call } from '#web/runtime/api/api.ts';
import { clearSession } from '#web/runtime/session/session.ts';

/** Signed out here at once; the server's part may take its time or fail. */
export async function signOut(): Promise<void> {
  const ended = call(paths.logout).catch(() => undefined);
  clearSession();
  await ended;
}
