import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TourCardView } from '#contract/catalogue.ts';
import { popularBeside, popularTourCount } from './most-popular.ts';

const ranked = Array.from({ length: 30 }, (_, rank) => ({ id: `tour-${rank + 1}` }) as TourCardView);
const firstOf = (pageSize: number, total = ranked.length) => ({ data: ranked.slice(0, pageSize), total });

describe('the most popular tours of the home page', () => {
  const loaded: number[] = [];
  const load = async (pageSize: number) => {
    loaded.push(pageSize);
    return firstOf(pageSize);
  };
  const namesBeside = async (featured: readonly { id: string }[], popular = firstOf(popularTourCount)) => {
    loaded.length = 0;
    return (await popularBeside(featured, popular, load)).map(({ id }) => id);
  };
  const names = (from: number, to: number) => ranked.slice(from - 1, to).map(({ id }) => id);

  test('are seven of the eight that were loaded where at most one of them is featured', async () => {
    assert.deepEqual(await namesBeside([]), names(1, 7));
    assert.deepEqual(await namesBeside(ranked.slice(0, 1)), names(2, 8));
    assert.deepEqual(loaded, []);
  });

  test('are the next seven where twelve are featured', async () => {
    assert.deepEqual(await namesBeside(ranked.slice(0, 12)), names(13, 19));
    assert.equal(loaded.length, 1);
  });

  test('are those that remain where there are no more, or no more can be loaded', async () => {
    assert.deepEqual(await namesBeside(ranked.slice(0, 3), firstOf(5, 5)), names(4, 5));
    assert.deepEqual(loaded, []);
    const failing = () => Promise.reject(new Error('away'));
    const left = await popularBeside(ranked.slice(0, 3), firstOf(popularTourCount), failing);
    assert.deepEqual(
      left.map(({ id }) => id),
      names(4, 8),
    );
  });
});
