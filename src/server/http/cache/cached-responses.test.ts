// Nothing personal is cached: every public page and every cacheable endpoint, requested with and without a session.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type EndpointName, endpointOf } from '#contract/contract.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { openCacheLayer, type TestCacheLayer, withoutDate } from '#test/cache-layer.ts';
import { cacheableEndpoints } from './cacheable-endpoints.ts';
import { clientFolder, loadWebBundle } from '#server/ssr/web-bundle.ts';

const isBuilt = existsSync(path.join(clientFolder, '.vite/manifest.json'));

const examples: Record<string, string> = {
  ':id': 'safari-in-kenya',
  ':first': 'rome-l475',
  ':second': 'cultural-tc48',
  '*': 'a/b/c/d',
  '{id}': 'safari-in-kenya',
  ':code': 'nobody-shares-this',
  '{code}': 'nobody-shares-this',
  ':topic': 'refunds',
  '{topic}': 'refunds',
  ':slug': 'nairobi-is-no-stopover',
  '{slug}': 'nairobi-is-no-stopover',
  '{name}': 'about',
  '{place}': 'rome-l475',
  '{lang}': 'fr',
  '{namespace}': 'common',
};
const queries: Partial<Record<EndpointName, string>> = { suggestTours: '?q=wine', suggestPlaces: '?q=rom' };
const callOf = (name: EndpointName) => `/api${filled(endpointOf(name).path)}${queries[name] ?? ''}`;
const filled = (address: string) =>
  address.replace(/:\w+|\*|\{\w+\}/g, (part) => examples[part] ?? assert.fail(`an example for ${part}`));

describe('every caller gets the same bytes', { skip: !isBuilt && 'the pages are not built (npm run build)' }, () => {
  let shop: TestApp;
  let front: TestCacheLayer;
  let callers: Record<string, string>[];
  before(async () => {
    shop = await testApp();
    front = await openCacheLayer(shop);
    const tokens = await Promise.all(
      (['traveller', 'supplier', 'operator'] as const).map(async (who) => (await shop.signIn(who)).token),
    );
    callers = [
      ...tokens.map((token) => ({ authorization: `Bearer ${token}`, cookie: `refresh=${token}; session=${token}` })),
      { authorization: 'Bearer not.a.token' },
      { 'user-agent': 'somebody else', 'x-forwarded-for': '203.0.113.9', origin: 'http://elsewhere.example' },
    ];
  });
  after(() => front.close());
  beforeEach(() => front.clear());

  async function isSameForAll(address: string): Promise<void> {
    const anonymous = await front.get(address);
    const of = ({ status, headers, body }: typeof anonymous) => ({
      status,
      headers: withoutDate(headers),
      body: body.toString(),
    });
    for (const headers of callers) {
      assert.deepEqual(of(await front.get(address, headers)), of(anonymous), `kept: ${address}`);
      front.clear();
      assert.deepEqual(of(await front.get(address, headers)), of(anonymous), `made: ${address}`);
      assert.deepEqual(of(await front.get(address)), of(anonymous), `made for somebody: ${address}`);
    }
  }

  test('of every public page, in every language', async () => {
    const addresses = (await loadWebBundle()).publicPaths.map(filled);
    assert.ok(addresses.length >= 10);
    for (const address of addresses) await isSameForAll(address);
    for (const prefix of ['/es', '/fr'])
      for (const address of addresses) await isSameForAll(address === '/' ? prefix : prefix + address);
    for (const address of ['/search?location=rome', '/search?q=wine', '/rome-l475?page=2&sort=price'])
      await isSameForAll(address);
  });

  test('of every cacheable call', async () => {
    for (const name of Object.keys(cacheableEndpoints) as EndpointName[]) {
      const address = callOf(name);
      await isSameForAll(address);
      assert.equal(front.responseCount(), 1, `${address} is kept`);
      await isSameForAll(`${address}${queries[name] ? '&' : '?'}lang=es&currency=EUR&pageSize=3`);
      front.clear();
    }
  });

  test('by the call itself, without the cache, whatever the caller’s role', async () => {
    for (const name of Object.keys(cacheableEndpoints) as EndpointName[]) {
      const address = callOf(name);
      const anonymous = await shop.send('GET', address);
      assert.equal(anonymous.status, 200, address);
      for (const headers of callers)
        assert.deepEqual((await shop.send('GET', address, { headers })).body, anonymous.body, address);
    }
  });
});
