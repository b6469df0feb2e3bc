import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createKeyedQueue } from './keyed-queue.ts';

const bounds = { atOncePerKey: 1, waitingMax: 3, waitingMaxPerKey: 3, maxWaitMs: 60_000, retryAfterSeconds: 5 };
const tick = () => new Promise((resolve) => setImmediate(resolve));

describe('a keyed queue', () => {
  test('runs one at a time per key, in order of arrival, also after one that fails', async () => {
    const run = createKeyedQueue<null>(bounds);
    const seen: string[] = [];
    const work = (name: string, fails = false) =>
      run('a', { ticket: null }, async () => {
        seen.push(`${name} starts`);
        await tick();
        seen.push(`${name} ends`);
        if (fails) throw new Error(name);
      });
    const ends = await Promise.allSettled([work('1'), work('2', true), work('3')]);
    assert.deepEqual(seen, ['1 starts', '1 ends', '2 starts', '2 ends', '3 starts', '3 ends']);
    assert.deepEqual(
      ends.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    );
  });

  test('runs as many of a key at the same time as its bound allows', async () => {
    const run = createKeyedQueue<null>({ ...bounds, atOncePerKey: 2 });
    const gates = [1, 2, 3].map(() => Promise.withResolvers<void>());
    const started: number[] = [];
    const all = gates.map((gate, n) => run('a', { ticket: null }, () => (started.push(n), gate.promise)));
    await tick();
    assert.deepEqual(started, [0, 1]);
    gates[1]!.resolve();
    await tick();
    assert.deepEqual(started, [0, 1, 2]);
    for (const gate of gates) gate.resolve();
    await Promise.all(all);
    assert.equal(await run('a', { ticket: null }, async () => 'runs again'), 'runs again');
  });

  test('keeps no other key waiting', async () => {
    const run = createKeyedQueue<null>(bounds);
    const gate = Promise.withResolvers<void>();
    const first = run('a', { ticket: null }, () => gate.promise);
    assert.equal(await run('b', { ticket: null }, async () => 'done'), 'done');
    gate.resolve();
    await first;
  });

  test('refuses those that wait and match, and runs the others', async () => {
    const run = createKeyedQueue<number>(bounds);
    const ran: number[] = [];
    const first = run('a', { ticket: 2 }, async (refuseWaiting) => {
      await tick();
      refuseWaiting((size) => size >= 2, new Error('full'));
    });
    const [two, one, three] = [2, 1, 3].map((size) => run('a', { ticket: size }, async () => void ran.push(size)));
    await Promise.all([first, assert.rejects(two!, /full/), one, assert.rejects(three!, /full/)]);
    assert.deepEqual(ran, [1]);
    assert.equal(await run('a', { ticket: 5 }, async () => 'runs again'), 'runs again');
  });

  test('refuses one more than its bound at once, over all keys', async () => {
    const run = createKeyedQueue<null>(bounds);
    const gate = Promise.withResolvers<void>();
    const running = ['a', 'a', 'b', 'b', 'b'].map((key) => run(key, { ticket: null }, () => gate.promise));
    await assert.rejects(
      run('a', { ticket: null }, async () => {}),
      { code: 'unavailable', retryAfterSeconds: 5 },
    );
    gate.resolve();
    await Promise.all(running);
  });

  test('refuses one more than the bound of its key, while another key has room', async () => {
    const run = createKeyedQueue<null>({ ...bounds, waitingMaxPerKey: 1 });
    const gate = Promise.withResolvers<void>();
    const running = ['a', 'a', 'b', 'b'].map((key) => run(key, { ticket: null }, () => gate.promise));
    await assert.rejects(
      run('a', { ticket: null }, async () => {}),
      { code: 'unavailable', retryAfterSeconds: 5 },
    );
    gate.resolve();
    await Promise.all(running);
  });

  test('refuses a request that has waited too long, and runs later ones', async () => {
    let nowMs = 0;
    const run = createKeyedQueue<null>({ ...bounds, maxWaitMs: 100 }, () => nowMs);
    const gate = Promise.withResolvers<void>();
    const first = run('a', { ticket: null }, () => gate.promise);
    const early = run('a', { ticket: null }, async () => 'ran');
    nowMs = 60;
    const late = run('a', { ticket: null }, async () => 'ran');
    nowMs = 120;
    gate.resolve();
    await assert.rejects(early, { code: 'unavailable', retryAfterSeconds: 5 });
    assert.deepEqual(await Promise.all([first, late]), [undefined, 'ran']);
  });

  test('says who waits, and only of those', async () => {
    const run = createKeyedQueue<null>(bounds);
    const waiting: string[] = [];
    const work = (name: string) => run('a', { ticket: null, onWait: () => void waiting.push(name) }, tick);
    await Promise.all([work('1'), work('2'), work('3')]);
    assert.deepEqual(waiting, ['2', '3']);
  });
});
