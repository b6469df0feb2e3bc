// Everything in this process that keeps what it read from the database, in the order in which one is made of the other.
import { type RunningIndex, startSearchIndex } from '#domain/search/index/start-search-index.ts';
import { replaceSearch } from '#domain/search/search-port.ts';
import { forgetSettings } from '#domain/settings/settings-queries.ts';
import { shelfOf } from '#domain/storefront/shelf.ts';
import { type ChangeFeed, followChanges } from '#platform/changes/follow-changes.ts';
import type { Services } from '#platform/services.ts';

export function followDatabase(services: Services): ChangeFeed {
  const feed = followChanges(services);
  const forget = () => forgetSettings(services);
  feed.follow({ take: (changes) => (changes.settings ? forget() : undefined), lost: forget });
  stockShelf(services, feed);
  const index = followSearch(services, feed);
  const stop = async () => {
    await feed.stop();
    await index.stop();
  };
  return { ...feed, stop };
}

/** Until the feed has begun, every card is read from the database. */
function stockShelf({ database }: Services, feed: ChangeFeed): void {
  const shelf = shelfOf(database);
  feed.follow({ take: (changes) => shelf.forget(changes), lost: () => shelf.forgetAll() });
  void feed.ready.then(() => shelf.keep(true));
}

/** Puts the index of this process in the place of the SQL search, which answers until the index is built. */
function followSearch(services: Services, feed: ChangeFeed): RunningIndex {
  const index = startSearchIndex(services, feed);
  replaceSearch(services.database, index.search);
  return index;
}
