import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { SearchSort } from '#contract/search.ts';
import { searchSorts } from '#contract/search.ts';
import { addDays } from '#kernel/dates.ts';
import { type FilterValues, namesOfKind, searchFilters } from '#kernel/search-filters.ts';
import { readSlug } from '#kernel/slugs.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { TourQueryResult, TourQuery } from './tour-query.ts';
import { compareRanked, type Ranked } from './ranking.ts';
import { searchTours } from './sql/search-tours.ts';

let app: TestApp;
const day = () => addDays(app.services.clock.now().toISOString().slice(0, 10), 20);
const search = (query: Partial<TourQuery>): Promise<TourQueryResult> =>
  searchTours(
    app.services.database.db,
    { language: 'en', currency: 'USD', page: 1, pageSize: 1000, ...query },
    app.services.clock.now(),
  );
const totalOf = async (query: Partial<TourQuery>) => (await search({ ...query, pageSize: 1 })).total;

describe('counts', () => {
  before(async () => void (app = await testApp()));

  /** Makes every choice that a facet offers and compares its count with the total that comes. */
  async function countsHold(query: Partial<TourQuery>): Promise<void> {
    const { facets, total, ids } = await search(query);
    assert.equal(ids.length, total);
    for (const { value, count } of facets.categories)
      assert.equal(await totalOf({ ...query, ...(await wordsKept(query)), categorySlug: value }), count, value);
    for (const [values, count] of countedChoices(query, facets))
      assert.equal(
        await totalOf({ ...query, filters: { ...query.filters, ...values } }),
        count,
        JSON.stringify(values),
      );
    const { price } = facets;
    const pricedFrom = (priceMin: number, priceMax: number) =>
      totalOf({ ...query, filters: { ...query.filters, priceMin, priceMax } });
    if (price) assert.equal(await pricedFrom(price.min, price.max), await pricedFrom(0, 1e9));
  }

  /** An activity that is no category is text, and stays so beside a chosen one. */
  async function wordsKept({ categorySlug, q }: Partial<TourQuery>): Promise<Partial<TourQuery>> {
    if (!categorySlug || (await search({ categorySlug })).category) return {};
    return { q: `${readSlug(categorySlug).slug.replaceAll('-', ' ')} ${q ?? ''}` };
  }

  /** What each filter offers, with the count beside it. */
  function countedChoices({ filters = {} }: Partial<TourQuery>, facets: TourQueryResult['facets']) {
    const choices: [FilterValues, number][] = [];
    for (const name of namesOfKind('values', 'terms')) {
      const { facet, parameters, several } = searchFilters[name];
      const [parameter] = parameters;
      const chosen = several ? (filters[parameter] ?? []) : [];
      for (const { value, count } of facets[facet])
        choices.push([{ [parameter]: [...new Set([...chosen, value])] }, count]);
    }
    for (const name of namesOfKind('atLeast', 'atMost')) {
      const { facet, parameters } = searchFilters[name];
      for (const { value, count } of facets[facet]) choices.push([{ [parameters[0]]: Number(value) }, count]);
    }
    for (const name of namesOfKind('flag')) {
      const { facet, parameters } = searchFilters[name];
      choices.push([{ [parameters[0]]: true }, facets[facet]]);
    }
    return choices;
  }

  test('say what a choice would leave, alone', () => countsHold({}));
  test('with other filters as they are', () =>
    countsHold({
      categorySlug: 'food-and-wine',
      filters: { tag: ['local-food'], durationMax: 6, ratingMin: 4, priceMax: 90 },
      currency: 'EUR',
    }));
  test('with a text and a day', () =>
    countsHold({ q: 'old town', date: day(), adults: 2, children: 1, filters: { freeCancellation: true } }));
  test('with an activity as text, which stays beside a category', () =>
    countsHold({ categorySlug: 'wine-tasting-tc48', q: 'history', filters: { language: ['fr'] } }));
  // The kayak on the fjord has two of the three words but not `q`.
  test('with an activity as text that outweighs the text beside it', () =>
    countsHold({ categorySlug: 'kayaking-fjord-tc48', q: 'flamenco' }));
});

describe('the order', () => {
  before(async () => void (app = await testApp()));

  test('of pages neither repeats nor loses a tour', async () => {
    for (const sort of searchSorts) {
      const whole = await search({ sort, q: 'history' });
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(whole.total / 7) + 1 }, (_, at) =>
          search({ sort, q: 'history', page: at + 1, pageSize: 7 }),
        ),
      );
      assert.deepEqual(
        pages.flatMap(({ ids }) => ids),
        whole.ids,
        sort,
      );
      assert.ok(pages.every(({ total }) => total === whole.total));
    }
  });

  test('of the SQL is that of the formula in TypeScript', async () => {
    const { rows } =
      await sql<Ranked>`select id, popularity, stars_sum, review_count, from_price_minor, currency, duration_minutes, 0 as relevance
      from tours where status = 'published'`.execute(app.services.database.db);
    for (const sort of searchSorts as readonly SearchSort[])
      for (const currency of ['USD', 'JPY', 'KWD'] as const)
        assert.deepEqual(
          (await search({ sort, currency })).ids,
          rows.toSorted(compareRanked(sort, currency)).map(({ id }) => id),
          `${sort} ${currency}`,
        );
  });

  test('by relevance puts a word in the title before one in a name, and that before one in the text', async () => {
    const { ids } = await search({ q: 'kayak', language: 'fr' });
    const { rows } = await sql<{ id: string; field: number }>`
      select tour_id as id, case when 'kayak' = any(title_terms) then 1 when 'kayak' = any(name_terms) then 2 else 3 end as field
      from search_documents where language = 'fr' and tour_id = any(${ids}::uuid[])`.execute(app.services.database.db);
    const fields = ids.map((id) => rows.find((row) => row.id === id)!.field);
    assert.ok(fields.length > 1);
    assert.deepEqual(fields, fields.toSorted());
  });

  test('keeps a requested rating at the rating that is shown', async () => {
    const shown = (await app.send('GET', '/api/tours/search?pageSize=100')).body.tours as {
      id: string;
      rating: number | null;
    }[];
    for (let tenths = 30; tenths <= 50; tenths++) {
      const { ids } = await search({ filters: { ratingMin: tenths / 10 } });
      const passing = shown.filter(({ rating }) => rating !== null && rating >= tenths / 10).map(({ id }) => id);
      assert.deepEqual(ids.toSorted(), passing.toSorted(), String(tenths / 10));
    }
  });

  test('by price is that of the shown prices, in any currency', async () => {
    const { body } = await app.send(
      'GET',
      '/api/tours/search?sort=price&currency=JPY&pageSize=100&priceMin=4000&priceMax=9000',
    );
    const prices = body.tours.map(({ price }: { price: number }) => price);
    assert.ok(prices.length > 5);
    assert.deepEqual(
      prices,
      prices.toSorted((a: number, b: number) => a - b),
    );
    assert.ok(prices.every((price: number) => price >= 4000 && price <= 9000));
  });
});
