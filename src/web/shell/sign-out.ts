import { call } from '#web/api.ts';
import { clearSession } from '#web/session.ts';

/** Signed out here at once; the server's part may take its time or fail. */
export async function signOut(): Promise<void> {
  const ended = call('logout').catch(() => undefined);
  clearSession();
  await ended;
}
