// The index of this process: built once, then kept within a second of the database by the feed of changes.
import type { Changes } from '#platform/changes/change-queries.ts';
import type { ChangeFeed } from '#platform/changes/follow-changes.ts';
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';
import { type Search, searchInSql } from '../search-port.ts';
import { searchIndex } from './answer.ts';
import { applyChanges } from './apply-changes.ts';
import { buildIndex } from './build-index.ts';
import { forgetPast } from './departure-days.ts';
import type { SearchIndex } from './search-index.ts';
import { suggestPlaces, suggestTours } from './suggest-from-index.ts';

export type RunningIndex = {
  /** Resolves when the index answers; until then the SQL search does. */
  ready: Promise<void>;
  search: Search;
};

// What the embedded engine reads of these holds up others for 20 ms.
const toursAtOnce = 100;

type Sources = Pick<Services, 'database' | 'clock' | 'log'>;

/** Follows the feed from the start. Until it is built, whoever follows after it is told of changes all the same: the SQL
 *  search answers, which needs no telling. */
export function startSearchIndex({ database, clock, log }: Sources, feed: ChangeFeed): RunningIndex {
  const inSql = searchInSql(database);
  let index: SearchIndex | undefined;
  let missed: Changes[] | undefined;
  let built = 0;
  let building: Promise<void> = Promise.resolve();

  const build = () => (building = building.catch(() => {}).then(buildOnce));

  /** What commits while the index is built is applied before it answers, if need be twice. */
  async function buildOnce(): Promise<void> {
    missed = [];
    try {
      await feed.ready;
      const made = await buildIndex(database.read, clock.now(), { toursAtOnce, tell: (tours) => void (built = tours) });
      for (let next = missed.shift(); next; next = missed.shift())
        await applyChanges(made, database.read, next, clock.now());
      index = made;
    } finally {
      missed = undefined;
    }
  }

  function buildAnew(): void {
    if (!missed) build().catch((error: unknown) => log.error('the search index stalled', describeError(error)));
  }

  feed.follow({
    async take(changes) {
      missed?.push(changes);
      if (!index) return missed ? undefined : buildAnew();
      await applyChanges(index, database.read, changes, clock.now());
      forgetPast(index.days, clock.now());
      if (isWorn(index)) buildAnew();
    },
    lost: build,
  });
  const search: Search = {
    tours: (question, now) => (index ? searchIndex(index, question, now) : inSql.tours(question, now)),
    typedTours: (q, language, limit) =>
      index ? suggestTours(index, q, language, limit) : inSql.typedTours(q, language, limit),
    typedPlaces: async (q, language) => (index ? suggestPlaces(index, q, language) : inSql.typedPlaces(q, language)),
    missing: () => (index ? null : `the index is being built: ${built} tours so far`),
  };
  return { ready: build(), search };
}

/** More than a fifth of the documents were replaced or came since the index was built. */
function isWorn({ documents, tours }: SearchIndex): boolean {
  return Object.values(documents).some(({ added }) => added.slots.length > Math.max(1000, tours.ids.count / 5));
}
