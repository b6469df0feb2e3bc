// Settings of the operator, and the texts of the product (spec, sections 3, 7 and 9).
import assert from 'node:assert/strict';
import { afterEach, before, describe, test } from 'node:test';
import type { SettingsView } from '#contract/settings.ts';
import { namespaces, specNamespaces } from '#contract/namespaces.ts';
import { currencies } from '#kernel/money.ts';
import { languages } from '#kernel/languages.ts';
import { createApp } from '#server/http/app.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { changeSetting } from './change-setting.ts';

let shop: TestApp;

/** Responds like another process, which has not cached settings yet. */
async function get<T>(path: string): Promise<T> {
  const { services } = shop;
  const app = createApp({ ...services, database: { ...services.database } }, undefined);
  const response = await app(new Request(`http://localhost:3000/api${path}`));
  assert.equal(response.status, 200);
  return (await response.json()) as T;
}
const set = (key: string, text: string) => changeSetting(shop.services, key, text);
const prepare = async () => void (shop = await testApp());
const deleteSettings = async () => void (await shop.services.database.db.deleteFrom('settings').execute());

describe('settings', () => {
  before(prepare);
  afterEach(deleteSettings);

  test('that were never changed are the default brand, English, dollars, three languages and every currency', async () => {
    const settings = await get<SettingsView>('/settings');
    assert.deepEqual(
      [settings.appName, settings.defaultLanguage, settings.defaultCurrency, settings.tourPageRequiresSignIn],
      ['Senda', 'en', 'USD', false],
    );
    assert.deepEqual(settings.availableLanguages, ['es', 'en', 'fr']);
    assert.deepEqual(settings.availableCurrencies, [...currencies]);
    assert.deepEqual(await get('/settings/languages'), ['es', 'en', 'fr']);
  });

  test('that were changed reach every process', async () => {
    await set('appName', 'Rutas del Sur');
    await set('availableLanguages', '["es","en"]');
    await set('defaultLanguage', 'es');
    await set('availableCurrencies', '["EUR","USD"]');
    await set('defaultCurrency', 'EUR');
    const { appName, defaultLanguage, availableLanguages, defaultCurrency, availableCurrencies } =
      await get<SettingsView>('/settings');
    assert.deepEqual([appName, defaultLanguage, defaultCurrency], ['Rutas del Sur', 'es', 'EUR']);
    assert.deepEqual(
      [availableLanguages, availableCurrencies],
      [
        ['es', 'en'],
        ['EUR', 'USD'],
      ],
    );
    assert.deepEqual(await get('/settings/languages'), ['es', 'en']);
  });

  test('with an empty name have the default brand', async () => {
    await set('appName', '');
    assert.equal((await get<SettingsView>('/settings')).appName, 'Senda');
  });

  test('never lack a language: none is refused, and where none is stored all three are on offer', async () => {
    await assert.rejects(set('availableLanguages', '[]'), { code: 'invalid_input' });
    await shop.services.database.db
      .insertInto('settings')
      .values({ key: 'availableLanguages', value: '[]', updatedAt: new Date() })
      .execute();
    assert.deepEqual(await get('/settings/languages'), [...languages]);
  });

  test('keep the defaults among what is on offer', async () => {
    await assert.rejects(set('availableCurrencies', '["EUR"]'), { code: 'invalid_input' });
    await assert.rejects(set('defaultLanguage', 'de'), { code: 'invalid_input' });
    assert.equal((await get<SettingsView>('/settings')).defaultCurrency, 'USD');
  });
});

describe('the currency a visitor chose', () => {
  before(prepare);

  const choose = (currency: string, token?: string) =>
    shop.send('PUT', '/api/user/currency', { body: { currency }, token });

  test('is a cookie for everyone, for a year', async () => {
    const { status, headers } = await choose('EUR');
    assert.equal(status, 204);
    const [cookie] = headers.getSetCookie();
    assert.match(cookie!, /^currency=EUR; /);
    assert.match(cookie!, /Max-Age=31536000/);
  });

  test('stays with the account of the signed-in user', async () => {
    const { token } = await shop.newTraveller();
    assert.equal((await choose('JPY', token)).status, 204);
    assert.equal((await shop.send('GET', '/api/auth/me', { token })).body.currency, 'JPY');
  });

  test('is refused when it is not on offer', async () => {
    const { status, body, headers } = await choose('XAU');
    assert.deepEqual([status, body.fields[0].field], [422, 'currency']);
    assert.deepEqual(headers.getSetCookie(), []);
  });
});

describe('texts', () => {
  before(prepare);

  test('of the seventeen namespaces and those of later pages are there in three languages, with the same keys', async () => {
    assert.equal(specNamespaces.length, 17);
    assert.ok(specNamespaces.every((namespace) => namespaces.includes(namespace)));
    for (const namespace of namespaces) {
      // Words that count have as many forms as their language wants.
      const keys = await Promise.all(
        languages.map(async (language) => {
          const texts = await get<Record<string, string>>(`/i18n/${language}/${namespace}`);
          assert.ok(Object.values(texts).every((text) => typeof text === 'string' && text !== ''));
          return [...new Set(Object.keys(texts).map((key) => key.replace(/_(one|many|other)$/, '')))].toSorted();
        }),
      );
      assert.deepEqual(keys[1], keys[0], namespace);
      assert.deepEqual(keys[2], keys[0], namespace);
    }
  });

  test('of no namespace or another language are not found', async () => {
    for (const path of ['/api/i18n/en/nonsense', '/api/i18n/de/common'])
      assert.equal((await shop.send('GET', path)).status, 404);
  });

  test('that were missing are one list for the operator, each once, most often missed first, until it is emptied', async () => {
    const report = (path: string, body: object) => shop.send('POST', `/api/i18n/missing/${path}`, { body });
    const { token } = await shop.signIn('operator');
    const listed = async () => (await shop.send('GET', '/api/admin/missing-translations?pageSize=10', { token })).body;
    assert.equal((await report('en/tags', { 'no.such.text': 'no.such.text' })).status, 204);
    assert.equal((await report('fr/home', { other: 'other' })).status, 204);
    assert.equal((await report('en/tags', { 'no.such.text': 'shown instead' })).status, 204);
    const { data, total } = await listed();
    assert.equal(total, 2);
    assert.deepEqual(
      data.map(({ lastSeenAt, ...rest }: { lastSeenAt: string }) => {
        assert.ok(Math.abs(Date.parse(lastSeenAt) - Date.now()) < 60_000);
        return rest;
      }),
      [
        { language: 'en', namespace: 'tags', key: 'no.such.text', shown: 'shown instead', times: 2 },
        { language: 'fr', namespace: 'home', key: 'other', shown: 'other', times: 1 },
      ],
    );
    assert.equal((await shop.send('GET', '/api/admin/missing-translations')).status, 401);
    assert.equal((await shop.send('DELETE', '/api/admin/missing-translations', { token })).status, 204);
    assert.deepEqual((await listed()).data, []);
    assert.equal((await shop.send('POST', '/api/i18n/missing/en/nonsense', { body: { a: 'b' } })).status, 404);
    assert.equal((await report('en/tags', { long: 'x'.repeat(501) })).status, 422);
  });
});
