// Updates all caches and indexes of this process on changes in the database, in the order of their dependencies.
import { type RunningIndex, startSearchIndex } from '#domain/search/indexing/start-search-index.ts';
import { readRates } from '#domain/pricing/rate-queries.ts';
import { replaceSearch } from '#domain/search/search-port.ts';
import { dropCachedSettings } from '#domain/settings/settings-queries.ts';
import { readTextOverrides } from '#domain/settings/text-overrides.ts';
import { cardCacheOf } from '#domain/storefront/card-cache.ts';
import { type ChangeFeed, followChanges } from '#platform/changes/follow-changes.ts';
import type { Services } from '#platform/services.ts';
import { readMovedSlugs } from '#server/ssr/moved-addresses.ts';
import { watchCache } from './metrics.ts';

export function followDatabase(services: Services): ChangeFeed {
  const feed = followChanges(services);
  const clear = () => dropCachedSettings(services);
  feed.follow({ apply: (changes) => (changes.settings ? clear() : undefined), reset: clear });
  followTexts(services, feed);
  followRates(services, feed);
  followMovedSlugs(services, feed);
  warmCardCache(services, feed);
  const index = followSearch(services, feed);
  const stop = async () => {
    await feed.stop();
    await index.stop();
  };
  return { ...feed, stop };
}

/** Before everything that caches texts. */
export function followTexts({ database }: Pick<Services, 'database'>, feed: ChangeFeed): void {
  const read = () => readTextOverrides(database);
  feed.follow({ begin: read, apply: (changes) => (changes.pages ? read() : undefined), reset: read });
}

/** Before everything that caches converted prices. */
function followRates({ database }: Services, feed: ChangeFeed): void {
  const read = () => readRates(database);
  feed.follow({ begin: read, apply: (changes) => (changes.rates ? read() : undefined), reset: read });
}

function followMovedSlugs({ database }: Services, feed: ChangeFeed): void {
  const read = () => readMovedSlugs(database);
  feed.follow({ apply: (changes) => (changes.words ? read() : undefined), reset: read });
}

/** Until the feed is ready, every card is read from the database. */
function warmCardCache({ database }: Services, feed: ChangeFeed): void {
  const cache = cardCacheOf(database);
  feed.follow({ apply: (changes) => cache.invalidate(changes), reset: () => cache.clear() });
  void feed.ready.then(() => cache.enable(true));
  for (const [name, values] of Object.entries(cache.caches)) watchCache(name, values);
}

/** Replaces the SQL search by this process's index as soon as it is built. */
function followSearch(services: Services, feed: ChangeFeed): RunningIndex {
  const index = startSearchIndex(services, feed);
  replaceSearch(services.database, index.search);
  return index;
}
