// Results that are computed again when they are forgotten: texts that clients or other sites make up would fill the memory.
import { LRUCache } from 'lru-cache';

/** The `most` results that were used last, by key. */
export function createMemo<T>(most: number) {
  const results = new LRUCache<string, { result: T }>({ max: most });
  return {
    /** What `compute` returned for the key before, if that is not forgotten. */
    get(key: string, compute: () => T): T {
      const known = results.get(key);
      if (known) return known.result;
      const result = compute();
      results.set(key, { result });
      return result;
    },
    clear: () => results.clear(),
  };
}

/** A pure function of a text that remembers its results. */
export function memo<T>(most: number, compute: (key: string) => T): (key: string) => T {
  const results = createMemo<T>(most);
  return (key) => results.get(key, () => compute(key));
}
