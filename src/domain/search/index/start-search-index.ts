// The index of this process: read from its file or built, then kept within a second of the database by the feed of changes.
import { describeError } from '#platform/log/log.ts';
import type { Changes } from '#platform/changes/change-queries.ts';
import type { ChangeFeed } from '#platform/changes/follow-changes.ts';
import type { Services } from '#platform/services.ts';
import { type Search, searchInSql } from '../search-port.ts';
import { searchIndex } from './answer.ts';
import { applyChanges } from './apply-changes.ts';
import { buildElsewhere } from './build-elsewhere.ts';
import { countByPlaceIn } from './count-by-place-in.ts';
import { forgetPast } from './departure-days.ts';
import { type IndexKeeper, keepIndex } from './keep-index.ts';
import type { SearchIndex } from './search-index.ts';
import { suggestPlaces, suggestTours } from './suggest-from-index.ts';

export type RunningIndex = {
  /** Resolves when the index answers; until then the SQL search does. */
  ready: Promise<void>;
  search: Search;
  /** Once the feed has stopped. */
  stop(): Promise<void>;
};

const againMs = 5000;

type Sources = Pick<Services, 'database' | 'clock' | 'log' | 'config'>;

/** Follows the feed from the start. Until it is there, whoever follows after it is told of changes all the same: the SQL
 *  search answers, which needs no telling. */
export function startSearchIndex(sources: Sources, feed: ChangeFeed): RunningIndex {
  const { database, clock, log } = sources;
  const keeper: IndexKeeper = keepIndex(sources, feed);
  const ending = new AbortController();
  let index: SearchIndex | undefined;
  // What is told while an index is made; null when it is not all.
  let missed: Changes[] | null | undefined;
  let missing = 'the index is being read';
  const tell = (tours: number) => void (missing = `the index is being built: ${tours} tours so far`);
  const { build, readOrBuild } = makerOf(sources, feed, keeper, { signal: ending.signal, tell });
  let making: Promise<void> = Promise.resolve();

  const make = (how: () => Promise<SearchIndex>) => (making = making.catch(() => {}).then(() => makeOnce(how)));

  /** What commits while the index is made is applied before it answers, if need be twice. */
  async function makeOnce(how: () => Promise<SearchIndex>): Promise<void> {
    missed = [];
    try {
      await feed.ready;
      const made = await how();
      for (let next = missed?.shift(); next; next = missed?.shift())
        await applyChanges(made, database.read, next, clock.now());
      if (!missed) throw new Error('changes were lost while the search index was made');
      index = made;
    } finally {
      missed = undefined;
    }
  }

  function buildAnew(): void {
    if (missed !== undefined || ending.signal.aborted) return;
    make(build).catch(tryAgain);
  }

  function tryAgain(error: unknown): void {
    if (ending.signal.aborted) return;
    log.error('the search index could not be made', describeError(error));
    setTimeout(buildAnew, againMs).unref();
  }

  feed.follow({
    async take(changes) {
      missed?.push(changes);
      if (!index) return;
      await keeper.written();
      await applyChanges(index, database.read, changes, clock.now());
      forgetPast(index.days, clock.now());
      // While another is made, the file is the other's.
      if (missed === undefined) keeper.changed(index);
      if (isWorn(index)) buildAnew();
    },
    // It may be wrong, and the SQL search is not.
    lost() {
      index = undefined;
      if (missed) missed = null;
      else buildAnew();
    },
  });
  const ready = make(readOrBuild);
  ready.catch(tryAgain);
  return {
    ready,
    search: answeredBy(
      () => index,
      searchInSql(database),
      () => missing,
    ),
    async stop() {
      ending.abort();
      await making.catch(() => {});
      await keeper.stop(index);
    },
  };
}

type Making = { signal: AbortSignal; tell: (tours: number) => void };

function makerOf(sources: Sources, feed: ChangeFeed, keeper: IndexKeeper, { signal, tell }: Making) {
  async function build(): Promise<SearchIndex> {
    await buildElsewhere(sources, { file: await keeper.file, place: feed.place()!, signal }, tell);
    const built = await keeper.read();
    if (!built) throw new Error('the search index that was built cannot be read');
    return built;
  }
  return { build, readOrBuild: async () => (await keeper.read()) ?? build() };
}

function answeredBy(current: () => SearchIndex | undefined, inSql: Search, missing: () => string): Search {
  return {
    async tours(question, now) {
      const index = current();
      return index ? searchIndex(index, question, now) : inSql.tours(question, now);
    },
    async countByPlace(question, now) {
      const index = current();
      return index ? countByPlaceIn(index, question, now) : inSql.countByPlace(question, now);
    },
    async typedTours(q, language, limit) {
      const index = current();
      return index ? suggestTours(index, q, language, limit) : inSql.typedTours(q, language, limit);
    },
    async typedPlaces(q, language) {
      const index = current();
      return index ? suggestPlaces(index, q, language) : inSql.typedPlaces(q, language);
    },
    missing: () => (current() ? null : missing()),
  };
}

/** More than a fifth of the documents were replaced or came since the index was made. */
function isWorn({ documents, tours }: SearchIndex): boolean {
  return Object.values(documents).some(({ added }) => added.slots.length > Math.max(1000, tours.ids.count / 5));
}
