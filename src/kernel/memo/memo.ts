// Results that are computed again when they are forgotten: texts that clients or other sites make up would fill the memory.

/** The `most` results that were used last, by key. */
export function createMemo<T extends {} | null>(most: number) {
  // In the order of their use.
  const results = new Map<string, T>();
  return {
    /** What `compute` returned for the key before, if that is not forgotten. */
    get(key: string, compute: () => T): T {
      const known = results.get(key);
      const result = known === undefined ? compute() : known;
      if (known !== undefined) results.delete(key);
      else if (results.size >= most) results.delete(results.keys().next().value!);
      results.set(key, result);
      return result;
    },
    clear: () => results.clear(),
  };
}

/** A pure function of a text that remembers its results. */
export function memo<T extends {} | null>(most: number, compute: (key: string) => T): (key: string) => T {
  const results = createMemo<T>(most);
  return (key) => results.get(key, () => compute(key));
}
