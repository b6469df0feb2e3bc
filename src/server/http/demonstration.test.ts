// Pages outside the product's own frame, where the demo world is shown in public.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { type TestApp, testApp } from '#test/app.ts';
import { orderGiftCard } from '#test/gift-cards.ts';
import { createApp } from './app.ts';
import type { App } from './application.ts';

describe('where the demo world is shown in public', () => {
  let shop: TestApp;
  let demonstration: App;
  before(async () => {
    shop = await testApp();
    const config = { ...shop.services.config, isDemonstration: true };
    demonstration = createApp({ ...shop.services, config }, undefined);
  });

  const open = async (app: App, address: string, language: string) => {
    const headers = { 'accept-language': language };
    const response = await app(new Request(`http://localhost:3000${address}`, { headers }), { address: '127.0.0.1' });
    assert.equal(response.status, 200, address);
    return response.text();
  };

  test('the page of the test payment, the outbox and the API reference say so, too', async () => {
    const { payment } = await orderGiftCard(shop, await shop.newTraveller());
    // A payment's page is in the language of what is paid for.
    for (const [address, language, words] of [
      [new URL(payment.redirectUrl).pathname, 'es', 'This is a demo:'],
      ['/_mail', 'en', 'This is a demo:'],
      ['/api/docs', 'en', 'This is a demo:'],
    ] as const) {
      const note = new RegExp(`<p class="demonstration">${words}`);
      assert.match(await open(demonstration, address, language), note, address);
      assert.doesNotMatch(await open(shop.app, address, language), note, address);
    }
  });
});
