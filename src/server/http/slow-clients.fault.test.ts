// Clients that send or read slowly, over a real port: they hold nothing that others need.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { afterEach, describe, test } from 'node:test';
import { createAdmission } from '#platform/admission/admission.ts';
import { admit } from './admit.ts';
import { requestLimits } from './request-classes.ts';
import { type Listening, listen } from '#server/process/listen.ts';

const rules = { appUrl: 'http://localhost:3000', trustProxy: true, browsePerMinute: 1000, rateLimitScale: 1 };
const pictureBytes = 400_000;
const oneSlot = { slots: { min: 1, max: 1 }, queue: { maxLength: 5, maxWaitMs: 10_000 } };

const endless = () => new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(65_536)) });

describe('a slow client', () => {
  let listening: Listening;
  const clients: net.Socket[] = [];
  afterEach(async () => {
    for (const client of clients.splice(0)) client.destroy();
    listening.server.closeAllConnections();
    await listening.close();
  });
  /** `tokens` are accounts; responds with the number of bytes that reached the application. */
  async function open(bounds = requestLimits): Promise<void> {
    const accountOf = async (bearer: string | undefined) => bearer ?? null;
    listening = await listen(
      async (request) => {
        if (new URL(request.url).pathname === '/large') return new Response(endless());
        if (!request.headers.get('authorization')) return new Response('who?', { status: 401 });
        return new Response(String((await request.arrayBuffer()).byteLength));
      },
      '127.0.0.1',
      0,
      admit({ ...rules, accountOf }, createAdmission(bounds)),
    );
  }
  const connect = async (...lines: string[]) => {
    const client = net.connect(listening.port, '127.0.0.1').on('error', () => {});
    clients.push(client);
    await once(client, 'connect');
    client.write([...lines, 'host: senda', '', ''].join('\r\n'));
    return client;
  };
  const sendSlowly = (account: string, ...headers: string[]) =>
    connect(
      'PUT /api/auth/me HTTP/1.1',
      `authorization: Bearer ${account}`,
      `content-length: ${pictureBytes}`,
      ...headers,
    );
  const upload = async (account: string | null, address = 'fd00::1') => {
    const headers = { 'x-forwarded-for': address, ...(account && { authorization: `Bearer ${account}` }) };
    const body = new Uint8Array(pictureBytes);
    const response = await fetch(`http://127.0.0.1:${listening.port}/api/auth/me`, { method: 'PUT', headers, body });
    return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

  test('that uploads takes no slot from others before its body is there', async () => {
    await open();
    for (let n = 0; n < requestLimits.upload.slots.max; n++) await sendSlowly('ana');
    await settle();
    assert.deepEqual(await upload('ben'), { status: 200, text: String(pictureBytes), retryAfter: null });
  });

  test('has a share of the bodies that are being read: a number per account and per network', async () => {
    await open();
    for (let n = 0; n < 4; n++) await sendSlowly('ana');
    await settle();
    assert.deepEqual([(await upload('ana')).status, (await upload('ana')).retryAfter], [503, '10']);
    assert.equal((await upload('ben')).status, 200);
    const far = 'x-forwarded-for: 203.0.113.7';
    for (const account of ['cora', 'dan', 'eva', 'finn']) await sendSlowly(account, far);
    await settle();
    assert.equal((await upload('gil', '203.0.113.7')).status, 503);
    assert.equal((await upload('gil', '203.0.113.8')).status, 200);
  });

  test('that may not upload is refused without reading its body', async () => {
    await open();
    const client = await connect('PUT /api/auth/me HTTP/1.1', `content-length: ${pictureBytes}`);
    assert.match(String((await once(client, 'data'))[0]), /^HTTP\/1.1 401/);
  });

  test('that sends next to nothing is refused', async () => {
    await open();
    const client = await sendSlowly('ana');
    const sending = setInterval(() => client.write('x'), 200);
    const [response] = await once(client, 'data');
    clearInterval(sending);
    assert.match(String(response), /^HTTP\/1.1 408.*connection: close/is);
    // Its share is free again.
    for (let n = 0; n < 3; n++) await sendSlowly('ana');
    assert.equal((await upload('ana')).status, 200);
  });

  test('that reads a large response holds no slot once its headers are sent', async () => {
    await open({ ...requestLimits, browsing: oneSlot });
    for (let n = 0; n < 3; n++) {
      const client = await connect('GET /large HTTP/1.1');
      assert.match(String((await once(client, 'data'))[0]).slice(0, 20), /^HTTP\/1.1 200/);
      client.pause();
    }
  });
});
