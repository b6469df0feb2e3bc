// The tags that were invalidated since a load began. Recorded only while something is being loaded.

// A load that hangs while a catalogue is imported must not collect the tags of all of it.
const maxTags = 10_000;

export class Invalidations {
  readonly #lastByTag = new Map<string, number>();
  #last = 0;
  #lastOfAll = 0;
  #loads = 0;

  /** Call at the begin of a load; pass the result to `isOutdated`. */
  begin(): number {
    this.#loads++;
    return this.#last;
  }

  end(): void {
    if (--this.#loads === 0) this.#lastByTag.clear();
  }

  add(tag: string): void {
    if (this.#loads === 0) return;
    if (this.#lastByTag.size >= maxTags) this.addAll();
    else this.#lastByTag.set(tag, ++this.#last);
  }

  addAll(): void {
    this.#lastOfAll = ++this.#last;
    this.#lastByTag.clear();
  }

  isOutdated(began: number, tags: readonly string[]): boolean {
    return this.#lastOfAll > began || tags.some((tag) => (this.#lastByTag.get(tag) ?? 0) > began);
  }
}
