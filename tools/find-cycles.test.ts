import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findCycles } from './find-cycles.ts';
import { folderDependencies } from './folder-dependencies.ts';

const edge = (from: string, to: string) => ({ from, to });

describe('cycles', () => {
  test('are found with the way round', () => {
    const line = [edge('a', 'b'), edge('b', 'c')];
    assert.deepEqual(findCycles(line), []);
    assert.deepEqual(findCycles([...line, edge('c', 'a')]), [['a', 'b', 'c', 'a']]);
  });

  test('are not two ways to the same node', () => {
    assert.deepEqual(findCycles([edge('a', 'b'), edge('a', 'c'), edge('b', 'd'), edge('c', 'd')]), []);
  });

  test('of folders are found where one imports the other, which reads, writes or watches a table of the first', () => {
    const imports = { affiliates: [], bookings: ['affiliates'] };
    const bookings = { owns: ['bookings'], reads: ['referrals'] };
    const cyclesWith = (grants: object) =>
      findCycles(folderDependencies(imports, { bookings, affiliates: { owns: ['referrals'], ...grants } }));
    assert.deepEqual(cyclesWith({}), []);
    for (const grant of ['reads', 'alsoWrites', 'watches'])
      assert.deepEqual(cyclesWith({ [grant]: ['bookings'] }), [['bookings', 'affiliates', 'bookings']], grant);
  });
});
