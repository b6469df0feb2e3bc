import * as paths from '#contract/paths.generated.ts';
import type { ScanResult } from '#contract/suppliers/check-ins.ts';
import type { Call } from '#web/runtime/api/call.ts';
import { getSession } from '#web/runtime/session/session.ts';
import { noteOutcomes, ownScans } from './scan-queue.ts';

/** As many as the server takes at once (`scansMax`). */
const batch = 100;

/** Sends the scans of the signed-in person that wait, one tab at a time, and returns what came of them. Those that get no answer
 *  wait on. A scan that arrives twice counts once, so nothing is lost and nothing is doubled. */
export async function sendScans(call: Call): Promise<ScanResult[]> {
  if (!navigator.locks) return sendAll(call);
  return navigator.locks.request('check-ins', () => sendAll(call));
}

async function sendAll(call: Call): Promise<ScanResult[]> {
  const results: ScanResult[] = [];
  const userId = getSession()?.user.id;
  for (;;) {
    const waiting = ownScans()
      .filter(({ outcome }) => outcome === undefined)
      .slice(0, batch);
    // A user who signs in meanwhile does not send the scans of the one before.
    if (waiting.length === 0 || getSession()?.user.id !== userId) return results;
    const scans = waiting.map(({ id, departureId, ticket, positions, at }) => ({
      id,
      departureId,
      ticket,
      positions,
      at,
    }));
    const { data } = await call(paths.checkIn, { body: { scans } });
    noteOutcomes(data);
    results.push(...data);
  }
}
