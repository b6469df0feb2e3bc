import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newId, newReference } from './ids.ts';

const many = 20_000;

describe('ids', () => {
  test('are uuids of version 7 that carry the moment they were made', () => {
    const before = Date.now();
    const id = newId();
    assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const madeMs = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
    assert.ok(madeMs >= before && madeMs <= Date.now() + 1000);
  });

  test('of one process sort in the order they were made, also when the clock steps back', () => {
    const ids = Array.from({ length: many }, (_, index) => (index % 3 === 0 ? newId(Date.now() - 5000) : newId()));
    assert.deepEqual(ids, ids.toSorted());
    assert.equal(new Set(ids).size, many);
  });

  test('of bookings have references without letters that read alike', () => {
    const references = Array.from({ length: many }, newReference);
    for (const reference of references) assert.match(reference, /^SN-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    assert.equal(new Set(references).size, many);
  });
});
