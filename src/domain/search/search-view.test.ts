// What a search sends in addition to its tours (spec, section 3).
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { SearchView } from '#contract/search.ts';
import { type TestApp, testApp } from '#test/app.ts';

describe('the result of a search', () => {
  let app: TestApp;
  before(async () => void (app = await testApp()));

  const search = async (query: string): Promise<SearchView> =>
    (await app.send<SearchView>('GET', `/api/tours/search?${query}`)).body;

  test('brings title, description and keywords of its own, in the language of the request', async () => {
    const found = await search('locationSlug=lisbon-l475&categorySlug=food-and-wine-tc48&lang=en');
    assert.ok(found.tours.length > 0);
    assert.equal(found.seo.title, 'Food and wine in Lisbon');
    assert.ok(found.seo.description.length > 20);
    for (const word of ['Lisbon', 'Portugal', 'Food and wine']) assert.ok(found.seo.keywords.includes(word), word);
    const spanish = await search('locationSlug=lisbon-l475&categorySlug=food-and-wine-tc48&lang=es');
    assert.notEqual(spanish.seo.title, found.seo.title);
    assert.ok(spanish.seo.keywords.includes('Lisboa'));
    assert.deepEqual(
      spanish.tours.map(({ id }) => id),
      found.tours.map(({ id }) => id),
    );
  });

  test('that found nothing still has them', async () => {
    const { tours, seo } = await search('locationSlug=atlantis-l475&lang=en');
    assert.deepEqual(tours, []);
    assert.ok(seo.title && seo.description && seo.keywords.length > 0);
  });
});
