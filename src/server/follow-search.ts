import { type RunningIndex, startSearchIndex } from '#domain/search/index/start-search-index.ts';
import { replaceSearch } from '#domain/search/search-port.ts';
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';

/** Puts the index of this process in the place of the SQL search, which answers until the index is built. */
export function followSearch(services: Services): RunningIndex {
  const index = startSearchIndex(services);
  replaceSearch(services.database, { tours: index.search, ...index.suggest });
  index.ready.catch((error: unknown) =>
    services.log.error('the search index could not be built', describeError(error)),
  );
  return index;
}
