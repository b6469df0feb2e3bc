import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  findAfterDumps,
  findChanged,
  findOvertaken,
  findUnlisted,
  findUnordered,
  formatHashes,
  parseHashes,
  parseLines,
} from './migration-hashes.ts';

const listed = parseHashes(`# a comment
aa  0001_tours.sql
bb  0002_seats.sql
`);
const tours = { name: '0001_tours.sql', hash: 'aa' };
const seats = { name: '0002_seats.sql', hash: 'bb' };
const prices = { name: '0003_prices.sql', hash: 'cc' };

describe('the list of migrations that have landed', () => {
  test('finds one that was changed and one that was removed', () => {
    assert.deepEqual(findChanged(listed, [tours, seats, prices]), []);
    assert.deepEqual(findChanged(listed, [{ ...tours, hash: 'ff' }, seats]), [tours.name]);
    assert.deepEqual(findChanged(listed, [tours, { ...seats, name: '0002_places.sql' }]), [seats.name]);
  });

  test('finds a new one that it lacks', () => {
    assert.deepEqual(findUnlisted(listed, [tours, seats]), []);
    assert.deepEqual(findUnlisted(listed, [tours, seats, prices]), [prices]);
  });

  test('refuses a new one with a number below one that has landed', () => {
    assert.deepEqual(findOvertaken(listed, [tours, seats, prices]), []);
    assert.deepEqual(findOvertaken(listed, [tours, { name: '0001_zones.sql' }, seats]), ['0001_zones.sql']);
    assert.deepEqual(findOvertaken(listed, [tours, seats, { name: '0002_zones.sql' }]), ['0002_zones.sql']);
    assert.deepEqual(findOvertaken(parseHashes(''), [tours]), []);
  });

  test('has each number once, in ascending order', () => {
    const unordered = (...names: string[]) => findUnordered(names);
    assert.deepEqual(unordered(tours.name, seats.name, prices.name), []);
    assert.deepEqual(unordered(tours.name, prices.name, seats.name), [seats.name]);
    assert.deepEqual(unordered(tours.name, seats.name, '0002_zones.sql'), ['0002_zones.sql']);
    assert.deepEqual(unordered(tours.name, '2_seats.sql'), ['2_seats.sql']);
    const twice = 'aa  0001_tours.sql\nbb  0002_seats.sql\ncc  0002_seats.sql\n';
    assert.deepEqual(findUnordered(parseLines(twice).map(([name]) => name)), [seats.name]);
  });

  test('is written in the order of the migrations, and read as it was written', () => {
    const text = 'aa  0001_tours.sql\nbb  0002_seats.sql\ncc  0003_prices.sql\n';
    assert.equal(formatHashes(new Map([[prices.name, prices.hash], ...listed])), text);
    assert.deepEqual([...parseHashes(text)], [...listed, [prices.name, prices.hash]]);
  });

  test('says which of them came after the newest dump of rows', () => {
    assert.deepEqual(findAfterDumps(['0002.sql', '0001.sql'], [tours, seats, prices]), [prices.name]);
    assert.deepEqual(findAfterDumps(['0003.sql'], [tours, seats, prices]), []);
  });
});
