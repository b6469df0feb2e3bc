// The library by itself: rows in memory, no database.
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { type Language, languages } from '#kernel/languages.ts';
import { filterNames, filterOf } from '../filters.ts';
import type { TourQuery } from '../tour-query.ts';
import { wordsOf } from '../text/terms.ts';
import { IndexBuilder } from './building/index-builder.ts';
import { readIndexFile, writeIndexFile } from './building/index-file.ts';
import { applyTourChange } from './building/update-index.ts';
import { dayOf, type DepartureRows } from './departure-days.ts';
import type { DocumentRow } from './documents.ts';
import { searchTours } from './evaluation/evaluate.ts';
import { suggestPlaces, suggestTours } from './evaluation/suggest.ts';
import { restoreIndex, type SearchIndex, storedPart } from './search-index.ts';
import type { VocabularyRow } from './structures/vocabulary.ts';
import type { TourRow } from './tours.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [lisbon, wine, family] = [idOf(1001), idOf(2001), idOf(3001)];
const day = '2030-05-01';
const now = new Date('2030-04-01T00:00:00Z');

type Tour = { number: number; title: string; rating?: number; categories?: string[]; tags?: string[]; minor?: number };

const tours: Tour[] = [
  { number: 1, title: 'Wine tasting by the river', rating: 45, categories: [wine], minor: 2000 },
  { number: 2, title: 'Kayaking at dawn', rating: 11, tags: [family], minor: 3000 },
  { number: 3, title: 'Kayaks and wine', categories: [wine], tags: [family] },
];

const nothingOf = {
  values: [],
  terms: [],
  atLeast: null,
  atMost: null,
  flag: false,
  price: { minor: null, currency: 'EUR' },
};
const nothing = Object.fromEntries(
  filterNames.map((name) => [name, nothingOf[filterOf(name).kind]]),
) as unknown as TourRow['filters'];

function rowsOf({ number, title, rating, categories = [], tags = [], minor }: Tour) {
  const id = idOf(number);
  const row: TourRow = {
    id,
    published: true,
    placeId: lisbon,
    reviewCount: rating === undefined ? 0 : 10,
    starsSum: rating ?? 0,
    popularity: number,
    filters: {
      ...nothing,
      category: categories,
      tags,
      language: ['en'],
      rating: rating ?? null,
      duration: number * 60,
      freeCancellation: number === 1,
      price: { minor: minor ?? null, currency: 'EUR' },
    },
  };
  const terms = termsOf(title);
  const documents: DocumentRow[] = [{ tourId: id, language: 'en', title: terms.join(' '), names: '', text: '' }];
  const departure = { day: dayOf(day), minute: 600, room: number, fare: 0 };
  const fare = { adultMinor: minor ?? 0, childMinor: minor ?? 0 };
  const departures: DepartureRows = { tourId: id, days: null, departures: [departure], fares: [fare] };
  return { id, row, documents, departures };
}

const termsOf = (title: string) => [...new Set(wordsOf(title, 'en').flatMap(({ term }) => term ?? []))];

function buildIndex(): SearchIndex {
  const words = new Map(tours.flatMap(({ title }) => wordsOf(title, 'en').map(({ term, typed }) => [term, typed])));
  const vocabulary = [...words].flatMap(([term, word]): VocabularyRow[] =>
    term ? [{ term, word: word!, named: true }] : [],
  );
  const vocabularies: Record<Language, VocabularyRow[]> = {
    es: [],
    en: vocabulary.sort((a, b) => (a.term < b.term ? -1 : 1)),
    fr: [],
  };
  const named = (en: string) => Object.fromEntries(languages.map((language) => [language, en]));
  const builder = new IndexBuilder({
    taxonomy: {
      places: [{ id: lisbon, slug: 'lisbon', country: 'PT', popularity: 9, texts: named('Lisbon') }],
      categories: [{ id: wine, slug: 'wine', position: 1, texts: named('Wine') }],
      tags: [{ id: family, slug: 'family', position: 1, texts: named('For families') }],
      names: [
        { kind: 'place', subjectId: lisbon, name: 'lisbon' },
        { kind: 'category', subjectId: wine, name: 'wine' },
      ],
    },
    vocabularies,
  });
  for (const tour of tours) {
    const { row, documents, departures } = rowsOf(tour);
    builder.add(row, documents, departures);
  }
  return builder.finish();
}

const query: TourQuery = { language: 'en', currency: 'EUR', page: 1, pageSize: 10 };

async function find(index: SearchIndex, params: Partial<TourQuery>): Promise<number[]> {
  const { ids } = await searchTours(index, { ...query, ...params }, now);
  return ids.map((id) => Number(id.slice(-12)));
}

describe('the search index', () => {
  test('finds words, also mistyped ones, and says how they are spelled', async () => {
    const index = buildIndex();
    assert.deepEqual(await find(index, { q: 'wine' }), [3, 1]);
    assert.deepEqual(await find(index, { q: 'kayakign' }), [2]);
    const { corrected } = await searchTours(index, { ...query, q: 'kayakign' }, now);
    assert.equal(corrected, 'kayaking');
  });

  test('matches the filters of each kind', async () => {
    const index = buildIndex();
    assert.deepEqual(await find(index, { categorySlug: 'wine-tc48' }), [3, 1]);
    assert.deepEqual(await find(index, { filters: { tag: ['family'] } }), [3, 2]);
    assert.deepEqual(await find(index, { filters: { tag: ['no-such-tag'] } }), []);
    assert.deepEqual(await find(index, { filters: { language: ['fr'] } }), []);
    assert.deepEqual(await find(index, { filters: { ratingMin: 4.5 } }), [1]);
    assert.deepEqual(await find(index, { filters: { durationMax: 2 } }), [2, 1]);
    assert.deepEqual(await find(index, { filters: { freeCancellation: true } }), [1]);
    assert.deepEqual(await find(index, { filters: { priceMin: 25 } }), [2]);
  });

  test('finds a tour rated 1.1 from 1.1 stars on, though 1.1 × 10 is more than 11', async () => {
    assert.deepEqual(await find(buildIndex(), { filters: { ratingMin: 1.1 } }), [2, 1]);
  });

  test('counts a filter as if it were not selected, and a tag among the results; by scan and by bitmap alike', async () => {
    const index = buildIndex();
    for (const scannedToursMax of [() => 1000, () => 0]) {
      const { facets } = await searchTours(
        { ...index, scannedToursMax },
        { ...query, filters: { ratingMin: 4.5 } },
        now,
      );
      assert.deepEqual(
        facets.ratings.map(({ count }) => count),
        [1, 1, 1],
      );
      assert.deepEqual(facets.categories, [{ value: 'wine', name: 'Wine', count: 1, parent: null }]);
      assert.deepEqual(facets.tags, []);
      assert.deepEqual(facets.price, { min: 20, max: 20 });
    }
  });

  test('counts many results once for all pages and orders, and again after a change', async () => {
    const index = buildIndex();
    for (let number = 10; number < 410; number++) {
      const { id, ...rows } = rowsOf({ number, title: 'Wine and more', rating: 45 });
      applyTourChange(index, id, rows);
    }
    const counts = async (params: Partial<TourQuery> = {}, from = index) => {
      const { total, facets } = await searchTours(from, { ...query, q: 'wine', ...params }, now);
      return { total, facets };
    };
    const first = await counts();
    assert.equal(first.facets.ratings[0]!.count, 401);
    assert.equal(index.facetsOfQueries.size, 1);
    assert.deepEqual(await counts({ page: 3, pageSize: 5, sort: 'rating' }), first);
    assert.equal(index.facetsOfQueries.size, 1);
    const uncached = () => restoreIndex(index);
    for (const params of [
      { q: 'more' },
      { filters: { ratingMin: 4.5 } },
      { currency: 'USD' as const },
      { language: 'fr' as const },
    ])
      assert.deepEqual(await counts(params), await counts(params, uncached()), JSON.stringify(params));

    const { id, ...rows } = rowsOf({ number: 10, title: 'Wine and less', rating: 10 });
    applyTourChange(index, id, rows);
    const changed = await counts();
    assert.equal(changed.facets.ratings[0]!.count, 400);
    assert.deepEqual(changed, await counts({}, uncached()));
  });

  test('finds who has room for a party on a day', async () => {
    const index = buildIndex();
    assert.deepEqual(await find(index, { date: day, adults: 2, children: 1 }), [3]);
    assert.deepEqual(await find(index, { date: '2030-05-02' }), []);
  });

  test('suggests places and tours', async () => {
    const index = buildIndex();
    assert.deepEqual(
      suggestPlaces(index, 'lisb', 'en').map(({ slug }) => slug),
      ['lisbon'],
    );
    assert.equal((await suggestTours(index, { q: 'kay', language: 'en', limit: 5 })).total, 2);
  });

  test('takes in a tour that changes, comes and goes', async () => {
    const index = buildIndex();
    const { id, row, documents, departures } = rowsOf({ number: 2, title: 'Otters at dusk', minor: 3000 });
    applyTourChange(index, id, { row, documents, departures });
    assert.deepEqual(await find(index, { q: 'otters' }), [2]);
    assert.deepEqual(await find(index, { q: 'dawn' }), []);
    applyTourChange(index, id, { row: null, documents: null, departures: null });
    assert.deepEqual(await find(index, {}), [3, 1]);
    const added = rowsOf({ number: 4, title: 'Wine again', rating: 45 });
    applyTourChange(index, added.id, added);
    assert.deepEqual(await find(index, { filters: { ratingMin: 4.5 } }), [4, 1]);
  });

  test('is the same after it was written to a file and read back', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'senda-index-'));
    try {
      const file = path.join(folder, 'index.bin');
      await writeIndexFile(file, { place: '7', index: storedPart(buildIndex()) });
      const read = await readIndexFile(file);
      assert.equal(read?.place, '7');
      const restored = restoreIndex(read!.index);
      assert.deepEqual(
        await searchTours(restored, { ...query, q: 'wine' }, now),
        await searchTours(buildIndex(), { ...query, q: 'wine' }, now),
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
