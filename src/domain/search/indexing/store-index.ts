// When the index goes to its file and comes from it. The file is written while the process runs, so that one that is killed
// leaves a file with few changes to catch up on: 82 MB for 100,000 tours with 60 departures each take 0.15 s, of which the
// event loop is blocked for 8 ms.
import { findChanges } from '#platform/changes/change-queries.ts';
import type { ChangeFeed } from '#platform/changes/follow-changes.ts';
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';
import { applyChanges, countChanges } from './apply-changes.ts';
import { indexFilePath } from './index-file-path.ts';
import { readIndexFile, writeIndexFile } from '../index/building/index-file.ts';
import { restoreIndex, type SearchIndex, storedPart } from '../index/search-index.ts';

export type IndexWriter = {
  file: Promise<string>;
  /** The index of the file, with all that committed since; null where there is none, or not all is known any more. */
  read(): Promise<SearchIndex | null>;
  /** Runs what changes the index when it is not being written. */
  change(work: () => Promise<void>): Promise<void>;
  /** The index has so many changes more than its file: writes it in time. */
  changed(index: SearchIndex, changes: number): void;
  /** Writes nothing until the next change: the index was lost, or the file is written by the process that builds another. */
  pause(): Promise<void>;
  /** Writes the index if it has changed since it last was written. */
  stop(index: SearchIndex | undefined): Promise<void>;
};

export type WritingPace = {
  /** A change is in the file after this time: well before it is trimmed from the feed (change-queries.ts). */
  everyMs: number;
  /** After so many changes the file is written earlier: to apply them takes a second. */
  changesMax: number;
};

export const defaultPace: WritingPace = { everyMs: 5 * 60_000, changesMax: 20_000 };

// Changes wait while the file is written, so the rest until it is written again is so many times as long.
const restFactor = 50;
// The poll that brought a change is over by then, so the position in the file covers the change.
const settledMs = 1000;

export function storeIndex(
  { database, clock, log, config }: Pick<Services, 'database' | 'clock' | 'log' | 'config'>,
  feed: ChangeFeed,
  { everyMs, changesMax }: WritingPace = defaultPace,
): IndexWriter {
  const file = feed.ready.then(() => indexFilePath(database.db, config.dataDir));
  let last: Promise<void> = Promise.resolve();
  const timer = earliestTimer(() => void inTurn(write));
  let unwritten: { index: SearchIndex; changes: number; lastMs: number } | undefined;
  let [endedMs, tookMs] = [0, 0];

  function inTurn(work: () => Promise<void>): Promise<void> {
    last = last.catch(() => {}).then(work);
    return last;
  }

  /** The first unwritten change sets the time; later ones only make it earlier, so that steady changes cannot put it off. */
  function schedule({ changes }: { changes: number }): void {
    const restMs = Math.max(changes >= changesMax ? 0 : everyMs, tookMs * restFactor);
    timer.set(Math.max(performance.now() + settledMs, endedMs + restMs));
  }

  async function write(): Promise<void> {
    // Taken before the arrays: the file may be newer than it says, and changes may be applied twice.
    const place = feed.position();
    if (place === undefined || !unwritten) return;
    const startedMs = performance.now();
    try {
      await writeIndexFile(await file, { place, index: storedPart(unwritten.index) });
      // The position may not cover the last changes: those are written again in time.
      if (unwritten && unwritten.lastMs < startedMs - settledMs) unwritten = undefined;
    } catch (error) {
      log.error('the search index could not be stored', describeError(error));
    }
    endedMs = performance.now();
    tookMs = endedMs - startedMs;
    timer.clear();
    if (!unwritten) return;
    unwritten.changes = 0;
    schedule(unwritten);
  }

  return {
    file,
    async read() {
      const stored = await readIndexFile(await file).catch(() => null);
      if (!stored) return null;
      const { isComplete, changes } = await findChanges(database.db, stored.place);
      if (!isComplete) return null;
      const index = restoreIndex(stored.index);
      if (!changes) return index;
      await applyChanges(index, database.db, changes, clock.now());
      unwritten = { index, changes: countChanges(changes), lastMs: performance.now() };
      return index;
    },
    change: inTurn,
    changed(index, changes) {
      unwritten = { index, changes: (unwritten?.changes ?? 0) + changes, lastMs: performance.now() };
      schedule(unwritten);
    },
    pause() {
      timer.clear();
      unwritten = undefined;
      return last.catch(() => {});
    },
    async stop(index) {
      timer.clear();
      if (!index) unwritten = undefined;
      await inTurn(write);
      timer.clear();
      unwritten = undefined;
    },
  };
}

/** Once it is set, only an earlier time moves it. */
function earliestTimer(run: () => void): { set(atMs: number): void; clear(): void } {
  let timer: NodeJS.Timeout | undefined;
  let dueMs = Infinity;
  return {
    set(atMs) {
      if (atMs >= dueMs) return;
      clearTimeout(timer);
      dueMs = atMs;
      timer = setTimeout(run, atMs - performance.now()).unref();
    },
    clear() {
      clearTimeout(timer);
      dueMs = Infinity;
    },
  };
}
