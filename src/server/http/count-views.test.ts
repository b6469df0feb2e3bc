// Through a socket, because views are counted in front of the cache. Needs the built pages.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { createViewCounter } from '#domain/performance/view-counter.ts';
import { clientFolder } from '#server/ssr/web-bundle.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { openCacheLayer, type TestCacheLayer } from '#test/cache-layer.ts';
import { viewedTour } from './count-views.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const origin = 'https://senda.example';
const isBuilt = existsSync(path.join(clientFolder, '.vite/manifest.json'));

describe('a view of a tour', () => {
  const view = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    viewedTour({ method, url, headers: { ...browser, ...headers } });
  const within = (from: string) => ({ 'sec-fetch-site': 'same-origin', referer: origin + from });

  test('is a page of it that a browser opens, in any language', () => {
    assert.equal(view('/tour/safari-in-kenya'), 'safari-in-kenya');
    assert.equal(view('/es/tour/safari-in-kenya?date=2026-08-04'), 'safari-in-kenya');
    for (const url of ['/', '/tours', '/tours/safari-in-kenya/book', '/tour/a/b', '/picture/tour/safari-in-kenya'])
      assert.equal(view(url), null, url);
    assert.equal(view('/tour/safari-in-kenya', {}, 'HEAD'), null);
  });

  test('is a tour that is opened within the shop, from whichever page, not one that a page requests in addition to what it shows', () => {
    const call = '/api/tours/safari-in-kenya?lang=en&currency=USD';
    for (const from of ['/nairobi-l475', '/es/tour/kayak-at-dawn', '/compare?tours=a,b', '/cart', '/bookings/1', '/'])
      assert.deepEqual(
        [view(`${call}&view=1`, within(from)), view(call, within(from))],
        ['safari-in-kenya', null],
        from,
      );
    assert.equal(view(`${call}&view=1`), 'safari-in-kenya', 'browsers leave Sec-Fetch-Site out on plain http');
    assert.equal(view(`${call}&view=1`, { 'sec-fetch-site': 'cross-site' }), null);
    assert.equal(view('/api/tours/search?q=wine&view=1', within('/')), null);
    assert.equal(view('/api/tours/safari-in-kenya/availability?from=2026-08-04&view=1', within('/')), null);
  });

  test('is one however long a visitor stays: with tickets, another currency or language, and after signing in', () => {
    const call = '/api/tours/safari-in-kenya?lang=en';
    const onPage = within('/tour/safari-in-kenya?date=2026-08-04');
    const seen = [
      view('/tour/safari-in-kenya?date=2026-08-04'),
      // The kinds of tickets, then the page and them again in euros.
      view(call, onPage),
      view(`${call}&currency=EUR&view=1`, onPage),
      view(`${call}&currency=EUR`, onPage),
      view('/es/tour/safari-in-kenya', onPage),
      view(`${call}&view=1`, within('/login?next=%2Ftour%2Fsafari-in-kenya')),
      view(`${call}&view=1`, within('/es/login/code')),
    ];
    assert.deepEqual(
      seen.filter((one) => one !== null),
      ['safari-in-kenya'],
    );
  });

  test('is none of programs and of pages that are fetched ahead', () => {
    const page = '/tour/safari-in-kenya';
    for (const agent of [
      'Googlebot/2.1',
      'curl/8.5.0',
      'Mozilla/5.0 (compatible; bingbot/2.0)',
      'python-requests/2.32',
    ])
      assert.equal(view(page, { 'user-agent': agent }), null, agent);
    const phone = 'Mozilla/5.0 (Linux; Android 13; CUBOT X70) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
    assert.equal(view(page, { 'user-agent': phone }), 'safari-in-kenya', 'a make of phones');
    assert.equal(viewedTour({ method: 'GET', url: page, headers: {} }), null);
    assert.equal(view(page, { 'sec-purpose': 'prefetch;prerender' }), null);
  });

  describe('on a server', { skip: !isBuilt && 'the pages are not built (npm run build)' }, () => {
    let shop: TestApp;
    let front: TestCacheLayer;
    before(async () => {
      shop = await testApp();
      front = await openCacheLayer(shop);
    });
    after(() => front.close());

    test('counts whether the page is rendered, cached or unchanged, and not if there is none', async () => {
      const page = '/tour/safari-in-kenya';
      const rendered = await front.get(page, browser);
      const cached = await front.get(page, browser);
      const unchanged = await front.get(page, { ...browser, 'if-none-match': cached.headers.etag! });
      const called = await front.get('/api/tours/safari-in-kenya?lang=en&view=1', { ...browser, ...within('/') });
      assert.deepEqual(
        [rendered, cached, unchanged, called].map(({ status }) => status),
        [200, 200, 304, 200],
      );
      assert.equal(front.renderCount(page), 1);
      await front.request('HEAD', page, browser);
      await front.get(page, { 'user-agent': 'Googlebot/2.1' });
      assert.equal((await front.get('/tour/no-such-tour', browser)).status, 404);
      await front.writeViews();
      const { rows } = await sql`
        select t.slug, v.views from tour_view_days v join tours t on t.id = v.tour_id where t.slug in ('safari-in-kenya', 'no-such-tour')`.execute(
        shop.services.database.db,
      );
      assert.deepEqual(rows, [{ slug: 'safari-in-kenya', views: 4 }]);
    });
  });

  test('belongs to the day of the place of the tour, and is retained when it cannot be written', async () => {
    const { services } = await testApp();
    const { rows: tours } = await sql<{ id: string; slug: string; timeZone: string }>`
      select distinct on (p.time_zone) t.id, t.slug, p.time_zone from tours t join places p on p.id = t.place_id
      where p.time_zone in ('Europe/Madrid', 'America/New_York') order by p.time_zone, t.slug`.execute(
      services.database.db,
    );
    const [newYork, madrid] = tours;
    // In Madrid clocks go forward in that night.
    const clock = { now: () => new Date('2026-03-28T23:30:00Z') };
    let isAway = true;
    const read = services.database.db.withPlugin({
      transformQuery({ node }) {
        if (isAway) throw new Error('away');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const views = createViewCounter({ ...services, clock, database: { ...services.database, db: read } });
    for (const name of [madrid!.slug, madrid!.id, newYork!.slug, 'no-such-tour']) views.count(name);
    await assert.rejects(views.flush(), /away/);
    isAway = false;
    views.count(madrid!.slug);
    await views.flush();
    views.count(newYork!.id);
    await views.flush();
    const { rows } = await sql`
      select tour_id, day::text as day, views from tour_view_days where tour_id in (${madrid!.id}, ${newYork!.id}) and day between '2026-03-28' and '2026-03-29' order by day`.execute(
      services.database.db,
    );
    assert.deepEqual(rows, [
      { tourId: newYork!.id, day: '2026-03-28', views: 2 },
      { tourId: madrid!.id, day: '2026-03-29', views: 3 },
    ]);
  });
});
