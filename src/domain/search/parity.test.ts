import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { searchSorts } from '#contract/search.ts';
import { addDays } from '#kernel/dates.ts';
import { type Language, languages } from '#kernel/languages.ts';
import { currencies } from '#kernel/money.ts';
import {
  filterParameters,
  type FilterValues,
  type NamesOfKind,
  namesOfKind,
  type SearchFilterName,
  searchFilterNames,
} from '#kernel/search-filters.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { filterNames, filterOf, narrows } from './filters.ts';
import type { TourQuery } from './tour-query.ts';
import { type Search, searchInSql } from './search-port.ts';
import { makeVariedTours, removeTours, variedDays } from './test-varied-tours.ts';
import { searchTours } from './index/evaluation/evaluate.ts';
import { buildIndex } from './indexing/build-index.ts';
import { countByPlace } from './index/evaluation/count-by-place.ts';
import type { SearchIndex } from './index/search-index.ts';
import { suggestPlaces, suggestTours } from './index/evaluation/suggest.ts';

type Known = {
  words: Record<Language, string[]>;
  names: string[];
  slugs: string[];
  categories: string[];
  /** Of the categories, those that have children. */
  parents: string[];
  /** Of the filters that have lists: what some tour has, and what none has. */
  lists: Record<ListName, string[]>;
};
type ListName = NamesOfKind<'values' | 'terms'>;

const seed = 20261121;
/** What some of the rules of varied tours make of 5000. */
const pricesByRules = [6650, 2500, 4500, 3500, 2750, 4250];
const listPrices = [0, 1999, 5000, 12_345];
const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

describe('the index and the SQL search', () => {
  let app: TestApp;
  let inSql: Search;
  let known: Known;
  let varied: string[];
  /** Few tours are scanned, many are bitmaps: here each way evaluates all queries. */
  let indexes: SearchIndex[];

  before(async () => {
    app = await testApp();
    inSql = searchInSql(app.services.database);
    varied = await makeVariedTours(app.services.database.db);
    const options = { toursAtOnce: 50, chunkSlots: 32 };
    const index = await buildIndex(app.services.database.db, app.services.clock.now(), options);
    indexes = [index, { ...index, scannedToursMax: () => 0 }, { ...index, scannedToursMax: () => 20 }];
    known = await readKnown(app);
  });
  after(() => removeTours(app.services.database.db, varied));

  test('give the same result for 1,000 random queries: set, total, counts and order', async () => {
    const queryCounts = { some: 0, none: 0, corrected: 0, below: 0, dated: 0, ruled: 0, mixed: 0 };
    await fc.assert(
      fc.asyncProperty(queries(known), fc.nat(72), async (query, hoursLater) => {
        const now = new Date(app.services.clock.now().getTime() + hoursLater * 3600_000);
        const expected = await inSql.tours(query, now);
        for (const index of indexes) assert.deepEqual(await searchTours(index, query, now), expected);
        queryCounts[expected.total > 0 ? 'some' : 'none']++;
        if (expected.corrected !== null) queryCounts.corrected++;
        if (expected.total > 0 && known.parents.includes(`${expected.category?.slug}-tc48`)) queryCounts.below++;
        if (query.date && expected.total > 0) queryCounts.dated++;
        const people = (query.adults ?? 1) + (query.children ?? 0);
        const prices = expected.dayPrices?.map(({ totalMinor }) => Math.ceil(totalMinor / people)) ?? [];
        if (prices.some((minor) => pricesByRules.includes(minor))) queryCounts.ruled++;
        if (prices.some((minor) => !pricesByRules.includes(minor) && !listPrices.includes(minor))) queryCounts.mixed++;
      }),
      { seed, numRuns: 1000, endOnFailure: true },
    );
    // Queries that find nothing prove little.
    assert.ok(
      queryCounts.some > 300 &&
        queryCounts.corrected > 50 &&
        queryCounts.below > 10 &&
        queryCounts.dated > 50 &&
        queryCounts.ruled > 25 &&
        queryCounts.mixed > 50,
      JSON.stringify(queryCounts),
    );
  });

  test('are compared on more than one value of every filter', async () => {
    for (const name of filterNames) {
      const { rows } = await sql<{ count: number }>`
        select count(distinct ${sql.raw(filterOf(name).column)})::int as count from tours t where id in (${sql.join(varied)})
      `.execute(app.services.database.db);
      assert.ok(rows[0]!.count > 1, `vary what ${name} reads in test-varied-tours.ts`);
    }
  });

  test('count alike by place for 200 random queries', async () => {
    let counted = 0;
    await fc.assert(
      fc.asyncProperty(queries(known), async (query) => {
        const now = app.services.clock.now();
        const expected = await inSql.countByPlace(query, now);
        for (const index of indexes) assert.deepEqual(await countByPlace(index, query, now), expected);
        const { total } = await inSql.tours(query, now);
        assert.equal(
          expected.reduce((sum, { tours }) => sum + tours, 0),
          total,
        );
        if (expected.length > 1) counted++;
      }),
      { seed, numRuns: 200, endOnFailure: true },
    );
    assert.ok(counted > 30, `${counted} with more than one place`);
  });

  test('suggest alike the places of a country', async () => {
    for (const q of ['spain', 'Españ', 'fran', 'united', 'portugal', 'mex', 'ital', 'xyz']) {
      const expected = await inSql.suggestPlaces(q, 'fr');
      for (const index of indexes) assert.deepEqual(suggestPlaces(index, q, 'fr'), expected, q);
    }
    assert.ok((await inSql.suggestPlaces('spain', 'en')).length > 1);
  });

  test('suggest alike for 300 random beginnings', async () => {
    await fc.assert(
      fc.asyncProperty(typing(known), async ({ q, language }) => {
        for (const place of [{}, { locationSlug: 'rome-l475' }, { locationSlug: 'spain' }]) {
          const query = { q, language, limit: 5, ...place };
          const expected = await inSql.suggestTours(query);
          for (const index of indexes) assert.deepEqual(await suggestTours(index, query), expected);
        }
        assert.deepEqual(suggestPlaces(indexes[0]!, q, language), await inSql.suggestPlaces(q, language));
      }),
      { seed, numRuns: 300, endOnFailure: true },
    );
  });
});

async function readKnown({ services }: TestApp): Promise<Known> {
  const db = services.database.db;
  const column = async (query: string) =>
    (await sql.raw<{ value: string }>(query).execute(db)).rows.map(({ value }) => value);
  const words = async (language: Language) =>
    [
      language,
      await column(`select word as value from search_terms where language = '${language}' order by term`),
    ] as const;
  const lists = await Promise.all(
    namesOfKind('values', 'terms').map(async (name) => {
      const filter = filterOf(name);
      const known =
        filter.kind === 'terms'
          ? `select slug as value from ${filter.taxonomy} order by slug`
          : `select distinct unnest(${filter.column}) as value from tours t order by value`;
      return [name, [...(await column(known)), 'xx']] as [ListName, string[]];
    }),
  );
  return {
    words: Object.fromEntries([await words('es'), await words('en'), await words('fr')]) as Known['words'],
    names: await column('select name as value from search_names order by name'),
    slugs: await column(`select slug || '-l475' as value from places order by slug`),
    categories: await column(`select slug || '-tc48' as value from categories order by slug`),
    parents: await column(`
      select slug || '-tc48' as value from categories c where exists (select from categories b where b.parent_id = c.id) order by slug`),
    lists: Object.fromEntries(lists) as Record<string, string[]> as Known['lists'],
  };
}

function queries({ words, names, slugs, categories, parents, lists }: Known): fc.Arbitrary<TourQuery> {
  const day = addDays(new Date().toISOString().slice(0, 10), -1);
  return fc.constantFrom(...languages).chain((language) =>
    fc.record({
      language: fc.constant(language),
      currency: fc.constantFrom(...currencies),
      locationSlug: seldom(
        fc.oneof(
          fc.constantFrom(...slugs),
          fc.constantFrom(...names),
          fc.constantFrom('atlantis-l475', 'spain-l475', 'portugal', 'États-Unis'),
        ),
      ),
      categorySlug: seldom(
        fc.oneof(
          fc.constantFrom(...categories),
          fc.constantFrom(...parents),
          fc.constantFrom(...names),
          texts(words[language]).map((text) => `${text.replaceAll(' ', '-')}-tc48`),
        ),
      ),
      q: fc.oneof(fc.constant(undefined), texts(words[language])),
      date: fc.option(
        fc
          .oneof(fc.integer({ min: 0, max: variedDays }), fc.integer({ min: 0, max: 184 }))
          .map((days) => addDays(day, days)),
        { nil: undefined },
      ),
      adults: fc.constantFrom(undefined, 1, 1, 2, 2, 3, 6, 12, 20),
      children: fc.constantFrom(undefined, 0, 1, 1, 2, 10),
      filters: filterValues(lists),
      sort: fc.option(fc.constantFrom(...searchSorts), { nil: undefined }),
      page: fc.constantFrom(1, 1, 1, 2, 3, 10_000),
      pageSize: fc.constantFrom(5, 12, 100),
    }),
  ) as fc.Arbitrary<TourQuery>;
}

/** Of every filter; lists have these values. */
function filterValues(lists: Known['lists']): fc.Arbitrary<FilterValues> {
  const valueOf = (name: SearchFilterName): fc.Arbitrary<FilterValues[keyof FilterValues]> => {
    const filter = filterOf(name);
    if (filter.kind === 'price') return amounts;
    if (filter.kind === 'flag') return fc.boolean();
    if (filter.kind === 'atLeast' || filter.kind === 'atMost') return bounds(filter.steps);
    const some = lists[name as ListName];
    return fc.array(fc.constantFrom(...some), { maxLength: narrows(name) ? 3 : 1 });
  };
  const record = searchFilterNames.flatMap((name) =>
    filterParameters([name]).map((parameter) => [parameter, seldom(valueOf(name))]),
  );
  return fc.record(Object.fromEntries(record));
}

/** The steps that a page offers, and what lies around them to the tenth and the hundredth. */
const bounds = (steps: readonly number[]) =>
  fc.oneof(
    fc.constantFrom(...steps),
    ...[10, 100].map((parts) =>
      fc.integer({ min: 0, max: Math.ceil(Math.max(...steps) * 1.5) * parts }).map((value) => value / parts),
    ),
  );

const amounts = fc.oneof(
  fc.integer({ min: 0, max: 300 }),
  fc.integer({ min: 0, max: 30_000 }).map((cents) => cents / 100),
);

/** One to four words that occur somewhere, as they are, cut short or mistyped, and now and then one that does not. */
function texts(words: readonly string[]): fc.Arbitrary<string> {
  const word = fc.constantFrom(...words);
  const cut = fc.tuple(word, fc.integer({ min: 2, max: 8 })).map(([one, letters]) => one.slice(0, letters));
  const stray = fc.constantFrom('zzzz', 'the', 'de', '%', '½', 'Göreme', 'x');
  const some = fc.oneof(
    { weight: 5, arbitrary: word },
    { weight: 2, arbitrary: cut },
    { weight: 3, arbitrary: mistyped(word) },
    { weight: 1, arbitrary: stray },
  );
  return fc.array(some, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
}

function mistyped(word: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(word, fc.nat(30), fc.constantFrom('leave', 'add', 'change', 'swap')).map(([one, place, how]) => {
    const at = place % one.length;
    const [head, tail] = [one.slice(0, at), one.slice(at)];
    if (how === 'leave') return head + tail.slice(1);
    if (how === 'add') return `${head}e${tail}`;
    return how === 'change' ? `${head}a${tail.slice(1)}` : head + (tail[1] ?? '') + tail[0] + tail.slice(2);
  });
}

function typing({ words, names }: Known): fc.Arbitrary<{ q: string; language: Language }> {
  return fc.constantFrom(...languages).chain((language) => {
    const name = fc
      .tuple(fc.constantFrom(...names), fc.integer({ min: 1, max: 12 }))
      .map(([one, letters]) => one.slice(0, letters));
    return fc.record({
      language: fc.constant(language),
      q: fc.oneof(texts(words[language]), name, mistyped(fc.constantFrom(...names))),
    });
  });
}
