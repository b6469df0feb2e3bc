// When the index goes to its file and comes from it.
import { findChanges } from '#platform/changes/change-queries.ts';
import type { ChangeFeed } from '#platform/changes/follow-changes.ts';
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';
import { applyChanges } from './apply-changes.ts';
import { indexFilePath, readIndexFile, writeIndexFile } from './index-file.ts';
import { awaken, type SearchIndex, stored } from './search-index.ts';

export type IndexKeeper = {
  file: Promise<string>;
  /** The index of the file, with all that committed since; null where there is none, or not all is known any more. */
  read(): Promise<SearchIndex | null>;
  /** Nothing of the index may change before. */
  written(): Promise<void>;
  /** Writes it now and then, so that a process that is killed leaves a file that is not old. */
  changed(index: SearchIndex): void;
  /** Writes it if it has changed since it last was. */
  stop(index: SearchIndex | undefined): Promise<void>;
};

const everyMs = 5 * 60_000;
// Changes wait for a file that is being written. One of 43 MB takes 0.1 s.
const writtenWhileServingMs = 300;

export function keepIndex(
  { database, clock, log, config }: Pick<Services, 'database' | 'clock' | 'log' | 'config'>,
  feed: ChangeFeed,
): IndexKeeper {
  const file = feed.ready.then(() => indexFilePath(database.read, config.dataDir));
  let writing: Promise<void> = Promise.resolve();
  let writtenAt = 0;
  let tookMs = 0;
  let isWritten = false;

  async function write(index: SearchIndex): Promise<void> {
    const startedAt = performance.now();
    // Taken before the arrays: the file may be newer than it says, and changes may be applied twice.
    const place = feed.place();
    if (place === undefined) return;
    await writeIndexFile(await file, { place, index: stored(index) });
    tookMs = performance.now() - startedAt;
    writtenAt = Date.now();
    isWritten = true;
  }

  const begin = (index: SearchIndex) => {
    writing = writing
      .then(() => write(index))
      .catch((error: unknown) => log.error('the search index could not be kept', describeError(error)));
  };

  return {
    file,
    async read() {
      const kept = await readIndexFile(await file).catch(() => null);
      if (!kept) return null;
      const { isComplete, changes } = await findChanges(database.read, kept.place);
      if (!isComplete) return null;
      const index = awaken(kept.index);
      if (changes) await applyChanges(index, database.read, changes, clock.now());
      return index;
    },
    written: () => writing,
    changed(index) {
      isWritten = false;
      if (Date.now() - writtenAt > everyMs && tookMs < writtenWhileServingMs) begin(index);
    },
    async stop(index) {
      await writing;
      if (!index || isWritten) return;
      begin(index);
      await writing;
    },
  };
}
