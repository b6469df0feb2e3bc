import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Loaded, type LoadMany, TaggedCache } from './tagged-cache.ts';

/** Loads each key as itself in capitals, of size 10, tagged with its first letter, and records the keys of each load. */
function recordingLoad(): { load: LoadMany<string>; loads: string[][] } {
  const loads: string[][] = [];
  return {
    loads,
    async load(keys) {
      loads.push([...keys]);
      return new Map(keys.map((key) => [key, loaded(key.toUpperCase(), key[0]!)]));
    },
  };
}

const loaded = (value: string, ...tags: string[]): Loaded<string> => ({ value, store: { size: 10, tags } });
const newCache = (maxSize = 1000) => new TaggedCache<string>({ maxSize });

/** A load that ends when `end` is called, with the value that was true when it began. */
function slowLoad(read: () => string, ...tags: string[]) {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const load = async () => {
    const value = read();
    await promise;
    return loaded(value, ...tags);
  };
  return { load, end };
}

describe('a value in the cache', () => {
  test('is loaded once, and what is missing is loaded together', async () => {
    const cache = newCache();
    const { load, loads } = recordingLoad();
    assert.deepEqual(await cache.loadMany(['a', 'b'], load), ['A', 'B']);
    assert.deepEqual(await cache.loadMany(['c', 'b', 'd', 'a'], load), ['C', 'B', 'D', 'A']);
    assert.deepEqual(loads, [
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  test('is loaded once when many callers request it at the same time', async () => {
    const cache = newCache();
    const { load, loads } = recordingLoad();
    const values = await Promise.all([
      cache.loadMany(['a', 'b'], load),
      cache.loadMany(['b', 'c'], load),
      cache.loadMany(['a'], load),
      cache.load('c', () => assert.fail('it is being loaded')),
    ]);
    assert.deepEqual(values, [['A', 'B'], ['B', 'C'], ['A'], 'C']);
    assert.deepEqual(loads, [['a', 'b'], ['c']]);
  });

  test('is loaded for each caller while the cache is disabled, and nothing is stored', async () => {
    const cache = newCache();
    cache.enable(false);
    const { load, loads } = recordingLoad();
    await Promise.all([cache.loadMany(['a'], load), cache.loadMany(['a'], load)]);
    await cache.loadMany(['a'], load);
    assert.equal(loads.length, 3);
    assert.equal(cache.size, 0);
  });

  test('is not stored when its load began before the cache was disabled', async () => {
    const cache = newCache();
    const { load, end } = slowLoad(() => 'A');
    const early = cache.load('a', load);
    cache.enable(false);
    end();
    assert.equal(await early, 'A');
    assert.equal(cache.count, 0);
  });

  test('is removed with its tag, and no other is', async () => {
    const cache = newCache();
    const { load, loads } = recordingLoad();
    await cache.loadMany(['a1', 'a2', 'b1'], load);
    cache.invalidate(['a', 'z']);
    await cache.loadMany(['a1', 'a2', 'b1'], load);
    assert.deepEqual(loads.at(-1), ['a1', 'a2']);
    assert.equal(cache.size, 30);
  });

  test('with several tags is removed with any of them, also after it was stored again with others', async () => {
    const cache = newCache();
    const store = (...tags: string[]) => cache.load('k', async () => loaded('V', ...tags));
    for (const tag of ['a', 'b']) {
      await store('a', 'b');
      cache.invalidate([tag]);
      assert.equal(cache.count, 0, tag);
    }
    await store('c');
    cache.invalidate(['a', 'b']);
    assert.equal(cache.get('k'), 'V');
    cache.resize('k', 500);
    cache.invalidate(['c']);
    assert.deepEqual([cache.count, cache.size], [0, 0]);
  });

  test('is not the one whose load began before its tag was invalidated: later callers get a new one', async () => {
    const cache = newCache();
    let value = 'before';
    const { load, end } = slowLoad(() => value, 'a');
    const early = cache.load('a', load);
    value = 'after';
    cache.invalidate(['a']);
    const late = cache.load('a', load);
    assert.equal(cache.get('a'), undefined);
    end();
    assert.deepEqual([await early, await late, cache.get('a')], ['before', 'after', 'after']);
  });

  test('is not the one that an older load brings after a newer load', async () => {
    const cache = newCache();
    const old = slowLoad(() => 'before', 'a');
    const early = cache.load('a', old.load);
    cache.invalidate(['a']);
    await cache.load('a', async () => loaded('after', 'a'));
    old.end();
    await early;
    assert.equal(cache.get('a'), 'after');
  });

  test('is stored when another tag was invalidated during its load, though later callers do not wait for it', async () => {
    const cache = newCache();
    const { load, end } = slowLoad(() => 'A', 'a');
    const early = cache.load('a', load);
    cache.invalidate(['b']);
    assert.equal(cache.inFlight('a'), undefined);
    end();
    await early;
    assert.equal(cache.get('a'), 'A');
  });

  test('is not stored when all was cleared, or too many tags to remember were invalidated, during its load', async () => {
    const cache = newCache();
    const clear = [
      () => cache.clear(),
      () => cache.invalidate(['a', ...Array.from({ length: 25_000 }, (_, n) => `t${n}`)]),
    ];
    for (const change of clear) {
      const { load, end } = slowLoad(() => 'A', 'a');
      const early = cache.load('a', load);
      change();
      end();
      await early;
      assert.equal(cache.count, 0);
    }
  });

  test('takes no more than the bound; the least recently used is removed first', async () => {
    const cache = newCache(50);
    const { load, loads } = recordingLoad();
    for (const key of ['a', 'b', 'c', 'd', 'e']) await cache.loadMany([key], load);
    await cache.loadMany(['a'], load);
    await cache.loadMany(['f'], load);
    assert.equal(cache.size, 50);
    loads.length = 0;
    await cache.loadMany(['a', 'b', 'c', 'd', 'e', 'f'], load);
    assert.deepEqual(loads, [['b']]);
    cache.resize('f', 41);
    assert.deepEqual([cache.get('f'), cache.count, cache.size], ['F', 1, 41]);
  });

  test('that is larger than the bound is given, and not stored', async () => {
    const cache = newCache(5);
    assert.equal(await cache.load('a', async () => loaded('A', 'a')), 'A');
    cache.invalidate(['a']);
    assert.deepEqual([cache.count, cache.size], [0, 0]);
  });

  test('is not a failure: the next caller loads it again', async () => {
    const cache = newCache();
    const { load } = recordingLoad();
    await assert.rejects(
      cache.loadMany(['a'], () => Promise.reject(new Error('away'))),
      /away/,
    );
    assert.deepEqual(await cache.loadMany(['a'], load), ['A']);
  });

  test('is not what does not exist, nor what is not to be stored', async () => {
    const cache = newCache();
    assert.equal(await cache.load('a', async () => undefined), undefined);
    assert.equal(await cache.load('a', async () => ({ value: 'once' })), 'once');
    assert.equal(await cache.load('a', async () => loaded('A')), 'A');
    assert.equal(await cache.load('a', async () => assert.fail('it is stored')), 'A');
  });

  test('is counted: hits, misses and evictions', async () => {
    const cache = newCache(20);
    const { load } = recordingLoad();
    await cache.loadMany(['a', 'b'], load);
    await cache.loadMany(['a', 'b', 'c'], load);
    cache.invalidate(['c']);
    assert.deepEqual(cache.counts, { hits: 2, misses: 3, evictions: 1 });
  });
});

describe('a value with a time to live', () => {
  const timed = (value: string): Loaded<string> => ({
    value,
    store: { size: 1, tags: [], freshMs: 100, staleMs: 1000 },
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  test('is given while it is stale, and one load at a time replaces it meanwhile; a failure leaves it until it expires', async () => {
    let now = 1000;
    const cache = new TaggedCache<string>({ maxSize: 10, now: () => now });
    let loads = 0;
    const refresh = (value: string | undefined) => async () => {
      loads++;
      if (value === undefined) throw new Error('away');
      return timed(value);
    };
    await cache.load('a', async () => timed('first'));
    now += 99;
    assert.equal(cache.get('a', refresh('early')), 'first');
    now += 1;
    assert.equal(cache.get('a', refresh(undefined)), 'first');
    assert.equal(cache.get('a', refresh('beside')), 'first');
    await settled();
    assert.deepEqual([cache.get('a', refresh('second')), loads], ['first', 2]);
    await settled();
    assert.equal(cache.get('a', refresh('third')), 'second');
    now += 1100;
    assert.deepEqual([cache.get('a', refresh('late')), cache.count, loads], [undefined, 0, 2]);
  });

  test('lives from the begin of its load, and not longer when the clock is set back', async () => {
    let now = 1000;
    const cache = new TaggedCache<string>({ maxSize: 10, now: () => now });
    const load = async () => {
      now += 500;
      return timed('A');
    };
    await cache.load('a', load);
    now += 600;
    assert.equal(cache.get('a'), undefined);
    await cache.load('a', load);
    now -= 700;
    assert.equal(cache.get('a'), undefined);
  });

  test('is refreshed for at most four keys at a time', async () => {
    let now = 0;
    const cache = new TaggedCache<string>({ maxSize: 10, now: () => now });
    const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
    await cache.loadMany(keys, async () => new Map(keys.map((key) => [key, timed(key)])));
    now = 100;
    let loads = 0;
    const { promise, resolve: end } = Promise.withResolvers<void>();
    const refresh = async () => {
      loads++;
      await promise;
      return timed('new');
    };
    for (const key of keys) assert.equal(cache.get(key, refresh), key);
    assert.equal(loads, 4);
    end();
    await settled();
    for (const key of keys) cache.get(key, refresh);
    assert.equal(loads, 6);
  });
});
