// The renewal of a session's token. Loaded when the first one is due.
import type { SessionView } from '#contract/accounts/accounts.ts';
import { clearSession, saveSession } from '../session/session.ts';
import { ApiProblem } from './call.ts';
import { withTimeout } from './with-timeout.ts';

/** Until this time after a write, other tabs may still read the old storage. */
const storagePropagationMs = 100;

/** A page waits no longer than this for a renewal, including the lock among the tabs. */
const renewalTimeoutMs = 10_000;

type Refresh = (signal: AbortSignal) => Promise<SessionView>;

/** Throws if there was no response. */
export function renewToken(isDue: () => boolean, refresh: Refresh): Promise<void> {
  return withTimeout(renewalTimeoutMs, (signal) => withTabLock(signal, () => renew(isDue, () => refresh(signal))));
}

async function renew(isDue: () => boolean, refresh: () => Promise<SessionView>): Promise<void> {
  // Another tab may have renewed it while this one waited for the lock.
  if (!isDue()) return;
  try {
    saveSession(await refresh());
  } catch (thrown) {
    if (!(thrown instanceof ApiProblem && thrown.status >= 400 && thrown.status < 500)) throw thrown;
    clearSession(true);
  }
}

/** Holds the lock a little longer than the work, so that the next tab reads what this one stored. */
async function withTabLock(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await new Promise<void>((resolve, reject) => {
    const lock = navigator.locks.request('token-renewal', { signal }, async () => {
      await work().then(resolve, reject);
      await new Promise((done) => setTimeout(done, storagePropagationMs));
    });
    lock.catch(reject);
  });
}
