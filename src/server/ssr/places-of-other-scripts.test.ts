// Places whose names have no Latin letters: their slugs keep their own, and lead to their pages. Needs the built pages.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { SearchView } from '#contract/search.ts';
import { newId } from '#kernel/ids.ts';
import { placeSlug, readSlug } from '#kernel/slugs.ts';
import { indexTours } from '#domain/search/documents/index-documents.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { createApp } from '#server/http/app.ts';
import type { App } from '#server/http/application.ts';
import { clientFolder, loadWebBundle } from './web-bundle.ts';

const isBuilt = existsSync(path.join(clientFolder, '.vite/manifest.json'));

const places = [
  { name: '京都', slug: '京都-l475', country: 'JP', timeZone: 'Asia/Tokyo' },
  { name: 'Αθήνα', slug: 'αθήνα-l475', country: 'GR', timeZone: 'Europe/Athens' },
  { name: 'Нижний Новгород', slug: 'нижний-новгород-l475', country: 'RU', timeZone: 'Europe/Moscow' },
];

describe('a place whose name has no Latin letters', { skip: !isBuilt && 'the pages are not built' }, () => {
  let shop: TestApp;
  let pages: App;
  const placeIds: string[] = [];
  const tourIds: string[] = [];
  const db = () => shop.services.database.db;

  before(async () => {
    shop = await testApp();
    for (const place of places) await insertPlace(place);
    await indexTours(db(), tourIds);
    pages = createApp({ ...shop.services, database: { ...shop.services.database } }, await loadWebBundle());
  });

  after(async () => {
    await db().deleteFrom('tours').where('id', 'in', tourIds).execute();
    await db().deleteFrom('placeTexts').where('placeId', 'in', placeIds).execute();
    await db().deleteFrom('places').where('id', 'in', placeIds).execute();
    await indexTours(db(), []);
  });

  /** With one tour in it. */
  async function insertPlace({ name, country, timeZone }: (typeof places)[number]): Promise<void> {
    const [placeId, tourId] = [newId(), newId()];
    placeIds.push(placeId);
    tourIds.push(tourId);
    const { slug } = readSlug(placeSlug(name));
    const position = { latitude: 0, longitude: 0, pictureUrl: '/posters/stock.svg' };
    await db()
      .insertInto('places')
      .values({ id: placeId, slug, country, timeZone, ...position })
      .execute();
    await db().insertInto('placeTexts').values({ placeId, language: 'en', name, line: '-' }).execute();
    await sql`insert into tours (id, slug, supplier_id, place_id, currency, from_price_minor, policy_key, pay_later, confirmation)
      select ${tourId}, ${`walk-${tourId}`}, id, ${placeId}, currency, 5000, 'flexible', true, 'instant' from suppliers order by slug limit 1`.execute(
      db(),
    );
    const title = `A walk in ${name}`;
    await db().insertInto('tourTexts').values({ tourId, language: 'en', title, description: '-' }).execute();
  }

  const open = (address: string) => pages(new Request(`http://localhost:3000${address}`));

  test('has a slug of its own letters, which the list of places and the suggestions send', async () => {
    const { body } = await shop.send('GET', '/api/locations?pageSize=100&lang=en');
    for (const { name, slug } of places) {
      const listed = body.data.find((place: { name: string }) => place.name === name);
      assert.equal(listed?.slug, slug);
      const { body: found } = await shop.send('GET', `/api/locations/search?${new URLSearchParams({ q: name })}`);
      assert.deepEqual(
        found.data.map((place: { slug: string }) => place.slug),
        [slug],
      );
    }
  });

  test('has its page at that slug, below each prefix, and says so to search engines', async () => {
    for (const { name, slug } of places) {
      const address = `/${encodeURIComponent(slug)}`;
      for (const prefix of ['', '/es', '/fr']) {
        const response = await open(prefix + address);
        const html = await response.text();
        assert.equal(response.status, 200, prefix + slug);
        assert.match(html, new RegExp(`<h1[^>]*>[^<]*${name}`), prefix + slug);
        assert.ok(html.includes(`A walk in ${name}`), prefix + slug);
        const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)![1]!;
        assert.equal(new URL(canonical).pathname, prefix + address);
      }
    }
  });

  test('is found by its name as typed, and by its slug in a query or without its suffix', async () => {
    for (const { name, slug } of places) {
      for (const address of [
        `/search?location=${encodeURIComponent(slug)}`,
        `/search?location=${encodeURIComponent(name)}`,
        `/${encodeURIComponent(readSlug(slug).slug)}`,
      ]) {
        const response = await open(address);
        assert.deepEqual(
          [response.status, (await response.text()).includes(`A walk in ${name}`)],
          [200, true],
          address,
        );
      }
      const { body } = await shop.send<SearchView>(
        'GET',
        `/api/tours/search?${new URLSearchParams({ locationSlug: slug })}`,
      );
      assert.deepEqual(
        body.tours.map(({ title }) => title),
        [`A walk in ${name}`],
      );
    }
  });
});
