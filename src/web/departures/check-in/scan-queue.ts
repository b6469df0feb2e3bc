// The scans of this device, stored in the browser until the server has judged them: also beyond the end of a session, and then sent
// when the same person is signed in again. They name no traveller. What was judged is forgotten after half a day.
import type { Scan, ScanResult } from '#contract/suppliers/check-ins.ts';
import { getSession } from '#web/runtime/session/session.ts';

export type QueuedScan = Scan & {
  userId: string;
  positions: number[];
  reference: string;
  /** What the server said; without it, the scan waits. */
  outcome?: ScanResult['outcome'];
};

export const queueKey = 'checkIns';
const judgedForMs = 12 * 3600_000;

const listeners = new Set<() => void>();
let read: { stored: string | null; scans: readonly QueuedScan[] } = { stored: null, scans: [] };

/** Of everyone who has scanned on this device, in their order. */
export function allScans(): readonly QueuedScan[] {
  const stored = localStorage.getItem(queueKey);
  if (read.stored !== stored) read = { stored, scans: parse(stored) };
  return read.scans;
}

function parse(stored: string | null): QueuedScan[] {
  try {
    return stored ? (JSON.parse(stored) as QueuedScan[]) : [];
  } catch {
    return [];
  }
}

export const ownScans = (): QueuedScan[] => allScans().filter(({ userId }) => userId === getSession()?.user.id);

export const addScan = (scan: QueuedScan): void => write([...allScans(), scan]);

export function noteOutcomes(results: readonly ScanResult[]): void {
  const outcomes = new Map(results.map(({ id, outcome }) => [id, outcome]));
  write(allScans().map((scan) => (outcomes.has(scan.id) ? { ...scan, outcome: outcomes.get(scan.id)! } : scan)));
}

/** Of a booking whose check-in was undone: they say no longer who is here. */
export const deleteScans = (ofReference: string): void =>
  write(allScans().filter(({ reference, outcome }) => reference !== ofReference || outcome === undefined));

function write(scans: readonly QueuedScan[]): void {
  const old = Date.now() - judgedForMs;
  const left = scans.filter(({ outcome, at }) => outcome === undefined || Date.parse(at) > old);
  if (left.length > 0) localStorage.setItem(queueKey, JSON.stringify(left));
  else localStorage.removeItem(queueKey);
  for (const listener of listeners) listener();
}

/** Also by what another tab writes. */
export function subscribeToScans(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
