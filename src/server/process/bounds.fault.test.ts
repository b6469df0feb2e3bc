// The real process keeps to the bounds that its parts are tested for alone: what serve.ts forgot to put in front of the
// application would be missed here.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { newId } from '#kernel/ids.ts';
import { openFiles } from '#platform/files/files.ts';
import { dataUrl } from '#test/pictures.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';

const connectionsMax = 12;
const noise = (size: number): Promise<Buffer> =>
  sharp(randomBytes(size * size * 3), { raw: { width: size, height: size, channels: 3 } })
    .png()
    .toBuffer();

const browsePerMinute = 60;

describe('a started server', () => {
  let server: ServerProcess;
  let folder: string;
  const clients: net.Socket[] = [];
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'senda-bounds-'));
    server = await startServer({
      DATA_DIR: folder,
      DEMO_WORLD: '0',
      CONNECTIONS_MAX: String(connectionsMax),
      BROWSE_PER_MINUTE: String(browsePerMinute),
      RATE_LIMIT_SCALE: '1',
      TRUST_PROXY: '1',
    });
  });
  afterEach(() => clients.splice(0).forEach((client) => client.destroy()));
  after(async () => {
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  });

  async function connect(...lines: string[]): Promise<net.Socket> {
    const client = net.connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {});
    clients.push(client);
    await once(client, 'connect');
    if (lines.length > 0) client.write([...lines, 'host: localhost', '', ''].join('\r\n'));
    return client;
  }
  const firstLine = async (client: net.Socket) => String((await once(client, 'data'))[0]).split('\r\n')[0];

  async function until(isTrue: () => Promise<boolean>): Promise<void> {
    const endMs = performance.now() + 10_000;
    while (!(await isTrue())) {
      assert.ok(performance.now() < endMs);
      await setTimeout(20);
    }
  }

  /** The access token of a new traveller. */
  async function register(): Promise<string> {
    const response = await fetch(`${server.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${newId()}@tests.example`, password: 'a walk by the sea', role: 'client' }),
    });
    return ((await response.json()) as { token: string }).token;
  }

  async function openDescriptors(): Promise<number> {
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    return Number(/^process_open_fds (\d+)/m.exec(metrics)![1]);
  }

  test('closes connections beyond the most that it keeps', async () => {
    for (let n = 0; n < connectionsMax; n++) await connect();
    const late = await connect('GET /healthz HTTP/1.1');
    await new Promise((resolve) => late.on('close', resolve));
    assert.equal(late.bytesRead, 0);
    for (const client of clients.splice(0)) client.destroy();
    await until(async () => (await fetch(`${server.url}/healthz`).catch(() => undefined))?.ok === true);
  });

  test('refuses a body that comes too slowly, before the application', async () => {
    const client = await connect('POST /api/contact-messages HTTP/1.1', 'content-length: 20000');
    const sending = setInterval(() => client.write('x'), 200);
    const line = await firstLine(client);
    clearInterval(sending);
    assert.match(line!, / 408 /);
  });

  test('stores a picture while another account sends four slowly, and refuses a fifth of that account', async () => {
    const [ana, ben] = [await register(), await register()];
    const body = JSON.stringify({ avatar: dataUrl('image/png', await noise(400)) });
    const refusals: string[] = [];
    const slow: net.Socket[] = [];
    for (let n = 0; n < 5; n++) {
      const headers = [`authorization: Bearer ${ana}`, `content-length: ${body.length}`];
      const client = await connect('PUT /api/auth/me HTTP/1.1', ...headers);
      client.on('data', (chunk) => refusals.push(String(chunk)));
      slow.push(client);
    }
    // Twice the least rate: half a minute for each of them.
    const sending = setInterval(() => slow.forEach((client) => client.write('x'.repeat(4000))), 200);
    await until(async () => refusals.length > 0);
    assert.match(refusals[0]!, /^HTTP\/1.1 503.*retry-after: 10/is);
    const stored = await fetch(`${server.url}/api/auth/me`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${ben}`, 'content-type': 'application/json' },
      body,
    });
    clearInterval(sending);
    assert.deepEqual([stored.status, typeof (await stored.json()).avatar], [200, 'string']);
    assert.equal(refusals.length, 1, 'the four are still being read');
  });

  const skip = !existsSync('/proc/self/fd') && 'descriptors are counted in /proc';
  test('answers HEAD of pictures with the descriptors that it has', { skip }, async () => {
    const name = await openFiles(path.join(folder, 'files')).put(randomBytes(400_000), 'webp');
    const agent = new http.Agent({ keepAlive: true, maxSockets: 6 });
    const head = () =>
      new Promise((resolve, reject) => {
        const request = http.request(`${server.url}/media/files/${name}`, { agent, method: 'HEAD' }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode));
        });
        request.on('error', reject).end();
      });
    const ask = (times: number) => Promise.all(Array.from({ length: times }, head));
    // The database opens its own files at first.
    await ask(200);
    const before = await openDescriptors();
    const statuses = new Set(await ask(3000));
    const opened = (await openDescriptors()) - before;
    agent.destroy();
    assert.deepEqual([...statuses], [200]);
    assert.ok(opened < 10, `${opened} descriptors more`);
  });

  test('closes the file of a picture whose reader went away', { skip }, async () => {
    const name = await openFiles(path.join(folder, 'files')).put(randomBytes(20_000_000), 'webp');
    const before = await openDescriptors();
    const readers = [];
    for (let n = 0; n < 10; n++) readers.push(await connect(`GET /media/files/${name} HTTP/1.1`));
    for (const reader of readers) {
      assert.match((await firstLine(reader))!, / 200 /);
      reader.pause();
    }
    const during = await openDescriptors();
    for (const reader of readers) reader.destroy();
    await until(async () => (await openDescriptors()) < before + readers.length);
    assert.ok(during >= before + 2 * readers.length, `${during - before} descriptors more while they read`);
  });

  test('refuses requests of one address beyond its allowance, with the time to wait', async () => {
    const responses: Response[] = [];
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    for (let n = 0; n < browsePerMinute * 2; n++)
      responses.push(await fetch(`${server.url}/api/tours/search?q=sea${n}`, { headers }));
    const refused = responses.filter(({ status }) => status === 429);
    assert.ok(refused.length > 0 && refused.length < responses.length, `${refused.length} refused`);
    assert.ok(Number(refused[0]!.headers.get('retry-after')) > 0);
    await Promise.all(responses.map((response) => response.body?.cancel()));
    assert.equal((await fetch(`${server.url}/healthz`)).status, 200);
  });
});
