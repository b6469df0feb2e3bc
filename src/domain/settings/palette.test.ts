// The colours that an operator chooses: readable ones alone, as a file that pages name by its version.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { defaultPalette } from '#kernel/palette/palette.ts';
import { type TestApp, testApp } from '#test/app.ts';

describe('the palette of the marketplace', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    app = await testApp();
    ({ token } = await app.signIn('operator'));
  });
  const save = (palette: unknown) =>
    app.send('PUT', '/api/admin/settings/palette', { token, body: { value: JSON.stringify(palette) } });
  const file = async (query = '') => app.send<string>('GET', `/theme.css${query}`);
  after(() => save({}));

  test('is an empty file where nothing was chosen', async () => {
    const { status, body, headers } = await file();
    assert.deepEqual([status, body, headers.get('content-type')], [200, '', 'text/css; charset=utf-8']);
  });

  test('is served for good under its version alone', async () => {
    const palette = { ...defaultPalette, light: { ...defaultPalette.light, sea: '#7A1F5C' } };
    assert.equal((await save(palette)).status, 200);
    const { body, headers } = await file('?v=nothing');
    assert.match(body, /^:root:root \{\n/);
    assert.match(body, /--sea: light-dark\(#7a1f5c, #5fcfba\);/);
    assert.equal(headers.get('cache-control'), 'no-cache');
  });

  test('is refused if text would be too hard to read, with what on what', async () => {
    const palette = { ...defaultPalette, light: { ...defaultPalette.light, sea: '#fff3c4' } };
    const { status, body } = await save(palette);
    assert.deepEqual([status, body.fields[0].field, body.fields[0].rule], [422, 'palette', 'contrast']);
    assert.match(body.fields[0].message, /sea on paper is 1\.0\d/);
    for (const wrong of [{ light: palette.light }, { ...palette, dark: { ...palette.dark, ink: 'red; }' } }, []])
      assert.equal((await save(wrong)).status, 422, JSON.stringify(wrong));
  });

  test('is undone by the history of the setting', async () => {
    await save(defaultPalette);
    const { data } = (await app.send('GET', '/api/admin/settings', { token })).body;
    const { history, value } = data.find(({ key }: { key: string }) => key === 'palette');
    assert.equal(history[0].after, value);
    assert.equal((await save(JSON.parse(history.at(-1).before))).status, 200);
    assert.equal((await file()).body, '');
  });
});
