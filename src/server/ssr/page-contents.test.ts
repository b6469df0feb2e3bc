// The effect of settings and addresses on a page's markup. Needs the built pages.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, before, describe, test } from 'node:test';
import { changeSetting } from '#domain/settings/change-setting.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, type TestTour } from '#test/test-tour.ts';
import type { PageData } from '#web/runtime/router/page.ts';
import { createApp } from '#server/http/app.ts';
import { clientFolder, loadWebBundle } from './web-bundle.ts';

const isBuilt = existsSync(path.join(clientFolder, '.vite/manifest.json'));

describe('the markup of a page', { skip: !isBuilt && 'the pages are not built (npm run build)' }, () => {
  let shop: TestApp;
  before(async () => void (shop = await testApp()));
  closeTestTours();
  afterEach(async () => void (await shop.services.database.db.deleteFrom('settings').execute()));

  /** Like a process that has just started, without cached settings. */
  async function htmlOf(address: string): Promise<string> {
    const { services } = shop;
    const app = createApp({ ...services, database: { ...services.database } }, await loadWebBundle());
    return (await app(new Request(`http://localhost:3000${address}`))).text();
  }
  const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)![1];
  const pageDataOf = (html: string) => JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)![1]!) as PageData;

  test('has the name of the marketplace in its title, the default brand where it is empty', async () => {
    await changeSetting(shop.services, 'appName', '');
    assert.equal(titleOf(await htmlOf('/tours')), 'All tours · Senda');
    await changeSetting(shop.services, 'appName', 'Rutas del Sur');
    const html = await htmlOf('/tours');
    assert.equal(titleOf(html), 'All tours · Rutas del Sur');
    assert.match(html, /© \d{4} Rutas del Sur/);
  });

  test('has social links, apps and ways to pay in its footer where the operator has set them, and only there', async () => {
    const footerOf = async () => /<footer[\s\S]*<\/footer>/.exec(await htmlOf('/tags'))![0];
    const bare = await footerOf();
    for (const title of ['Follow us', 'Apps', 'Ways to pay']) assert.equal(bare.includes(title), false, title);
    await changeSetting(shop.services, 'socialLinks', '[{"name":"Mastodon","url":"https://social.example/@senda"}]');
    await changeSetting(shop.services, 'appLinks', '[{"store":"App Store","url":"https://apps.example/senda"}]');
    await changeSetting(shop.services, 'paymentBrands', '["Visa","PayPal"]');
    const footer = await footerOf();
    assert.match(footer, /Follow us.*<a href="https:\/\/social\.example\/@senda">Mastodon<\/a>/);
    assert.match(footer, /Apps.*<a href="https:\/\/apps\.example\/senda">App Store<\/a>/);
    assert.match(footer, /Ways to pay.*Visa.*PayPal/);
    await assert.rejects(changeSetting(shop.services, 'socialLinks', '[{"name":"x","url":"javascript:alert(1)"}]'));
  });

  test('of a tour says for how many days its tickets are valid where none of them has a date, and needs no day', async () => {
    const [dated, undated, both] = [
      await createTestTour(),
      await createTestTour({ validDays: 90 }),
      await createTestTour({ validDays: 90, moreOptions: [{}] }),
    ];
    const box = async ({ id }: TestTour) => {
      const html = await htmlOf(`/tour/own-${id}`);
      return [/type="date"/.test(html), /valid for 90 days from the purchase/.test(html)];
    };
    assert.deepEqual(
      [await box(dated), await box(undated), await box(both)],
      [
        [true, false],
        [false, true],
        [true, false],
      ],
    );
  });

  test('of results has the tours of the place, of the category or of both, as the address names them', async () => {
    const place = 'lisbon-l475';
    const category = 'food-and-wine-tc48';
    const cases: [string, string][] = [
      [`/${place}`, `locationSlug=${place}`],
      [`/${category}`, `categorySlug=${category}`],
      [`/${place}/${category}`, `locationSlug=${place}&categorySlug=${category}`],
    ];
    const totals: number[] = [];
    for (const [address, query] of cases) {
      const { body } = await shop.send('GET', `/api/tours/search?${query}`);
      assert.ok(body.total > 0, query);
      totals.push(body.total);
      const html = await htmlOf(address);
      for (const { slug } of body.tours.slice(0, 3)) assert.ok(html.includes(`/tour/${slug}`), `${slug} at ${address}`);
    }
    assert.ok(totals[2]! < totals[0]! && totals[2]! < totals[1]!, totals.join());
  });

  test('of an account is a loading screen, of a public one the page itself', async () => {
    assert.ok((await htmlOf('/dashboard/bookings')).includes('<h1>Loading…</h1>'));
    assert.equal((await htmlOf('/tours')).includes('Loading…</'), false);
  });

  test('gives search engines the addresses of its own language', async () => {
    const addressesIn = (html: string) =>
      [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].flatMap(([, data]) =>
        [...data!.matchAll(/"(?:url|item)":"([^"]+)"/g)].map(([, address]) => address!),
      );
    for (const [prefix, page] of [
      ['', '/'],
      ['', '/tour/safari-in-kenya'],
      ['/fr', '/tour/safari-in-kenya'],
      ['/es', '/rome-l475'],
    ] as const) {
      const addresses = addressesIn(await htmlOf(prefix + page));
      assert.ok(addresses.length > 0, page);
      for (const address of addresses)
        assert.match(address, new RegExp(`^http://localhost:3000${prefix}(/(?!es/|fr/)|$)`));
    }
  });

  test('names no language that the marketplace does not offer, and has no pages in it', async () => {
    await changeSetting(shop.services, 'availableLanguages', '["es","en"]');
    const html = await htmlOf('/tags');
    const named = [...html.matchAll(/hreflang="([\w-]+)"/g)].map(([, code]) => code);
    assert.deepEqual(named, ['x-default', 'es', 'en']);
    assert.doesNotMatch(/<footer[\s\S]*<\/footer>/.exec(html)![0], /Français/);
    const { services } = shop;
    const app = createApp({ ...services, database: { ...services.database } }, await loadWebBundle());
    const request = (address: string, cookie = '') =>
      app(new Request(`http://localhost:3000${address}`, { headers: { cookie } }));
    for (const [address, cookie, location] of [
      ['/fr/tags?x=1', '', '/tags?x=1'],
      ['/FR/tags', '', '/tags'],
      ['/fr/tags', 'language=fr', '/tags'],
      ['/fr/blog/rss.xml', '', '/blog/rss.xml'],
    ] as const) {
      const response = await request(address, cookie);
      assert.deepEqual([address, response.status, response.headers.get('location')], [address, 302, location]);
    }
    const unprefixed = await request('/tags', 'language=fr');
    assert.deepEqual([unprefixed.status, unprefixed.headers.get('content-language')], [200, 'en']);
    assert.doesNotMatch(await (await request('/sitemap-pages.xml')).text(), /\/fr\b|"fr"/);
  });

  test('below the prefix of the default language is that of the address without it, to search engines', async () => {
    const html = await htmlOf('/en/tour/safari-in-kenya');
    assert.match(html, /<html lang="en"/);
    assert.ok(html.includes('<link rel="canonical" href="http://localhost:3000/tour/safari-in-kenya">'));
    assert.equal(html.includes('"http://localhost:3000/en/'), false);
  });

  test('of a booking’s page begins with what everyone may see, and search engines keep the tour’s page in its place', async () => {
    const html = await htmlOf('/fr/tours/safari-in-kenya/book?date=2027-01-01');
    assert.match(html, /<h1>[^<]+<\/h1>.*<h2><a [^>]*>Safari au Kenya<.*<p>Chargement…</s);
    assert.ok(html.includes('<link rel="canonical" href="http://localhost:3000/fr/tour/safari-in-kenya">'));
    assert.deepEqual(pageDataOf(html).loaderData, {});
  });

  test('of a booking’s page is the loading screen alone where tours are for signed-in people, or there is no such tour', async () => {
    const isLoadingScreen = (html: string) =>
      html.includes('<h1>Loading…</h1>') && !html.includes('<h2>') && html.includes('content="noindex');
    assert.ok(isLoadingScreen(await htmlOf('/tours/no-such-tour/book')));
    await changeSetting(shop.services, 'tourPageRequiresSignIn', 'true');
    assert.ok(isLoadingScreen(await htmlOf('/tours/safari-in-kenya/book')));
  });

  test('of a booking or an order that one comes back to from the payment page says that the payment is being confirmed', async () => {
    for (const [prefix, words] of [
      ['', 'Confirming your payment…'],
      ['/es', 'Confirmando tu pago…'],
      ['/fr', 'Confirmation de votre paiement…'],
    ])
      for (const path of ['/bookings', '/orders'])
        for (const outcome of ['paid', 'change']) {
          const html = await htmlOf(`${prefix}${path}/0199c0de-0000-7000-8000-000000000000?payment=${outcome}`);
          assert.match(html, new RegExp(`role="status">.*<h1>${words}</h1><p></p></div>`));
        }
    assert.match(await htmlOf('/bookings/0199c0de-0000-7000-8000-000000000000?new=1'), /<h1>Loading…<\/h1><\/div>/);
  });

  test('of an account brings the name and the texts of the frame, and leaves the rest to the browser', async () => {
    await changeSetting(shop.services, 'appName', 'Rutas del Sur');
    const own = pageDataOf(await htmlOf('/es/dashboard/bookings'));
    assert.deepEqual(Object.keys(own.messages), ['common', 'navbar', 'footer']);
    assert.equal(own.settings.appName, 'Rutas del Sur');
    assert.deepEqual(own.settings.availableLanguages, []);
    const everybodys = pageDataOf(await htmlOf('/es/tags'));
    assert.deepEqual(Object.keys(everybodys.messages), ['common', 'navbar', 'footer', 'tags']);
    assert.deepEqual(everybodys.settings.availableLanguages, ['es', 'en', 'fr']);
  });
});
