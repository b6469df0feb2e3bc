import { LRUCache } from 'lru-cache';

/** A pure function of a text with its latest results, `most` of them: texts that clients or other sites make up would fill the memory. */
export function memo<T extends {}>(most: number, compute: (key: string) => T): (key: string) => T {
  const results = new LRUCache<string, T>({ max: most });
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    results.set(key, result);
    return result;
  };
}
