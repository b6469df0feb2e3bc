// Values by key: bounded in size, least recently used first out, loaded once for all who ask at the same time, and
// invalidated by tag. A value that was computed from data older than an invalidation of one of its tags is not stored.
import { LRUCache } from 'lru-cache';
import { Invalidations } from './invalidations.ts';
import { TagIndex } from './tag-index.ts';

export type Loaded<T> = {
  value: T;
  /** Undefined: it is for the callers that wait for it, and not stored. */
  store?: {
    /** In the unit of the bound, usually bytes. */
    size: number;
    /** The tags that invalidate it: ids, or names of kinds. */
    tags: readonly string[];
    /** Milliseconds from the begin of the load. Without it the value is fresh until it is invalidated. */
    freshMs?: number;
    /** How long after that it is still given while a fresh one is loaded. */
    staleMs?: number;
  };
};

/** Loads several keys at once; a key that nothing was found for is left out. */
export type LoadMany<T> = (keys: readonly string[]) => Promise<Map<string, Loaded<T>>>;

export type TaggedCacheOptions = {
  /** Bound of the sum of all sizes. */
  maxSize: number;
  /** Milliseconds; for values with a time to live. */
  now?: () => number;
};

type Entry<T> = { value: T; tags: readonly string[]; loadedAt: number; freshUntil: number; staleUntil: number };
type Flight<T> = Promise<Map<string, Loaded<T>>>;

// A refresh runs in the background and must not delay waiting requests: beyond this number the next request starts
// it.
const maxRefreshes = 4;

export class TaggedCache<T> {
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #tags = new TagIndex();
  /** The loads that a new caller may wait for: each began after the last invalidation. */
  readonly #flights = new Map<string, Flight<T>>();
  readonly #invalidations = new Invalidations();
  readonly #now: () => number;
  readonly #counts = { hits: 0, misses: 0, evictions: 0 };
  #refreshes = 0;
  #isEnabled = true;

  constructor({ maxSize, now = () => performance.now() }: TaggedCacheOptions) {
    this.#now = now;
    this.#entries = new LRUCache({
      maxSize: Math.max(1, maxSize),
      dispose: (entry, key, reason) => {
        if (reason === 'evict') this.#counts.evictions++;
        this.#tags.remove(key, entry.tags);
      },
    });
  }

  /** A disabled cache is empty and each load runs separately: while no invalidations are reported. */
  enable(isEnabled: boolean): void {
    this.#isEnabled = isEnabled;
    this.clear();
  }

  /** The cached value. If it is stale, `refresh` is started in the background; if that fails, the stale value stays
   *  until it expires. */
  get(key: string, refresh?: () => Promise<Loaded<T>>): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const at = this.#now();
    // A clock that was set back would make values live longer.
    if (at >= entry.staleUntil || at < entry.loadedAt) {
      this.#entries.delete(key);
      return undefined;
    }
    if (at >= entry.freshUntil && refresh) this.#refresh(key, refresh);
    this.#counts.hits++;
    return entry.value;
  }

  /** The stored value, or one that is loaded once for all who ask for it meanwhile. */
  async load(key: string, load: () => Promise<Loaded<T>>): Promise<T>;
  async load(key: string, load: () => Promise<Loaded<T> | undefined>): Promise<T | undefined>;
  async load(key: string, load: () => Promise<Loaded<T> | undefined>): Promise<T | undefined> {
    const known = this.get(key);
    return known === undefined ? (await this.#loadOne(key, load)).get(key)?.value : known;
  }

  /** In the order of the keys, undefined if not found. Missing values are loaded together. */
  async loadMany(keys: readonly string[], load: LoadMany<T>): Promise<(T | undefined)[]> {
    const values = keys.map((key) => this.get(key));
    const missing = keys.filter((_, at) => values[at] === undefined);
    if (missing.length === 0) return values;
    const found = await this.#load(missing, load);
    return values.map((value, at) => value ?? found.get(keys[at]!)?.value);
  }

  /** The stored value without a use of it: neither counted nor moved in the order of use. */
  peek(key: string): T | undefined {
    return this.#entries.peek(key)?.value;
  }

  /** The value that is being loaded for another caller. */
  inFlight(key: string): Promise<T | undefined> | undefined {
    return this.#flights.get(key)?.then((found) => found.get(key)?.value);
  }

  /** After a stored value has become larger or smaller. */
  resize(key: string, size: number): void {
    const entry = this.#entries.peek(key);
    if (entry) this.#put(key, { ...entry }, size);
  }

  /** Removes all values with one of the tags. Later callers get values that are loaded from now on. */
  invalidate(tags: Iterable<string>): void {
    for (const tag of tags) {
      this.#invalidations.add(tag);
      for (const key of this.#tags.keysOf(tag)) this.#entries.delete(key);
    }
    this.#flights.clear();
  }

  clear(): void {
    this.#invalidations.addAll();
    this.#entries.clear();
    this.#flights.clear();
  }

  /** The sum of all sizes. */
  get size(): number {
    return this.#entries.calculatedSize;
  }

  get count(): number {
    return this.#entries.size;
  }

  get counts(): Readonly<{ hits: number; misses: number; evictions: number }> {
    return this.#counts;
  }

  #loadOne(key: string, load: () => Promise<Loaded<T> | undefined>): Flight<T> {
    return this.#load([key], async () => {
      const loaded = await load();
      return new Map(loaded ? [[key, loaded]] : []);
    });
  }

  /** Waits for the keys that are being loaded already, and loads the others. */
  async #load(missing: readonly string[], load: LoadMany<T>): Flight<T> {
    this.#counts.misses += missing.length;
    if (!this.#isEnabled) return load(missing);
    const own = missing.filter((key) => !this.#flights.has(key));
    if (own.length > 0) this.#start(own, load);
    const flights = new Set(missing.map((key) => this.#flights.get(key)!));
    if (flights.size === 1) return flights.values().next().value!;
    return new Map((await Promise.all(flights)).flatMap((found) => [...found]));
  }

  #start(keys: readonly string[], load: LoadMany<T>): void {
    const flight = this.#loadAndStore(keys, load).finally(() => {
      for (const key of keys) if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    for (const key of keys) this.#flights.set(key, flight);
  }

  async #loadAndStore(keys: readonly string[], load: LoadMany<T>): Flight<T> {
    const loadedAt = this.#now();
    const began = this.#invalidations.begin();
    try {
      const found = await load(keys);
      for (const [key, { value, store }] of found) {
        if (!store || this.#invalidations.isOutdated(began, store.tags)) continue;
        const freshUntil = loadedAt + (store.freshMs ?? Infinity);
        const staleUntil = freshUntil + (store.staleMs ?? 0);
        this.#put(key, { value, tags: store.tags, loadedAt, freshUntil, staleUntil }, store.size);
      }
      return found;
    } finally {
      this.#invalidations.end();
    }
  }

  #refresh(key: string, load: () => Promise<Loaded<T>>): void {
    if (this.#refreshes >= maxRefreshes || this.#flights.has(key)) return;
    this.#refreshes++;
    this.#loadOne(key, load)
      .catch(() => {})
      .finally(() => this.#refreshes--);
  }

  #put(key: string, entry: Entry<T>, size: number): void {
    this.#entries.set(key, entry, { size: Math.max(1, size) });
    // One that is larger than the bound was not stored.
    if (this.#entries.peek(key) === entry) this.#tags.add(key, entry.tags);
  }
}
