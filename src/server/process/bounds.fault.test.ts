// The real process keeps to the bounds that its parts are tested for alone: what serve.ts forgot to put in front of the
// application would be missed here.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { type ServerProcess, startServer } from '#test/server-process.ts';

const connectionsMax = 12;
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

  test('closes connections beyond the most that it keeps', async () => {
    for (let n = 0; n < connectionsMax; n++) await connect();
    const late = await connect('GET /healthz HTTP/1.1');
    await new Promise((resolve) => late.on('close', resolve));
    assert.equal(late.bytesRead, 0);
    for (const client of clients.splice(0)) client.destroy();
    const untilMs = performance.now() + 10_000;
    while (!(await fetch(`${server.url}/healthz`).catch(() => undefined))?.ok) assert.ok(performance.now() < untilMs);
  });

  test('refuses a body that comes too slowly, before the application', async () => {
    const client = await connect('POST /api/contact-messages HTTP/1.1', 'content-length: 20000');
    const sending = setInterval(() => client.write('x'), 200);
    const line = await firstLine(client);
    clearInterval(sending);
    assert.match(line!, / 408 /);
  });

  test('refuses what one address asks for beyond its allowance, with the time to wait', async () => {
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
