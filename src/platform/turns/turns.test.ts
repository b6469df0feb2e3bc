import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { inTurns, type Settled } from './turns.ts';

const bounds = { turnMax: 3, waitingMax: 10, retryAfterSeconds: 5 };
const answers = (items: number[]): Settled<number>[] => items.map((item) => ({ answer: item * 10 }));

describe('a line', () => {
  test('takes along who waits, in order of arrival and never more than fit into a turn', async () => {
    const turns: number[][] = [];
    const stand = inTurns(bounds, async (items: number[]) => {
      turns.push(items);
      await setImmediate();
      return answers(items);
    });
    assert.deepEqual(await Promise.all([1, 2, 3, 4, 5, 6].map((item) => stand('a', item))), [10, 20, 30, 40, 50, 60]);
    assert.deepEqual(turns, [[1], [2, 3, 4], [5, 6]]);
  });

  test('has one turn at a time; another line does not wait for it', async () => {
    let running = 0;
    let most = 0;
    const stand = inTurns({ ...bounds, turnMax: 1 }, async (items: number[]) => {
      most = Math.max(most, ++running);
      await setImmediate();
      running -= 1;
      return answers(items);
    });
    await Promise.all([1, 2, 3].map((item) => stand('a', item)));
    assert.equal(most, 1);
    await Promise.all(['a', 'b', 'c'].map((line) => stand(line, 1)));
    assert.equal(most, 3);
  });

  test('gives each its own end, and when a turn breaks goes on with the next', async () => {
    const stand = inTurns({ ...bounds, turnMax: 2 }, async (items: number[]) => {
      await setImmediate();
      if (items.includes(3)) throw new Error('broken');
      return items.map((item) => (item === 2 ? { error: new Error('refused') } : { answer: item }));
    });
    const ends = await Promise.allSettled([1, 2, 0, 3, 4, 5].map((item) => stand('a', item)));
    assert.deepEqual(
      ends.map((end) => (end.status === 'fulfilled' ? end.value : (end.reason as Error).message)),
      [1, 'refused', 0, 'broken', 'broken', 5],
    );
  });

  test('refuses at once who would be one too many, and has room again later', async () => {
    const stand = inTurns({ ...bounds, waitingMax: 2 }, async (items: number[]) => {
      await setImmediate();
      return answers(items);
    });
    const two = [stand('a', 1), stand('b', 2)];
    await assert.rejects(stand('c', 3), { code: 'unavailable', retryAfterSeconds: 5 });
    assert.deepEqual(await Promise.all(two), [10, 20]);
    assert.equal(await stand('c', 3), 30);
  });
});
