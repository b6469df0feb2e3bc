// What was read, by key: bounded in bytes, read together where it is missing, forgotten on word of a change.

export type Found<T> = {
  value: T;
  bytes: number;
  /** What a change is told by: an id, or the name of a kind of thing. */
  subject: string;
};

/** Reads what is missing; a key that nothing was found for is left out. */
export type Read<T> = (keys: readonly string[]) => Promise<Map<string, Found<T>>>;

type Entry<T> = Found<T> & { isUsed: boolean };

export class Kept<T> {
  readonly #bytesMax: number;
  // In the order of arrival.
  readonly #entries = new Map<string, Entry<T>>();
  readonly #keysOf = new Map<string, Set<string>>();
  readonly #underWay = new Map<string, Promise<Map<string, Found<T>>>>();
  #bytes = 0;
  #isKeeping = false;
  #changes = 0;

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  /** Until somebody tells of changes nothing is kept: each question is read. */
  keep(isKeeping: boolean): void {
    this.#isKeeping = isKeeping;
    this.forgetAll();
  }

  /** In the order of the keys; undefined for what was not found. */
  async get(keys: readonly string[], read: Read<T>): Promise<(T | undefined)[]> {
    const values = keys.map((key) => this.#use(key));
    const missing = keys.filter((_, at) => values[at] === undefined);
    if (missing.length === 0) return values;
    const found = await this.#read(missing, read);
    return values.map((value, at) => value ?? found.get(keys[at]!)?.value);
  }

  async getOne(key: string, read: () => Promise<Found<T> | undefined>): Promise<T | undefined> {
    const known = this.#use(key);
    if (known !== undefined) return known;
    const found = await this.#read([key], async () => {
      const one = await read();
      return new Map(one ? [[key, one]] : []);
    });
    return found.get(key)?.value;
  }

  forget(subjects: Iterable<string>): void {
    for (const subject of subjects) for (const key of this.#keysOf.get(subject) ?? []) this.#remove(key);
    this.#outdateReadsUnderWay();
  }

  forgetAll(): void {
    this.#entries.clear();
    this.#keysOf.clear();
    this.#bytes = 0;
    this.#outdateReadsUnderWay();
  }

  get bytes(): number {
    return this.#bytes;
  }

  #use(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (entry) entry.isUsed = true;
    return entry?.value;
  }

  /** What others are reading already is waited for, the rest is read at once. */
  async #read(missing: readonly string[], read: Read<T>): Promise<Map<string, Found<T>>> {
    if (!this.#isKeeping) return read(missing);
    const alone = missing.filter((key) => !this.#underWay.has(key));
    if (alone.length > 0) {
      const reading = this.#readAndKeep(alone, read);
      for (const key of alone) this.#underWay.set(key, reading);
    }
    const reads = new Set(missing.map((key) => this.#underWay.get(key)!));
    return new Map((await Promise.all(reads)).flatMap((found) => [...found]));
  }

  async #readAndKeep(keys: readonly string[], read: Read<T>): Promise<Map<string, Found<T>>> {
    const changesBefore = this.#changes;
    try {
      const found = await read(keys);
      // A change came meanwhile: what was read may be older. Whoever asked before it may have it, nobody after it.
      if (changesBefore === this.#changes) for (const [key, one] of found) this.#put(key, one);
      return found;
    } finally {
      if (changesBefore === this.#changes) for (const key of keys) this.#underWay.delete(key);
    }
  }

  #outdateReadsUnderWay(): void {
    this.#changes++;
    this.#underWay.clear();
  }

  #put(key: string, found: Found<T>): void {
    this.#remove(key);
    this.#entries.set(key, { ...found, isUsed: false });
    let keys = this.#keysOf.get(found.subject);
    if (!keys) this.#keysOf.set(found.subject, (keys = new Set()));
    keys.add(key);
    this.#bytes += found.bytes;
    this.#makeRoom();
  }

  /** Second chance: what was used since it was last looked at moves to the end, so that a hit writes one bit. */
  #makeRoom(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#bytesMax) return;
      if (!entry.isUsed) this.#remove(key);
      else {
        entry.isUsed = false;
        this.#entries.delete(key);
        this.#entries.set(key, entry);
      }
    }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    const keys = this.#keysOf.get(entry.subject);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysOf.delete(entry.subject);
  }
}
