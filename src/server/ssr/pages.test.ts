// Addresses of pages: languages, redirects and headers. Needs the built pages; without them there is nothing to test.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import type { SearchView } from '#contract/search.ts';
import { filterParameters, type SearchFilterName, searchFilterNames, searchFilters } from '#kernel/search-filters.ts';
import { testApp } from '#test/app.ts';
import { createApp } from '#server/http/app.ts';
import type { App } from '#server/http/application.ts';
import { clientFolder, loadWebBundle } from './web-bundle.ts';

const isBuilt = existsSync(path.join(clientFolder, '.vite/manifest.json'));

describe('pages', { skip: !isBuilt && 'the pages are not built (npm run build)' }, () => {
  let app: App;
  before(async () => {
    app = createApp((await testApp()).services, await loadWebBundle());
  });

  const open = (address: string, headers: Record<string, string> = {}) =>
    app(new Request(`http://localhost:3000${address}`, { headers }));
  const cookie = (value: string) => ({ cookie: value });

  test('have stable addresses for visitors who chose no language: English without prefix, /es and /fr with', async () => {
    for (const [address, language] of [
      ['/', 'en'],
      ['/en', 'en'],
      ['/en/tours', 'en'],
      ['/tours', 'en'],
      ['/es', 'es'],
      ['/es/tours', 'es'],
      ['/fr/categories', 'fr'],
    ] as const) {
      const { status, headers } = await open(address);
      assert.deepEqual([address, status, headers.get('content-language')], [address, 200, language]);
    }
  });

  test('name the table of the other pages only where the page itself is not in the first load of the journey', async () => {
    const names = async (address: string) =>
      /rel="modulepreload" href="\/assets\/other-routes-/.test(await (await open(address)).text());
    for (const address of ['/', '/barcelona-l475', '/tours', '/login'])
      assert.deepEqual([address, await names(address)], [address, false]);
    for (const address of ['/help', '/explorer', '/dashboard/info', '/legal'])
      assert.deepEqual([address, await names(address)], [address, true]);
  });

  test('of results leave out what no filter can be, instead of failing', async () => {
    const totalOf = (html: string) => /role="status">(?:<!-- -->)?([^<]*)/.exec(html.slice(html.indexOf('<h1')))![1];
    const plain = totalOf(await (await open('/barcelona-l475')).text());
    assert.match(plain!, /^\d+ tours/);
    for (const query of [
      'ratingMin=9',
      'ratingMin=0',
      'priceMin=99999999999999',
      'priceMax=-1',
      'durationMax=1e6',
      `tag=${Array.from({ length: 40 }, (_, number) => `tag${number}`).join(',')}`,
      'page=0',
    ]) {
      const response = await open(`/barcelona-l475?${query}`);
      assert.deepEqual([query, response.status, totalOf(await response.text())], [query, 200, plain]);
    }
    for (const address of [`/search?location=${'b'.repeat(300)}`, `/search?activity=${'b'.repeat(300)}`])
      assert.equal((await open(address)).status, 200, address.slice(0, 20));
    assert.equal((await open(`/${'b'.repeat(300)}-l475`)).status, 404);
  });

  test('of results have a field for every filter, which its value in the address fills', async () => {
    const { facets } = (await (await open('/api/tours/search')).json()) as SearchView;
    // Of a list the first value that the form offers; of a switch and an amount what it sends.
    const valueOf = (name: SearchFilterName) => {
      const { kind, facet } = searchFilters[name];
      const offered = facets[facet];
      return Array.isArray(offered) ? offered[0]!.value : kind === 'flag' ? 'true' : '20';
    };
    const values = searchFilterNames.flatMap((name) =>
      filterParameters([name]).map((parameter) => [parameter, valueOf(name)] as const),
    );
    assert.ok(values.length >= 7, `${values.length} parameters`);
    for (const [name, value] of values) {
      const html = await (await open(`/search?${name}=${value}`)).text();
      const fields = html.match(new RegExp(`<input[^>]* name="${name}"[^>]*>`, 'g')) ?? [];
      const filled = fields.filter((field) => field.includes(`value="${value}"`) && !field.includes('type="hidden"'));
      assert.deepEqual([name, filled.length], [name, 1]);
      if (!filled[0]!.includes('type="number"')) assert.match(filled[0]!, / checked=""/, name);
    }
  });

  test('past the end of a list say so, and lead to its first and its last page', async () => {
    for (const [address, said, first, last] of [
      ['/tours?page=99', 'There are no more pages', '/tours', /^\/tours\?page=\d+$/],
      ['/es/tours?orderBy=price&page=99', 'No hay más páginas', '/es/tours?orderBy=price', /page=\d+$/],
      ['/fr/barcelona-l475?page=99', 'Il n’y a pas d’autres pages', '/fr/barcelona-l475', /./],
    ] as const) {
      const response = await open(address);
      const html = (await response.text()).replaceAll('&amp;', '&');
      const end = html.slice(html.indexOf(said));
      assert.ok(html.includes(said), address);
      const links = [...end.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!);
      assert.equal(links[0], first);
      assert.match(links[1]!, last);
      assert.match(html, /<meta name="robots" content="noindex/);
    }
  });

  test('say on every page, in its language, that a public showing of the demo world is one', async () => {
    const { services } = await testApp();
    const config = { ...services.config, isDemonstration: true };
    const demonstration = createApp({ ...services, config }, await loadWebBundle());
    for (const [address, words] of [
      ['/', 'This is a demo:'],
      ['/es/tours', 'Demostración:'],
      ['/fr/categories', 'Démonstration'],
      ['/bookings', 'This is a demo:'],
      ['/es/dashboard/profile', 'Demostración:'],
      ['/fr/admin/notices', 'Démonstration'],
    ] as const) {
      const shown = await (await demonstration(new Request(`http://localhost:3000${address}`))).text();
      assert.match(shown, new RegExp(`<p class="[^"]+">${words}`), address);
      assert.doesNotMatch(await (await open(address)).text(), new RegExp(`>${words}`), address);
    }
  });

  test('redirect by language once, to the final address, and are not cached', async () => {
    const redirects: [string, string, string][] = [
      ['/en', 'language=en', '/'],
      ['/en/tours', 'language=en', '/tours'],
      ['/de/tours', '', '/tours'],
      ['/EN/tours', '', '/tours'],
      ['/ES/tours', '', '/es/tours'],
      ['/es/tours', 'language=es', '/tours'],
      ['/xx', 'language=fr', '/'],
      ['/en?date=2026-12-24', 'language=en', '/?date=2026-12-24'],
      ['/de/%0d%0aset-cookie:x=1', '', '/%0d%0aset-cookie:x=1'],
    ];
    for (const [address, sent, location] of redirects) {
      const { status, headers } = await open(address, sent ? cookie(sent) : {});
      assert.deepEqual([address, status, headers.get('location')], [address, 302, location]);
      assert.equal(headers.get('cache-control'), 'no-store', address);
      assert.match(headers.get('vary')!, /Cookie/, address);
      assert.deepEqual(headers.getSetCookie(), [], address);
    }
  });

  test('come in the colours a visitor chose, from the first byte; what names none leaves it to the system', async () => {
    for (const [sent, attribute, scheme] of [
      ['theme=dark', ' data-theme="dark"', 'dark'],
      ['theme=light', ' data-theme="light"', 'light'],
      ['theme=%22%3E%3Cscript%3E', '', 'light dark'],
      ['', '', 'light dark'],
    ] as const) {
      for (const address of ['/tours', '/bookings']) {
        const response = await open(address, sent ? cookie(sent) : {});
        const html = await response.text();
        assert.ok(html.startsWith(`<!doctype html><html lang="en"${attribute}><head>`), `${address} ${sent}`);
        assert.ok(html.includes(`<meta name="color-scheme" content="${scheme}">`), `${address} ${sent}`);
        if (address === '/tours' && sent)
          assert.equal(response.headers.get('cache-control'), 'private, no-cache', sent);
      }
    }
  });

  test('follow the language and currency a visitor chose, and ignore cookies that name none', async () => {
    const { headers } = await open('/tours', cookie('language=fr; currency=EUR'));
    assert.equal(headers.get('content-language'), 'fr');
    assert.equal(headers.get('cache-control'), 'private, no-cache');
    assert.match(headers.get('etag')!, /-fr-EUR"$/);
    for (const odd of ['language=de', 'language=%00', 'language=__proto__; currency=constructor', 'currency=%zz']) {
      const response = await open('/tours', cookie(odd));
      assert.deepEqual([odd, response.status, response.headers.get('content-language')], [odd, 200, 'en']);
    }
  });

  test('name the currency of their prices in the header, and on the pages of a person only one that was chosen', async () => {
    const named = async (address: string, sent = '') => {
      const html = await (await open(address, sent ? cookie(sent) : {})).text();
      return />(EN(?: · [^<]+)?)<\/button>/.exec(html.replaceAll('<!-- -->', ''))?.[1];
    };
    assert.deepEqual(
      [
        await named('/tours'),
        await named('/bookings'),
        await named('/dashboard/wishlist'),
        await named('/bookings', 'currency=EUR'),
      ],
      ['EN · $', 'EN', 'EN', 'EN · €'],
    );
  });

  test('are public for caches while nothing was chosen, and answer an ETag with 304 under the same policy', async () => {
    const first = await open('/tours');
    assert.equal(first.headers.get('cache-control'), 'public, max-age=0, s-maxage=60');
    assert.equal(first.headers.get('cdn-cache-control'), 'public, max-age=60, stale-while-revalidate=600');
    assert.match(first.headers.get('vary')!, /Cookie/);
    const again = await open('/tours', { 'if-none-match': first.headers.get('etag')! });
    assert.equal(again.status, 304);
    assert.equal(await again.text(), '');
    for (const name of ['content-security-policy', 'cache-control', 'cdn-cache-control', 'vary', 'etag'])
      assert.equal(again.headers.get(name), first.headers.get(name), name);
  });

  test('for signed-in people are empty shells: not cached, not indexed', async () => {
    for (const address of ['/dashboard', '/dashboard/bookings', '/bookings', '/es/dashboard']) {
      const response = await open(address);
      assert.deepEqual([address, response.status, response.headers.get('cache-control')], [address, 200, 'no-store']);
      assert.match(await response.text(), /<meta name="robots" content="noindex/, address);
    }
  });

  test('run no script and load no style but our own', async () => {
    const response = await open('/');
    const policy = response.headers.get('content-security-policy')!;
    assert.match(policy, /script-src 'self'(?: 'sha256-[\w+/=]+'){2};/);
    assert.doesNotMatch(policy, /unsafe|https?:|\*/);
    const html = await response.text();
    assert.doesNotMatch(html, /\sstyle="|\son\w+="/);
    const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, attributes = '', text = '']) => ({
      attributes,
      text,
    }));
    // Who is signed in, in the head, and what waits for the paint: the policy contains their hashes.
    const inlined = scripts.filter(({ attributes }) => attributes === '');
    assert.equal(inlined.length, 2);
    for (const { text } of inlined)
      assert.ok(policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`));
    for (const { attributes } of scripts.filter((one) => !inlined.includes(one)))
      assert.match(attributes, /src="\/|type="application\/(?:ld\+)?json"/);
    assert.doesNotMatch(html, /(?:src|href)="(?:https?:)?\/\/(?!localhost:3000)/);
  });

  test('that cannot be are not found, and never a failure of ours', async () => {
    const addresses = [
      '/nowhere',
      '/foo/bar',
      '/a/b/c/d',
      '/%00',
      '/%ff',
      '/%',
      '/%00-l475',
      '/tour/%00',
      '/tour/nope',
      '/es/tour/%ff',
      '/__proto__',
      '/constructor',
      `/${'a'.repeat(9000)}`,
      `/${'a'.repeat(500)}-l475`,
      '/.env',
      '/assets/..%2f..%2fpackage.json',
      '/assets/nope.js',
      '/posters/nope.svg',
    ];
    for (const address of addresses) assert.equal((await open(address)).status, 404, address.slice(0, 80));
  });

  test('that cannot be are a page in the language of the address in a browser, and a problem to a program', async () => {
    const asVisitor = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const noPayment = `/pay/test/${'x'.repeat(32)}`;
    const titles = { '': 'This page does not exist', '/es': 'Esta página no existe' };
    const impossible = ['/%00', '/%E0%A4%A', `/${'a'.repeat(3000)}`, '/tour/%ff', '/media/nope', noPayment];
    for (const [prefix, title] of Object.entries(titles)) {
      for (const address of prefix ? impossible.slice(0, 4) : impossible) {
        const response = await open(prefix + address, asVisitor);
        const shown = `${prefix}${address}`.slice(0, 60);
        assert.deepEqual([shown, response.status], [shown, 404]);
        assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8', shown);
        assert.equal(response.headers.get('cache-control'), 'no-store', shown);
        assert.match(response.headers.get('content-security-policy')!, /script-src 'self'/, shown);
        const html = await response.text();
        assert.match(html, new RegExp(`<h1[^>]*>${title}`), shown);
        assert.match(html, /<meta name="robots" content="noindex/, shown);
      }
    }
    const call = await open('/api/nope', asVisitor);
    assert.deepEqual([call.status, call.headers.get('content-type')], [404, 'application/problem+json']);
    const program = await open(noPayment, { accept: 'application/json' });
    assert.deepEqual([program.status, program.headers.get('content-type')], [404, 'application/problem+json']);
  });

  test('have one slash where an address has several, and stay at this host', async () => {
    for (const [address, sent, location] of [
      ['//tours', '', '/tours'],
      ['/tours//', '', '/tours/'],
      ['//elsewhere.example', '', '/elsewhere.example'],
      ['///elsewhere.example//x?next=//y', '', '/elsewhere.example/x?next=//y'],
      ['/\\elsewhere.example', '', '/elsewhere.example'],
      ['/en//elsewhere.example', '', '/en/elsewhere.example'],
      ['/es//tours', 'language=es', '/tours'],
      ['/de//elsewhere.example/x', '', '/elsewhere.example/x'],
      ['//de//tours', 'language=fr', '/tours'],
    ] as const) {
      const { status, headers } = await open(address, sent ? cookie(sent) : {});
      assert.deepEqual([address, status, headers.get('location')], [address, 302, location]);
    }
  });

  test('take any query: what they do not know is dropped, what is invalid is not queried', async () => {
    const addresses = [
      '/?date=2026-02-30',
      '/tours?page=0',
      '/tours?page=abc',
      '/tours?page=99999999999999999999',
      '/search?location=%00',
      '/search?location=%ff',
      '/search?location=%ED%A0%80',
      '/london-l475?date=0000-01-01&priceMin=x&currency=zzz&page=-1&tag=%00',
      '/london-l475/__proto__-tc48',
      `/tours?x=${'a'.repeat(10_000)}`,
      '/tours?__proto__=1&page=1&page=2',
    ];
    for (const address of addresses) assert.equal((await open(address)).status, 200, address.slice(0, 80));
  });

  test('say so themselves when the database is away, and are not cached', async () => {
    const { services } = await testApp();
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
    const read = services.database.db.withPlugin({
      transformQuery: () => {
        throw away;
      },
      transformResult: async ({ result }) => result,
    });
    const without = createApp({ ...services, database: { ...services.database, db: read } }, await loadWebBundle());
    for (const address of ['/', '/tours', '/es/tour/anything', '/london-l475']) {
      const response = await without(new Request(`http://localhost:3000${address}`));
      assert.deepEqual(
        [address, response.status, response.headers.get('cache-control'), response.headers.get('content-type')],
        [address, 503, 'no-store', 'text/html; charset=utf-8'],
      );
      assert.ok(response.headers.get('retry-after'), address);
    }
  });

  test('name our address, whatever host the request named', async () => {
    const response = await app(
      new Request('http://evil.example/tours', {
        headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      }),
    );
    assert.doesNotMatch(await response.text(), /evil\.example/);
  });
});
