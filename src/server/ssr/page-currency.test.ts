// Which currency a page shows prices in. Needs the built pages; without them there is nothing to test.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type TestApp, testApp } from '#test/app.ts';
import { createApp } from '#server/http/app.ts';
import type { App } from '#server/http/application.ts';
import { clientFolder, loadWebBundle } from './web-bundle.ts';

const isBuilt = existsSync(path.join(clientFolder, '.vite/manifest.json'));

describe('the currency of a page', { skip: !isBuilt && 'the pages are not built (npm run build)' }, () => {
  let own: TestApp;
  let app: App;
  let tour: { id: string; slug: string };
  before(async () => {
    own = await testApp();
    app = createApp(own.services, await loadWebBundle());
    const { rows } = await sql<{ id: string; slug: string }>`
      select t.id, t.slug from tours t join places p on p.id = t.place_id
      where p.slug = 'barcelona' and t.currency = 'EUR' and t.status = 'published'`.execute(own.services.database.db);
    tour = rows[0]!;
  });

  async function shownAt(address: string, cookie?: string): Promise<string> {
    const response = await app(new Request(`http://localhost:3000${address}`, cookie ? { headers: { cookie } } : {}));
    return /"currency":"(\w+)","settings"/.exec(await response.text())![1]!;
  }

  test('is the default where the address names no tour and no city', async () => {
    for (const address of ['/', '/fr', '/tours', '/explorer', '/search', '/kayaking-tc48', '/about', '/nowhere-l475'])
      assert.equal(await shownAt(address), 'USD', address);
  });

  test('is that of the tour that the address names, by id and by slug, in every language', async () => {
    for (const address of [`/tour/${tour.slug}`, `/tour/${tour.id}`, `/es/tour/${tour.slug}`, `/tours/${tour.id}/book`])
      assert.equal(await shownAt(address), 'EUR', address);
    assert.equal(await shownAt('/tour/no-such-tour'), 'USD');
  });

  test('is that of the tours that are compared where it is one, and the default where they have several', async () => {
    const { rows } = await sql<{ slug: string; currency: string }>`
      select slug, currency from tours where status = 'published' order by currency = 'EUR' desc, currency, slug
    `.execute(own.services.database.db);
    const euros = rows.filter(({ currency }) => currency === 'EUR').slice(0, 3);
    const pounds = rows.find(({ currency }) => currency === 'GBP')!;
    const slugs = euros.map(({ slug }) => slug).join(',');
    assert.equal(await shownAt(`/compare?tours=${slugs}`), 'EUR');
    assert.equal(await shownAt(`/fr/compare?tours=no-such-tour,${pounds.slug}`), 'GBP');
    // The fourth is not compared.
    assert.equal(await shownAt(`/compare?tours=${slugs},${pounds.slug}`), 'EUR');
    assert.equal(await shownAt(`/compare?tours=${pounds.slug},${slugs}`), 'USD');
    assert.equal(await shownAt('/compare'), 'USD');
    assert.equal((await own.send('GET', `/api/settings/currency?tours=${slugs}`)).body.currency, 'EUR');
  });

  test('is that of most tours of the city that the address names', async () => {
    for (const address of [
      '/barcelona-l475',
      '/barcelona',
      '/barcelona-l475/kayaking-tc48',
      '/search?location=barcelona-l475',
      '/search?location=Barcelona',
      '/explorer?place=barcelona-l475',
    ])
      assert.equal(await shownAt(address), 'EUR', address);
  });

  test('is known to a browser that follows a link to it', async () => {
    const asked = async (query: string) => (await own.send('GET', `/api/settings/currency?${query}`)).body.currency;
    assert.equal(await asked(`tour=${tour.slug}`), 'EUR');
    assert.equal(await asked('place=barcelona'), 'EUR');
    assert.equal(await asked('tour=no-such-tour'), 'USD');
    const { db } = own.services.database;
    const inPounds = db
      .selectFrom('tours')
      .select('slug')
      .where('currency', '=', 'GBP')
      .where('status', '=', 'published');
    const { slug } = await inPounds.executeTakeFirstOrThrow();
    assert.equal(await asked(`tour=${slug}&place=barcelona`), 'GBP', 'a tour is more than its place');
  });

  test('is the chosen one everywhere, and a choice of language alone chooses none', async () => {
    for (const address of ['/', `/tour/${tour.slug}`, '/barcelona-l475'])
      assert.equal(await shownAt(address, 'currency=GBP'), 'GBP', address);
    assert.equal(await shownAt(`/tour/${tour.slug}`, 'language=es'), 'EUR');
    assert.equal(await shownAt(`/tour/${tour.slug}`, 'currency=XXX'), 'EUR');
  });

  test('marks prices that are converted, and those that are charged not', async () => {
    const pricesAt = async (address: string, cookie = '') => {
      const html = await (await app(new Request(`http://localhost:3000${address}`, { headers: { cookie } }))).text();
      return [...html.matchAll(/<strong>(≈\u00a0)?\$[\d,.]+|<strong>(≈\u00a0)?€[\d,.]+/g)].map(([text]) => text);
    };
    const own = await pricesAt('/barcelona-l475');
    assert.ok(own.length > 0 && own.every((price) => price.startsWith('<strong>€')), own.join());
    const converted = await pricesAt('/barcelona-l475', 'currency=USD');
    assert.ok(
      converted.length > 0 && converted.every((price) => /^<strong>≈\u00a0\$[\d,]+$/.test(price)),
      converted.join(),
    );
  });
});
