import assert from 'node:assert/strict';
import { afterEach, before, describe, test } from 'node:test';
import { createApp } from '#server/http/app.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { changeSetting } from './change-setting.ts';

let shop: TestApp;

/** The response of a process that has no settings in its cache. */
async function getOperator(language: string) {
  const { services } = shop;
  const app = createApp({ ...services, database: { ...services.database } }, undefined);
  const request = new Request('http://localhost:3000/api/operator', { headers: { 'accept-language': language } });
  return (await app(request)).json();
}

describe('who runs the marketplace', () => {
  before(async () => void (shop = await testApp()));
  afterEach(async () => void (await shop.services.database.db.deleteFrom('settings').execute()));

  test('is what the setting says, the country in the caller’s language', async () => {
    await changeSetting(shop.services, 'operator', '{"name":"Coast and Trail SL","country":"ES"}');
    assert.deepEqual(await getOperator('fr'), {
      name: 'Coast and Trail SL',
      representedBy: null,
      address: null,
      countryName: 'Espagne',
      email: null,
      phone: null,
      registerNumber: null,
      taxNumber: null,
    });
  });

  test('is a generic name where nothing is set', async () => {
    await shop.services.database.db.deleteFrom('settings').execute();
    assert.equal((await getOperator('en')).name, null);
  });

  test('refuses an unknown field, an invalid e-mail and an unknown country', async () => {
    for (const text of ['{"nome":"x"}', '{"email":"nowhere"}', '{"country":"Spain"}'])
      await assert.rejects(changeSetting(shop.services, 'operator', text), { code: 'invalid_input' }, text);
  });
});
