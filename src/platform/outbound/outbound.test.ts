// Requests to addresses of suppliers, some of which would lead into the own network or never end.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { openSupplierHost, type SupplierHost, supplierCertificate as ca } from '#test/supplier-host.ts';
import { createOutbound, type Outbound, type OutboundResult } from './outbound.ts';
import { isPublicAddress } from './public-address.ts';

test('the public internet is neither private nor local, in whatever notation', () => {
  for (const address of ['93.184.216.34', '8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4001:80b::200e'])
    assert.equal(isPublicAddress(address), true, address);
  const v4 = `127.0.0.1 127.9.9.9 10.1.0.0 172.16.0.0 172.31.0.0 192.168.0.0 169.254.169.254 0.0.0.0 100.64.0.0 192.0.0.8 198.18.0.1 203.0.113.9 224.0.0.1 255.255.255.255 240.0.0.1`;
  const v6 = `::1 :: fe80::1 fc00::1 fd12:3456::1 ff02::1 2001:db8::1 2002:a00:1::1 2001:0:1::1 fec0::1 ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:93.184.216.34 ::127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::1`;
  const none = `localhost 0x7f.1 2130706433 1.2.3`;
  for (const address of ['', ...`${v4} ${v6} ${none}`.split(' ')])
    assert.equal(isPublicAddress(address), false, address);
});

describe('a request to an address of a supplier', () => {
  let host: SupplierHost;
  let asked: string[] = [];
  before(async () => {
    host = await openSupplierHost((request, response) => {
      asked.push(`${request.method} ${request.headers.host} ${request.url}`);
      const [, kind, rest = ''] = /^\/(\w+)(?:\/(.*))?$/.exec(request.url!) ?? [];
      if (kind === 'to') return void response.writeHead(302, { location: decodeURIComponent(rest) }).end();
      if (kind === 'round') return void response.writeHead(307, { location: '/round' }).end();
      if (kind === 'endless') return void pour(response);
      if (kind === 'slow') return void response.writeHead(200).write('a');
      if (kind === 'silent') return;
      if (kind === 'upgrade')
        return void request.socket.write('HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n');
      response.writeHead(200).end('12345');
    });
  });
  after(() => host[Symbol.asyncDispose]());

  /** Without an end, as fast as it is read. */
  function pour(response: {
    write(chunk: string): boolean;
    once(event: 'drain', then: () => void): void;
    destroyed: boolean;
  }) {
    while (!response.destroyed)
      if (!response.write('x'.repeat(16_384))) return void response.once('drain', () => pour(response));
  }

  /** Names lead to these addresses, of which 127.0.0.1 counts as public. */
  const leading = (resolve: (name: string) => Promise<string[]>) =>
    createOutbound({ resolve, isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address), ca });
  const here = leading(async () => ['127.0.0.1']);
  const get = (
    url: string,
    {
      outbound = here,
      ...more
    }: { outbound?: Outbound; redirectsMax?: number; mayCut?: boolean; timeoutMs?: number } = {},
  ) => outbound({ url, bytesMax: 100_000, timeoutMs: 5000, ...more });
  const outcome = (result: OutboundResult) =>
    'failure' in result ? result.failure : 'isStopped' in result ? 'stopped' : `${result.status} ${result.body}`;

  test('is answered by its own host, whose certificate is checked', async () => {
    assert.equal(outcome(await get(host.url('/here'))), '200 12345');
    assert.equal(
      outcome(await here({ url: host.url('/post'), method: 'POST', body: '{}', bytesMax: 9, timeoutMs: 5000 })),
      '200 12345',
    );
    assert.equal(asked.at(-1), `POST partner.test:${host.port} /post`);
    assert.equal(outcome(await get(host.url('/here', 'elsewhere.example'))), 'certificate');
    const strange = createOutbound({ resolve: async () => ['127.0.0.1'], isAllowed: () => true });
    assert.equal(outcome(await get(host.url('/here'), { outbound: strange })), 'certificate');
  });

  test('is https to a public address, or not sent', async () => {
    const real = createOutbound();
    asked = [];
    for (const url of ['http://partner.test/', 'file:///etc/passwd', 'https://a:b@partner.test/', 'partner.test', ''])
      assert.equal(outcome(await get(url)), 'address_invalid', url);
    for (const at of [
      '127.0.0.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0x7f.1',
      '2130706433',
      '10.7.0.0',
      '169.254.169.254',
      'localhost',
    ])
      assert.equal(outcome(await get(`https://${at}:${host.port}/`, { outbound: real })), 'address_private', at);
    for (const addresses of [['10.7.0.0'], ['127.0.0.1', '10.7.0.0'], ['::ffff:10.7.0.0'], ['fe80::1']])
      assert.equal(
        outcome(await get(host.url('/here'), { outbound: leading(async () => addresses) })),
        'address_private',
      );
    assert.equal(outcome(await get(host.url('/here'), { outbound: leading(async () => []) })), 'unresolved');
    assert.deepEqual(asked, []);
  });

  test('is broken off when the process ends, and none is begun', async () => {
    const ending = new AbortController();
    const ended = createOutbound({
      resolve: async () => ['127.0.0.1'],
      isAllowed: () => true,
      ca,
      ending: ending.signal,
    });
    const silent = get(host.url('/silent'), { outbound: ended });
    await setTimeout(50);
    ending.abort();
    assert.equal(outcome(await silent), 'stopped');
    asked = [];
    assert.equal(outcome(await get(host.url('/here'), { outbound: ended })), 'stopped');
    assert.deepEqual(asked, []);
  });

  test('goes to the address that was checked, though the name leads elsewhere a moment later', async () => {
    let times = 0;
    const changing = leading(async () => (times++ === 0 ? ['127.0.0.1'] : ['10.7.0.0']));
    assert.equal(outcome(await get(host.url('/here'), { outbound: changing })), '200 12345');
    assert.equal(times, 1);
    assert.equal(outcome(await get(host.url('/here'), { outbound: changing })), 'address_private');
  });

  test('follows redirects only as far as it may, and checks each like the first', async () => {
    const to = (target: string) => host.url(`/to/${encodeURIComponent(target)}`);
    assert.match(outcome(await get(to('/here'))), /^302 /);
    assert.equal(outcome(await get(to('/here'), { redirectsMax: 3 })), '200 12345');
    for (const target of ['https://10.7.0.0/', 'https://[::ffff:169.254.169.254]/', 'https://private.example/'])
      assert.equal(
        outcome(
          await get(to(target), {
            redirectsMax: 3,
            outbound: leading(async (name) => [name === 'private.example' ? '192.168.0.0' : '127.0.0.1']),
          }),
        ),
        'address_private',
        target,
      );
    assert.equal(outcome(await get(to('http://partner.test/'), { redirectsMax: 3 })), 'address_invalid');
    asked = [];
    assert.equal(outcome(await get(host.url('/round'), { redirectsMax: 3 })), 'redirects');
    assert.equal(asked.length, 4);
  });

  test('ends with a body that does not, and with a host that is slow or silent', async () => {
    assert.equal(outcome(await get(host.url('/endless'))), 'too_large');
    const cut = await get(host.url('/endless'), { mayCut: true });
    assert.ok('body' in cut && cut.body.length === 100_000);
    for (const path of ['/slow', '/silent']) {
      const startedMs = performance.now();
      assert.equal(outcome(await get(host.url(path), { timeoutMs: 200 })), 'timeout', path);
      assert.ok(performance.now() - startedMs < 900);
    }
    const switching = get(host.url('/upgrade'), { timeoutMs: 500 }).then(outcome);
    assert.equal(await Promise.race([switching, setTimeout(900, 'nothing')]), 'connection');
    const unresolving = leading(() => new Promise(() => {}));
    assert.equal(outcome(await get(host.url('/here'), { outbound: unresolving, timeoutMs: 100 })), 'timeout');
  });

  test('tries the next address of a host when one cannot be reached', async () => {
    const closed = await openSupplierHost(() => {});
    await closed[Symbol.asyncDispose]();
    assert.equal(outcome(await get(`https://partner.test:${closed.port}/`)), 'connection');
    const twoWays = leading(async () => ['2606:4700::1111', '127.0.0.1']);
    assert.equal(outcome(await get(host.url('/here'), { outbound: twoWays })), '200 12345');
  });
});
