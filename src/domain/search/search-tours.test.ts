import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { TourCardView } from '#contract/catalogue.ts';
import type { SearchView } from '#contract/search.ts';
import { type TestApp, testApp } from '#test/app.ts';

let app: TestApp;
type Query = Record<string, string | number>;
const addressOf = (query: Query) =>
  `/api/tours/search?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;

async function search(query: Query): Promise<SearchView> {
  const { status, body } = await app.send<SearchView>('GET', addressOf({ lang: 'en', ...query }));
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}
const cities = ({ tours }: SearchView) => [...new Set(tours.map(({ city }) => city))];
const ids = ({ tours }: { tours: TourCardView[] }) => tours.map(({ id }) => id);

describe('searching by text', () => {
  before(async () => void (app = await testApp()));

  test('forgives a typo and says so', async () => {
    const found = await search({ q: 'barclona' });
    assert.deepEqual(cities(found), ['Barcelona']);
    assert.equal(found.corrected, 'barcelona');
    assert.deepEqual(ids(found), ids(await search({ q: 'BARCELONA' })));
    assert.deepEqual(cities(await search({ q: 'bracelona', lang: 'es' })), ['Barcelona']);
  });

  test('needs no accents', async () => {
    assert.deepEqual(ids(await search({ q: 'göreme' })), ids(await search({ q: 'goreme' })));
    assert.ok((await search({ q: 'göreme' })).total >= 3);
  });

  test('finds a place by its name in any language, and by its country', async () => {
    for (const q of ['Lisboa', 'Lisbonne', 'Lisbon', 'Portugal Lisboa'])
      assert.deepEqual(cities(await search({ q })), ['Lisbon'], q);
    assert.deepEqual(cities(await search({ q: 'Japón', lang: 'fr' })), ['Kyoto']);
  });

  test('searches the texts of the requested language', async () => {
    const found = {
      es: await search({ q: 'vinos', lang: 'es' }),
      en: await search({ q: 'wines' }),
      fr: await search({ q: 'vins', lang: 'fr' }),
    };
    for (const result of Object.values(found)) assert.ok(result.total > 5);
    assert.ok(found.es.facets.tags.some(({ name }) => name === 'Vino'));
  });

  test('completes the last word', async () => assert.deepEqual(cities(await search({ q: 'barcel' })), ['Barcelona']));

  test('wants all words; where no tour has all, those with the most of them', async () => {
    assert.equal((await search({ q: 'kayaking norway' })).total, 1);
    const none = await search({ q: 'kayaking zzzz' });
    assert.deepEqual(ids(none), ids(await search({ q: 'kayaking' })));
    assert.equal((await search({ q: 'zzzz' })).total, 0);
    const there = await search({ q: 'kayaking wine', locationSlug: 'lisbon' });
    assert.ok(there.total > 0);
  });

  test('with nothing but stop words or signs restricts nothing', async () => {
    const { total } = await search({});
    for (const q of ['the of and', '%', "'", '\\', '🎈', '__ -- ;'])
      assert.equal((await search({ q })).total, total, q);
  });

  test('takes anything for text, never for SQL', async () => {
    const strange = [
      "'; drop table tours; --",
      '" or 1=1 --',
      '$1',
      '%s %00 _%',
      'a\\',
      '🎈🎈'.repeat(40),
      'wine '.repeat(40),
      'x'.repeat(200),
      '\ud800',
      '½ ﬁ',
    ];
    for (const q of strange) await search({ q });
    for (const slug of ["x'; delete from tours --", '-l475', '%', '🎈'])
      assert.equal((await search({ locationSlug: slug })).total, 0, slug);
    await search({ categorySlug: "wine' or '1'='1-tc48", tag: "a,b',%", q: 'wine' });
    assert.ok((await search({})).total >= 72);
    assert.equal((await app.send('GET', addressOf({ q: 'x'.repeat(201) }))).status, 422);
  });
});

describe('searching by place and category', () => {
  before(async () => void (app = await testApp()));

  test('reads slugs with and without suffix, and names as typed', async () => {
    const found = await search({ locationSlug: 'lisbon-l475', categorySlug: 'food-and-wine-tc48' });
    assert.equal(found.place?.name, 'Lisbon');
    assert.equal(found.category?.slug, 'food-and-wine');
    assert.equal(found.seo.title, 'Food and wine in Lisbon');
    const same = [
      { locationSlug: 'lisbon', categorySlug: 'food-and-wine' },
      { locationSlug: 'Lisboa', categorySlug: 'Food and Wine' },
    ];
    for (const query of same) assert.deepEqual(ids(await search(query)), ids(found));
  });

  test('a place that is not known has no results', async () => {
    const { total, tours, facets } = await search({ locationSlug: 'atlantis-l475' });
    assert.deepEqual([total, tours, facets.categories, facets.price], [0, [], [], null]);
  });

  test('an activity that is no category is text', async () => {
    const found = await search({ categorySlug: 'kayaking-tc48' });
    assert.equal(found.category, null);
    assert.deepEqual(ids(found), ids(await search({ q: 'kayaking' })));
  });

  test('speaks the requested language', async () => {
    const found = await search({ locationSlug: 'lisbon', lang: 'fr', sort: 'price' });
    assert.equal(found.seo.title, 'Visites et activités à Lisbonne');
    assert.deepEqual(found.place, { type: 'city', slug: 'lisbon', name: 'Lisbonne', country: 'Portugal' });
    assert.match(found.ranking.parameters[0]!, /prix/);
  });
});

describe('suggestions', () => {
  before(async () => void (app = await testApp()));
  const suggest = async (path: string, q: string, lang = 'en') =>
    (await app.send('GET', `${path}?${new URLSearchParams({ q, lang, pageSize: '5' })}`)).body.data as {
      name: string;
      title: string;
      slug: string;
    }[];
  const places = async (q: string, lang?: string) =>
    (await suggest('/api/locations/search', q, lang)).map(({ name }) => name);

  test('of places know every language and forgive a typo', async () => {
    assert.deepEqual(await places('lisbo', 'fr'), ['Lisbonne']);
    assert.deepEqual(await places('londr'), ['London']);
    assert.deepEqual(await places('York'), ['New York']);
    assert.deepEqual(await places('barclo'), ['Barcelona']);
    assert.deepEqual(await places('%'), []);
    assert.equal((await suggest('/api/locations/search', 'lisbon'))[0]!.slug, 'lisbon-l475');
  });

  test('of places know countries, in every language, and put names that begin so first', async () => {
    const spain = await places('Spain');
    assert.deepEqual(spain.slice(0, 2), ['Spain', 'Barcelona']);
    assert.deepEqual(await places('España'), ['Spain', ...spain.filter((name) => name !== 'Spain')]);
    assert.ok((await places('espagn', 'fr')).includes('Barcelone'));
    assert.ok((await places('Portug')).includes('Lisbon'));
    // Two letters begin too many countries.
    assert.ok(!(await places('sp')).includes('Barcelona'));
    assert.deepEqual((await places('Mexico')).slice(0, 2), ['Mexico', 'Mexico City']);
  });

  test('of countries are rows of their own from two letters on, with what their address lists', async () => {
    const countriesFor = async (q: string, lang: string) =>
      (await app.send('GET', `/api/locations/search?${new URLSearchParams({ q, lang })}`)).body.data.filter(
        ({ type }: { type: string }) => type === 'country',
      );
    const [spain] = await countriesFor('sp', 'en');
    assert.deepEqual(spain, {
      id: 'ES',
      name: 'Spain',
      slug: 'spain-l475',
      type: 'country',
      metadata: { country: 'Spain', countryCode: 'ES' },
    });
    for (const [q, lang, name] of [
      ['it', 'en', 'Italy'],
      ['ja', 'fr', 'Japon'],
      ['es', 'es', 'España'],
      ['un', 'en', 'United Kingdom'],
    ] as const)
      assert.ok(
        (await countriesFor(q, lang)).some((one: { name: string }) => one.name === name),
        q,
      );
    // No tour is sold there.
    assert.deepEqual(await countriesFor('uz', 'en'), []);
    const list = (await app.send('GET', '/api/tours/search?locationSlug=spain-l475&lang=fr&pageSize=100')).body;
    assert.deepEqual(list.place, { type: 'country', slug: 'spain', name: 'Espagne', country: 'Espagne' });
    assert.equal(list.seo.title, 'Espagne\u00a0: visites et activités');
    assert.match(list.seo.description, /^Espagne\u00a0: \d+ visites et activités proposées par des partenaires/);
    assert.ok(list.total > 1);
    assert.ok(list.tours.every(({ country }: { country: string }) => country === 'Espagne'));
    // 'the United Kingdom', but 'Spain'; 'au Japon', but 'en Espagne': no preposition is right for all of them.
    const british = 'locationSlug=united-kingdom-l475&categorySlug=kayaking-a53';
    const { seo } = (await app.send('GET', `/api/tours/search?${british}&lang=en`)).body;
    assert.match(seo.title, /^United Kingdom: /);
  });

  test('of tours begin like the text', async () => {
    assert.ok((await suggest('/api/tours/search-text', 'kaya')).some(({ title }) => title === 'Kayaking in Norway'));
    assert.ok((await suggest('/api/tours/search-text', 'barclona')).length > 0);
    assert.deepEqual(await suggest('/api/tours/search-text', 'zzzzzz'), []);
  });
});
