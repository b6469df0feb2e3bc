// HEAD returns the headers of GET without the work for the body.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type EndpointName, endpointNames, endpointOf } from '#contract/contract.ts';
import { newId } from '#kernel/ids.ts';
import { assertDefined } from '#kernel/assert.ts';
import { hasRight, type Right } from '#kernel/rights.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { dayAhead } from '#test/test-tour.ts';
import { createApp } from './app.ts';
import type { App } from './application.ts';
import { clientFolder, loadWebBundle, postersFolder } from '#server/ssr/web-bundle.ts';

const descriptors = '/proc/self/fd';

function openPictures(): number {
  const targets = readdirSync(descriptors).map((name) => {
    try {
      return readlinkSync(`${descriptors}/${name}`);
    } catch {
      return '';
    }
  });
  return targets.filter((target) => target.endsWith('.webp')).length;
}

describe('HEAD', () => {
  let application: TestApp;
  let large = '';
  let small = '';
  before(async () => {
    application = await testApp();
    const { files } = application.services;
    large = await files.put(randomBytes(300_000), 'webp');
    small = await files.put(randomBytes(1000), 'webp');
  });
  after(async () => {
    await application.services.files.remove(large);
    await application.services.files.remove(small);
  });
  const request = (app: App, method: string, address: string, headers: Record<string, string> = {}) =>
    app(new Request(`http://localhost:3000${address}`, { method, headers }), { address: '127.0.0.1' });
  const described = ({ status, headers }: Response) => [
    status,
    ...['content-type', 'cache-control', 'vary', 'content-language'].map((name) => headers.get(name)),
  ];

  test('of a picture reads nothing, and says how large it is', async () => {
    let reads = 0;
    const { services } = application;
    const count =
      <T>(read: () => T) =>
      (): T => (reads++, read());
    const files = {
      ...services.files,
      async find(name: string) {
        const file = await services.files.find(name);
        return file && { ...file, read: count(file.read), stream: count(file.stream) };
      },
    };
    const app = createApp({ ...services, files }, undefined);
    for (const name of [small, large]) {
      const head = await request(app, 'HEAD', `/media/files/${name}`);
      assert.deepEqual([head.status, await head.text(), reads], [200, '', 0]);
      const got = await request(app, 'GET', `/media/files/${name}`);
      const body = await got.arrayBuffer();
      assert.equal(head.headers.get('content-length'), String(body.byteLength));
      assert.equal(head.headers.get('content-type'), got.headers.get('content-type'));
      assert.equal(reads, 1);
      reads = 0;
    }
    assert.equal((await request(app, 'HEAD', `/media/files/${large.replace(/^./, 'g')}`)).status, 404);
  });

  test(
    'of a large picture holds no descriptor, and neither does whoever goes away while it is sent',
    { skip: !existsSync(descriptors) && 'descriptors are counted in /proc' },
    async () => {
      for (let turn = 0; turn < 20; turn++) await request(application.app, 'HEAD', `/media/files/${large}`);
      assert.equal(openPictures(), 0);
      for (let turn = 0; turn < 20; turn++) {
        const reader = (await request(application.app, 'GET', `/media/files/${large}`)).body!.getReader();
        if (turn % 2 === 0) await reader.read();
        await reader.cancel();
      }
      assert.equal(openPictures(), 0);
    },
  );

  /** The application, how many statements it has sent to the database, and how many rows it got. */
  function countStatements(config = application.services.config) {
    const { services } = application;
    const counted = { statements: 0, rows: 0 };
    const read = services.database.db.withPlugin({
      transformQuery: ({ node }) => (counted.statements++, node),
      transformResult: async ({ result }) => ((counted.rows += result.rows.length), result),
    });
    const app = createApp({ ...services, config, database: { ...services.database, db: read } }, undefined);
    return { app, counted };
  }

  test('of lists, feeds and descriptions sends no query to the database', async () => {
    const { app, counted } = countStatements();
    const addresses = ['/api/tours', '/api/figures', '/api/tours/search?q=sea', '/sitemap.xml', '/api/openapi.json'];
    for (const address of addresses) {
      const head = await request(app, 'HEAD', address);
      assert.deepEqual([head.status, await head.text(), counted.statements], [200, '', 0], address);
    }
    await (await request(app, 'GET', '/api/figures')).text();
    assert.ok(counted.statements > 0);
  });

  test('of the outbox sends no query to the database, and of a sitemap for one tour', async () => {
    const { app, counted } = countStatements();
    assert.equal((await request(app, 'HEAD', '/_mail')).status, 200);
    assert.equal(counted.statements, 0);
    counted.rows = 0;
    assert.equal((await request(app, 'HEAD', '/sitemap-tours-1.xml')).status, 200);
    const { rows } = counted;
    assert.equal((await request(app, 'HEAD', '/sitemap-tours-99999.xml')).status, 404);
    await (await request(app, 'GET', '/sitemap-tours-1.xml')).text();
    // The settings may be read besides.
    assert.ok(rows < 10 && counted.rows > 30, `${rows} rows for HEAD, ${counted.rows} with GET`);
  });

  const drawing = existsSync(postersFolder) && readdirSync(postersFolder).find((name) => name.endsWith('-og.svg'));
  test(
    'of a link picture draws nothing',
    { skip: !drawing && 'the posters are not built (npm run build)' },
    async () => {
      const dataDir = await mkdtemp(path.join(os.tmpdir(), 'senda-head-'));
      const { services } = application;
      const app = createApp({ ...services, config: { ...services.config, dataDir } }, undefined);
      const address = `/og/${String(drawing).replace('-og.svg', '.png')}`;
      const head = await request(app, 'HEAD', address);
      assert.deepEqual([head.status, readdirSync(dataDir)], [200, []]);
      const got = await request(app, 'GET', address);
      assert.deepEqual(described(head), described(got));
      assert.deepEqual([(await got.arrayBuffer()).byteLength > 0, readdirSync(dataDir)], [true, ['og']]);
      await rm(dataDir, { recursive: true });
    },
  );

  test('of lists that only signed-in people, suppliers or operators may read sends no query to the database', async () => {
    const { app, counted } = countStatements();
    const tokens = {
      traveller: (await application.newTraveller()).token,
      owner: (await application.signIn('supplier')).token,
      operator: (await application.signIn('operator')).token,
    };
    const tokenFor = (access: Right) => {
      const identity = (['traveller', 'owner', 'operator'] as const).find((one) => hasRight(access, one));
      return tokens[assertDefined(identity, access)];
    };
    /** The statements of a request, after one before it: the session is read now and then. */
    const statementsOf = async (method: string, address: string, token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      await (await request(app, 'HEAD', address, headers)).text();
      counted.statements = 0;
      const { status, body } = await request(app, method, address, headers);
      await body?.cancel();
      assert.equal(status, 200, address);
      return counted.statements;
    };
    const names = endpointNames.filter((name) => {
      const { method, params, access, codes } = endpointOf(name);
      return method === 'GET' && !params && access !== 'anyone' && codes.length === 0;
    });
    assert.ok(names.length > 15);
    const queries: Partial<Record<EndpointName, string>> = {
      listSupplierDepartures: `?from=${dayAhead(1)}&to=${dayAhead(7)}`,
      getSupplierCalendar: `?date=${dayAhead(1)}`,
      listSupplierSuspensions: `?suppliers=${newId()}`,
      checkLogoOnColours: '?light=%23ffffff&dark=%23111111',
    };
    // Who translates is a setting of the process, and a logo is one that it has read.
    const withoutDatabase = new Set<EndpointName>(['getTourTranslator', 'checkLogoOnColours']);
    for (const name of names) {
      const { path: known, access, file } = endpointOf(name);
      const address = `/api${known}${queries[name] ?? ''}`;
      const token = tokenFor(access);
      assert.equal(await statementsOf('HEAD', address, token), 0, name);
      // A file is read while it is sent, and this test does not wait for it.
      if (!file && !withoutDatabase.has(name)) assert.ok((await statementsOf('GET', address, token)) > 0, name);
    }
  });

  test('of the personal archive uses up none of the few that are made in an hour', async () => {
    const { app } = countStatements({ ...application.services.config, rateLimitScale: 1 });
    const { token } = await application.newTraveller();
    const headers = { authorization: `Bearer ${token}` };
    const archive = (method: string) => request(app, method, '/api/auth/me/personal-data/export', headers);
    assert.equal((await archive('HEAD')).status, 409);
    const body = { password: 'a walk by the sea' };
    assert.equal((await application.send('PUT', '/api/auth/me/proof', { token, body })).status, 200);
    const head = await archive('HEAD');
    for (let time = 0; time < 20; time++) assert.equal((await archive('HEAD')).status, 200);
    const got = await archive('GET');
    assert.deepEqual(described(head), described(got));
    await got.body!.cancel();
  });

  test(
    'of a page has its status, and its headers without what only the content tells',
    { skip: !existsSync(path.join(clientFolder, '.vite/manifest.json')) && 'the pages are not built (npm run build)' },
    async () => {
      const app = createApp(application.services, await loadWebBundle());
      for (const address of ['/', '/fr/tours', '/bookings', '/tour/none', '/nothing', '/en/tours']) {
        const [head, got] = [await request(app, 'HEAD', address), await request(app, 'GET', address)];
        assert.equal(await head.text(), '', address);
        assert.deepEqual(described(head), described(got), address);
        assert.equal(head.headers.get('location'), got.headers.get('location'));
        assert.equal(head.headers.get('etag'), null);
        await got.body?.cancel();
      }
    },
  );

  test('of each call has the status and the headers of GET', async () => {
    const { token } = await application.newTraveller();
    const addresses = endpointNames
      .filter((name) => endpointOf(name).method === 'GET' && !endpointOf(name).params)
      .map((name) => `/api${endpointOf(name).path}`);
    const others = ['/api/tours/none', '/api/tours/search?page=x', '/robots.txt', '/app.webmanifest', '/nothing'];
    for (const address of [...addresses, ...others])
      for (const sent of [undefined, token]) {
        const headers: Record<string, string> = sent ? { authorization: `Bearer ${sent}` } : {};
        const [head, got] = [
          await request(application.app, 'HEAD', address, headers),
          await request(application.app, 'GET', address, headers),
        ];
        assert.equal(await head.text(), '', address);
        assert.deepEqual(described(head), described(got), address);
        await got.body?.cancel();
      }
  });
});
