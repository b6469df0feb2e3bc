import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoadContext } from '#web/runtime/router/page.ts';
import { loadAllPlaces } from './load-all-places.ts';

const names = Array.from({ length: 250 }, (_, index) => `City ${String(index).padStart(3, '0')}`);

test('more cities than one response has are all loaded, in their order', async () => {
  const asked: number[] = [];
  const call = async (_: unknown, { query }: { query: { page: number; pageSize: number } }) => {
    asked.push(query.page);
    const from = (query.page - 1) * query.pageSize;
    return { data: names.slice(from, from + query.pageSize).map((name) => ({ name })), total: names.length };
  };
  const places = await loadAllPlaces({ call: call as unknown as LoadContext['call'], language: 'en' });
  assert.deepEqual(
    places.map(({ name }) => name),
    names,
  );
  assert.deepEqual(asked, [1, 2, 3]);
});
