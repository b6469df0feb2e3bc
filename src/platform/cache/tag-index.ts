/** The keys of the cached values by tag. */
export class TagIndex {
  readonly #keysByTag = new Map<string, Set<string>>();

  keysOf(tag: string): Iterable<string> {
    return this.#keysByTag.get(tag) ?? [];
  }

  add(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  remove(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
