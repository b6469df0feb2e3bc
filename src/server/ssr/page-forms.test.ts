// Forms of pages as a browser without scripts sends them. Needs the built pages; without them there is nothing to test.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { lookupCode } from '#domain/bookings/reading/look-up-booking.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { createGiftCard } from '#test/gift-cards.ts';
import { createApp } from '#server/http/app.ts';
import type { App } from '#server/http/application.ts';
import { clientFolder, loadWebBundle } from './web-bundle.ts';

const isBuilt = existsSync(path.join(clientFolder, '.vite/manifest.json'));
const origin = 'http://localhost:3000';
const complete = { form: 'contact', name: 'Ines', email: 'ines@example.com', topic: 'booking', message: 'Hello there' };

describe('a form sent without scripts', { skip: !isBuilt && 'the pages are not built (npm run build)' }, () => {
  let shop: TestApp;
  let app: App;
  before(async () => {
    shop = await testApp();
    app = createApp(shop.services, await loadWebBundle());
  });

  const asBrowser = { accept: 'text/html,*/*;q=0.8', origin, 'content-type': 'application/x-www-form-urlencoded' };

  async function post(address: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const request = new Request(origin + address, {
      method: 'POST',
      headers: { ...asBrowser, ...headers },
      body: new URLSearchParams(fields),
    });
    const response = await app(request, { address: '198.51.100.7' });
    return { status: response.status, headers: response.headers, html: await response.text() };
  }

  const messages = () => shop.services.database.db.selectFrom('contactMessages').selectAll().orderBy('id').execute();
  const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)![0];

  test('to the contact page arrives once, and the page says so; no cache stores the response', async () => {
    const before = (await messages()).length;
    const { status, headers, html } = await post('/contact', complete);
    assert.equal(status, 200);
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.equal(headers.get('etag'), null);
    assert.match(mainOf(html), /ines@example\.com/);
    assert.doesNotMatch(mainOf(html), /<textarea/);
    const stored = await messages();
    assert.equal(stored.length, before + 1);
    assert.equal(stored.at(-1)!.message, 'Hello there');
  });

  test('is returned with what was entered and the errors, at its fields, in the language of the page', async () => {
    const { status, html } = await post('/es/contact', { ...complete, email: 'nobody', message: '' });
    assert.equal(status, 422);
    const main = mainOf(html);
    assert.match(main, /<input[^>]*name="name"[^>]*value="Ines"|<input[^>]*value="Ines"[^>]*name="name"/);
    assert.match(main, /<input[^>]*aria-invalid="true"[^>]*value="nobody"/);
    assert.match(main, /Escribe una dirección de correo completa/);
    assert.match(main, /<textarea[^>]*aria-invalid="true"/);
    assert.match(main, /<option[^>]*selected[^>]*value="booking"|<option value="booking" selected/);
  });

  test('of a notice gives its reference and code, and its state is read with them', async () => {
    const notice = {
      form: 'notice',
      address: `${origin}/tour/safari-in-kenya`,
      category: 'fraud',
      statement: 'The price on this page is not the price that was charged.',
      name: 'Ines',
      email: 'ines@example.com',
    };
    const wrong = await post('/digital-services-law', notice);
    assert.equal(wrong.status, 422);
    assert.match(wrong.html, /<option[^>]*value="fraud"[^>]*selected|<option[^>]*selected[^>]*value="fraud"/);
    const { status, html } = await post('/digital-services-law', { ...notice, goodFaith: 'on' });
    assert.equal(status, 200, mainOf(html).slice(0, 2000));
    const [reference, code] = [...mainOf(html).matchAll(/<dd>([A-Z0-9-]+)<\/dd>/g)].map(([, value]) => value!);
    const read = await post('/digital-services-law', { form: 'state', reference: reference!, code: code! });
    assert.equal(read.status, 200);
    assert.ok(mainOf(read.html).split(reference!).length > 1);
    const unknown = await post('/digital-services-law', { form: 'state', reference: 'DS-NOPE', code: code! });
    assert.equal(unknown.status, 404);
    assert.match(mainOf(unknown.html), /DS-NOPE/);
  });

  test('finds a booking by reference and code, and says where there is none', async () => {
    const { token } = await shop.signIn('traveller');
    const { body: list } = await shop.send('GET', '/api/bookings', { token });
    const { body: booking } = await shop.send('GET', `/api/bookings/${list.data[0].id}`, { token });
    const code = lookupCode(shop.services.secrets, booking.id);
    const found = await post('/find-booking', { form: 'find', reference: booking.reference, code });
    assert.equal(found.status, 200);
    assert.match(mainOf(found.html), new RegExp(booking.reference));
    const none = await post('/find-booking', { form: 'find', reference: booking.reference, code: 'AAAA-AAAA' });
    assert.equal(none.status, 404);
    assert.match(none.html, new RegExp(`value="${booking.reference}"`));
    assert.match(mainOf(none.html), /role="alert"/);
  });

  test('says what is left of a gift card, or that there is none with that code', async () => {
    const { code } = await createGiftCard(shop, await shop.newTraveller(), { amountMinor: 7300 });
    const { status, html } = await post('/fr/gift-cards', { form: 'balance', code: code.toLowerCase() });
    assert.equal(status, 200);
    assert.match(mainOf(html), /Solde\s:<\/p><p[^>]*>73\s€/);
    const none = await post('/fr/gift-cards', { form: 'balance', code: 'AAAA-AAAA-AAAA-AAAA' });
    assert.equal(none.status, 404);
    assert.match(mainOf(none.html), /value="AAAA-AAAA-AAAA-AAAA"/);
  });

  test('is taken from our own pages alone, and only as a form', async () => {
    const before = (await messages()).length;
    for (const headers of [
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'multipart/form-data; boundary=x' },
    ] as Record<string, string>[]) {
      const { status, headers: answered } = await post('/contact', complete, headers);
      assert.ok([400, 415].includes(status), JSON.stringify(headers));
      assert.equal(answered.get('content-type'), 'text/html; charset=utf-8');
    }
    assert.equal((await post('/contact', { ...complete, message: 'a\0b' })).status, 400);
    assert.equal((await messages()).length, before);
  });

  test('keeps its content where the language takes the prefix away', async () => {
    const { status, headers } = await post('/es/contact', complete, { cookie: 'language=es' });
    assert.deepEqual([status, headers.get('location')], [307, '/contact']);
  });

  test('to a page that only scripts can serve ends on a page that says so, and programs hear what they always heard', async () => {
    for (const [address, title] of [
      ['/login', 'This form needs JavaScript'],
      ['/es/login', 'Este formulario necesita JavaScript'],
      ['/dashboard', 'This form needs JavaScript'],
      ['/contact', 'This form needs JavaScript'],
    ] as const) {
      const { status, headers, html } = await post(address, { email: 'a@example.com', password: 'my secret words' });
      assert.deepEqual([address, status, headers.get('cache-control')], [address, 405, 'no-store']);
      assert.match(html, new RegExp(`<h1[^>]*>${title}`));
      assert.doesNotMatch(html, /my secret words/);
    }
    const nowhere = await post('/nowhere/at/all', {});
    assert.deepEqual([nowhere.status, nowhere.headers.get('content-type')], [404, 'text/html; charset=utf-8']);
    const program = await post('/contact', complete, { accept: '*/*' });
    assert.deepEqual([program.status, program.headers.get('content-type')], [404, 'application/problem+json']);
  });

  test('counts for the limits of its sender', async () => {
    const { services } = shop;
    const strict = createApp({ ...services, config: { ...services.config, rateLimitScale: 1 } }, await loadWebBundle());
    const postFrom = async (address: string) => {
      const body = new URLSearchParams({ ...complete, message: 'Hello once more' });
      const response = await strict(new Request(`${origin}/contact`, { method: 'POST', headers: asBrowser, body }), {
        address,
      });
      return { status: response.status, html: await response.text() };
    };
    for (let times = 0; times < 6; times++) assert.equal((await postFrom('198.51.100.9')).status, 200);
    const late = await postFrom('198.51.100.9');
    assert.equal(late.status, 429);
    assert.match(mainOf(late.html), /<textarea[^>]*>Hello once more</);
    assert.equal((await postFrom('198.51.100.10')).status, 200);
  });
});

describe('a page without scripts', { skip: !isBuilt && 'the pages are not built (npm run build)' }, () => {
  test('says that it needs them where it does, in its language, and what can be done without', async () => {
    const app = createApp((await testApp()).services, await loadWebBundle());
    for (const [address, said] of [
      ['/login', 'This form needs JavaScript'],
      ['/es/login?mode=register', 'Este formulario necesita JavaScript'],
      ['/fr/supplier/login', 'Ce formulaire a besoin de JavaScript'],
      ['/dashboard', 'Your account needs JavaScript'],
      ['/es/bookings', 'Tu área personal necesita JavaScript'],
      ['/fr/tours/safari-in-kenya/book', 'Votre espace personnel a besoin de JavaScript'],
    ] as const) {
      const html = await (await app(new Request(origin + address))).text();
      const silent = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, text]) => text).join('');
      assert.ok(silent.includes(said), `${address}: ${silent}`);
    }
    for (const address of ['/contact', '/find-booking', '/tours']) {
      const html = await (await app(new Request(origin + address))).text();
      assert.equal(/<noscript>[^<]*<[^>]*>[^<]*JavaScript/.test(html), false, address);
    }
  });
});
