import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Kept, type Read } from './kept.ts';

/** Reads each key as itself in capitals, ten bytes each, and remembers what it was asked for. */
function counted(): { read: Read<string>; asked: string[][] } {
  const asked: string[][] = [];
  return {
    asked,
    async read(keys) {
      asked.push([...keys]);
      return new Map(keys.map((key) => [key, { value: key.toUpperCase(), bytes: 10, subject: key[0]! }]));
    },
  };
}

function keeping(bytesMax = 1000): Kept<string> {
  const kept = new Kept<string>(bytesMax);
  kept.keep(true);
  return kept;
}

describe('what is kept', () => {
  test('is read once, and what is missing of it together', async () => {
    const kept = keeping();
    const { read, asked } = counted();
    assert.deepEqual(await kept.get(['a', 'b'], read), ['A', 'B']);
    assert.deepEqual(await kept.get(['c', 'b', 'd', 'a'], read), ['C', 'B', 'D', 'A']);
    assert.deepEqual(asked, [
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  test('is read once when many ask at the same time', async () => {
    const kept = keeping();
    const { read, asked } = counted();
    const answers = await Promise.all([kept.get(['a', 'b'], read), kept.get(['b', 'c'], read), kept.get(['a'], read)]);
    assert.deepEqual(answers, [['A', 'B'], ['B', 'C'], ['A']]);
    assert.deepEqual(asked, [['a', 'b'], ['c']]);
  });

  test('is nothing until somebody tells of changes', async () => {
    const kept = new Kept<string>(1000);
    const { read, asked } = counted();
    await Promise.all([kept.get(['a'], read), kept.get(['a'], read)]);
    await kept.get(['a'], read);
    assert.equal(asked.length, 3);
    assert.equal(kept.bytes, 0);
  });

  test('is forgotten by its subject, and nothing else is', async () => {
    const kept = keeping();
    const { read, asked } = counted();
    await kept.get(['a1', 'a2', 'b1'], read);
    kept.forget(['a']);
    await kept.get(['a1', 'a2', 'b1'], read);
    assert.deepEqual(asked.at(-1), ['a1', 'a2']);
    assert.equal(kept.bytes, 30);
  });

  test('is never what was read before a change: whoever asks after it gets it read again', async () => {
    const kept = keeping();
    const { promise: pause, resolve: goOn } = Promise.withResolvers<void>();
    let value = 'before';
    const slow: Read<string> = async () => {
      const found = new Map([['a', { value, bytes: 10, subject: 'a' }]]);
      await pause;
      return found;
    };
    const early = kept.get(['a'], slow);
    value = 'after';
    kept.forget(['a']);
    const late = kept.get(['a'], slow);
    goOn();
    assert.deepEqual(await early, ['before']);
    assert.deepEqual(await late, ['after']);
    assert.deepEqual(await kept.get(['a'], slow), ['after']);
  });

  test('never takes more than its bytes; what is asked for stays longest', async () => {
    const kept = keeping(50);
    const { read, asked } = counted();
    for (const key of ['a', 'b', 'c', 'd', 'e']) await kept.get([key], read);
    await kept.get(['a'], read);
    await kept.get(['f'], read);
    assert.equal(kept.bytes, 50);
    asked.length = 0;
    await kept.get(['a', 'b', 'c', 'd', 'e', 'f'], read);
    assert.deepEqual(asked, [['b']]);
  });

  test('is not a failure: the next who asks has it read again', async () => {
    const kept = keeping();
    const { read } = counted();
    await assert.rejects(
      kept.get(['a'], () => Promise.reject(new Error('away'))),
      /away/,
    );
    assert.deepEqual(await kept.get(['a'], read), ['A']);
  });

  test('is not what does not exist', async () => {
    const kept = keeping();
    assert.equal(await kept.getOne('a', async () => undefined), undefined);
    assert.equal(await kept.getOne('a', async () => ({ value: 'A', bytes: 1, subject: 'a' })), 'A');
    assert.equal(await kept.getOne('a', async () => assert.fail('it is kept')), 'A');
  });
});
