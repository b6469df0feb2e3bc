// The index of this process: read from its file or built, then at most a second behind the database by the change feed.
import { describeError } from '#platform/log/log.ts';
import type { Changes } from '#platform/changes/change-queries.ts';
import type { ChangeFeed } from '#platform/changes/follow-changes.ts';
import type { Services } from '#platform/services.ts';
import { type Search, searchInSql } from '../search-port.ts';
import { searchTours } from '../index/evaluation/evaluate.ts';
import { applyChanges, countChanges } from './apply-changes.ts';
import { runBuildProcess } from './run-build-process.ts';
import { countByPlace } from '../index/evaluation/count-by-place.ts';
import { deletePastDays } from '../index/departure-days.ts';
import { type IndexWriter, storeIndex, defaultPace } from './store-index.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { suggestPlaces, suggestTours } from '../index/evaluation/suggest.ts';

export type RunningIndex = {
  /** Resolves when the index answers; until then the SQL search does. */
  ready: Promise<void>;
  search: Search;
  /** Once the feed has stopped. */
  stop(): Promise<void>;
};

const retryMs = 5000;

type Sources = Pick<Services, 'database' | 'clock' | 'log' | 'config'>;

/** Follows the feed from the start. Until the index is there the SQL search answers, which needs no changes. */
export function startSearchIndex(sources: Sources, feed: ChangeFeed, pace = defaultPace): RunningIndex {
  const { database, clock, log } = sources;
  const file: IndexWriter = storeIndex(sources, feed, pace);
  const stopping = new AbortController();
  let index: SearchIndex | undefined;
  // The changes that arrive while an index is built; null when some were lost.
  let changesMeanwhile: Changes[] | null | undefined;
  let notReadyReason = 'the index is being read';
  const reportProgress = (tours: number) => void (notReadyReason = `the index is being built: ${tours} tours so far`);
  const { build, readOrBuild } = indexSources(sources, feed, file, { signal: stopping.signal, reportProgress });
  let building: Promise<void> = Promise.resolve();

  const enqueueBuild = (load: () => Promise<SearchIndex>) =>
    (building = building.catch(() => {}).then(() => loadIndex(load)));

  /** What commits while the index is built is applied before it answers, if need be twice. */
  async function loadIndex(load: () => Promise<SearchIndex>): Promise<void> {
    changesMeanwhile = [];
    try {
      await feed.ready;
      const loaded = await load();
      let applied = 0;
      for (let changes = changesMeanwhile?.shift(); changes; changes = changesMeanwhile?.shift()) {
        await applyChanges(loaded, database.db, changes, clock.now());
        applied += countChanges(changes);
      }
      // No await from the last shift to the end: a change that arrived in between would be lost.
      if (!changesMeanwhile) throw new Error('changes were lost while the search index was made');
      index = loaded;
      file.changed(loaded, applied + 1);
    } finally {
      changesMeanwhile = undefined;
    }
  }

  function rebuild(): void {
    if (changesMeanwhile !== undefined || stopping.signal.aborted) return;
    enqueueBuild(build).catch(retryLater);
  }

  function retryLater(error: unknown): void {
    if (stopping.signal.aborted) return;
    log.error('the search index could not be made', describeError(error));
    setTimeout(rebuild, retryMs).unref();
  }

  feed.follow({
    async apply(changes) {
      changesMeanwhile?.push(changes);
      if (!index) return;
      const current = index;
      await file.change(async () => {
        await applyChanges(current, database.db, changes, clock.now());
        deletePastDays(current.days, clock.now());
      });
      // While another is made, the file is the other's.
      if (index === current && changesMeanwhile === undefined) file.changed(current, countChanges(changes));
      if (needsRebuild(current)) rebuild();
    },
    // It may be wrong, and the SQL search is not.
    reset() {
      index = undefined;
      void file.pause();
      if (changesMeanwhile) changesMeanwhile = null;
      else rebuild();
    },
  });
  const ready = enqueueBuild(readOrBuild);
  ready.catch(retryLater);
  return {
    ready,
    search: searchWithIndex(searchInSql(database), () => ({ index, notReadyReason })),
    async stop() {
      stopping.abort();
      await building.catch(() => {});
      await file.stop(index);
    },
  };
}

type BuildRun = { signal: AbortSignal; reportProgress: (tours: number) => void };

function indexSources(sources: Sources, feed: ChangeFeed, file: IndexWriter, { signal, reportProgress }: BuildRun) {
  async function build(): Promise<SearchIndex> {
    await file.pause();
    await runBuildProcess(sources, { file: await file.file, place: feed.position()!, signal }, reportProgress);
    const built = await file.read();
    if (!built) throw new Error('the search index that was built cannot be read');
    return built;
  }
  return { build, readOrBuild: async () => (await file.read()) ?? build() };
}

type IndexState = { index: SearchIndex | undefined; notReadyReason: string };

function searchWithIndex(inSql: Search, state: () => IndexState): Search {
  return {
    async tours(query, now) {
      const { index } = state();
      return index ? searchTours(index, query, now) : inSql.tours(query, now);
    },
    async countByPlace(query, now) {
      const { index } = state();
      return index ? countByPlace(index, query, now) : inSql.countByPlace(query, now);
    },
    async suggestTours(query) {
      const { index } = state();
      return index ? suggestTours(index, query) : inSql.suggestTours(query);
    },
    async suggestPlaces(q, language) {
      const { index } = state();
      return index ? suggestPlaces(index, q, language) : inSql.suggestPlaces(q, language);
    },
    missing() {
      const { index, notReadyReason } = state();
      return index ? null : notReadyReason;
    },
  };
}

/** More than a fifth of the documents were replaced or came since the index was made. */
function needsRebuild({ documents, tours }: SearchIndex): boolean {
  return Object.values(documents).some(({ added }) => added.slots.length > Math.max(1000, tours.ids.count / 5));
}
