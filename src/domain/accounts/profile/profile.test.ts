import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import sharp from 'sharp';
import type { UserView } from '#contract/accounts/accounts.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { type Browser, call, newBrowser, newEmail, password } from '#test/browser.ts';
import { dataUrl, plainPicture as plain, pngClaiming } from '#test/pictures.ts';
import { mediaPath } from './user-view.ts';

describe('a profile', () => {
  let app: TestApp;
  let browser: Browser;
  before(async () => {
    app = await testApp();
    browser = newBrowser();
    const body = { email: newEmail('ana'), password, role: 'client', name: 'Ana Ruiz' };
    await call(app, 'register', { body, browser });
  });

  const update = (body: object) => call(app, 'updateMe', { body, browser });
  const updated = async (body: object): Promise<UserView> => {
    const reply = await update(body);
    assert.equal(reply.status, 200, JSON.stringify(reply));
    return reply.body as UserView;
  };
  const refused = async (body: object): Promise<string> => {
    const { status, fields } = await update(body);
    assert.equal(status, 422);
    return `${fields![0]!.field} ${fields![0]!.rule}`;
  };
  const folder = () => path.join(app.services.config.dataDir, 'files');
  const storedFiles = () => readdir(folder()).catch(() => []);
  const fileOf = (avatar: string | null): string => path.join(folder(), avatar!.slice(mediaPath.length));

  test('changes only the fields sent', async () => {
    const first = await updated({
      city: 'Cádiz',
      country: 'ES',
      phone: '+34 612 345 678',
      date_of_birth: '1990-02-28',
    });
    assert.equal(first.name, 'Ana Ruiz');
    assert.deepEqual([first.phone, first.phone_text], ['+34612345678', '+34 612 34 56 78']);
    const second = await updated({ name: 'Ana R.', preferences: 'window seat', saved_locations: ['Lisbon', 'Kyoto'] });
    assert.deepEqual(second, {
      ...first,
      name: 'Ana R.',
      preferences: 'window seat',
      saved_locations: ['Lisbon', 'Kyoto'],
    });
    assert.deepEqual(await updated({}), second);
  });

  test('loses what is sent empty', async () => {
    await updated({ city: 'Cádiz', country: 'ES', phone: '+34612345678', saved_locations: ['Lisbon'] });
    const { city, country, phone, saved_locations } = await updated({
      city: '',
      country: '',
      phone: '',
      saved_locations: null,
    });
    assert.deepEqual([city, country, phone, saved_locations], [null, null, null, null]);
  });

  test('takes a telephone number with its extension, and digits of other scripts', async () => {
    assert.equal((await updated({ phone: '+34 912 345 678 ext. 12' })).phone, '+34912345678;ext=12');
    assert.equal((await updated({ phone: '\uff0b\uff13\uff14\uff16\uff11\uff12345678' })).phone, '+34612345678');
  });

  test('is emptied of preferences, places and date of birth by an empty text', async () => {
    await updated({ preferences: 'window seat', saved_locations: ['Lisbon'], date_of_birth: '1990-02-28' });
    const { preferences, saved_locations, date_of_birth } = await updated({
      preferences: '',
      saved_locations: '',
      date_of_birth: '',
    });
    assert.deepEqual([preferences, saved_locations, date_of_birth], [null, null, null]);
  });

  test('takes places as an object, with their names', async () => {
    const { saved_locations } = await updated({ saved_locations: { home: 'Lisbon', work: 'Kyoto' } });
    assert.deepEqual(saved_locations, ['home: Lisbon', 'work: Kyoto']);
  });

  test('uses the first ten characters of a date of birth, from 1900 until today', async () => {
    assert.equal((await updated({ date_of_birth: '1990-02-28T00:00:00.000Z' })).date_of_birth, '1990-02-28');
    assert.equal((await updated({ date_of_birth: '1900-01-01' })).date_of_birth, '1900-01-01');
    assert.equal(await refused({ date_of_birth: '1899-12-31' }), 'date_of_birth date');
  });

  test('is taken whole, as it was read, with a picture as data URL inside', async () => {
    const read = (await call(app, 'getMe', { browser })).body as UserView;
    const sent = {
      ...read,
      name: 'Ana Ruiz Gil',
      phone: '+34 912 34 56 78',
      city: 'Cádiz',
      country: 'ES',
      date_of_birth: '1990-02-28T00:00:00.000Z',
      preferences: { seat: 'window' },
      saved_locations: ['Lisbon'],
      avatar: dataUrl('image/png', await plain(300, 300).png().toBuffer()),
    };
    const answered = await updated(sent);
    const { photo, avatar, ...rest } = answered as UserView & { photo: string; avatar: string };
    const {
      photo: _photo,
      avatar: _avatar,
      ...expected
    } = {
      ...sent,
      phone: '+34912345678',
      phone_text: '+34 912 34 56 78',
      date_of_birth: '1990-02-28',
      preferences: '{"seat":"window"}',
    } as UserView & { photo: string; avatar: string };
    assert.deepEqual(rest, expected);
    assert.ok((photo ?? avatar).startsWith(mediaPath));
    assert.deepEqual((await call(app, 'getMe', { browser })).body, answered);
  });

  test('ignores read-only fields, and refuses a field it does not have', async () => {
    const before = await updated({});
    assert.deepEqual(await updated({ ...before, role: 'admin', loyalty_points: 5000 }), before);
    assert.equal(await refused({ nickname: 'Ani' }), 'nickname unknown_field');
  });

  test('takes preferences as text or as an object, and places as a list or as text', async () => {
    assert.equal((await updated({ preferences: { seat: 'window' } })).preferences, '{"seat":"window"}');
    assert.equal((await updated({ preferences: 'window seat' })).preferences, 'window seat');
    assert.deepEqual((await updated({ saved_locations: ' Lisbon, Kyoto\n' })).saved_locations, ['Lisbon', 'Kyoto']);
    assert.equal((await updated({ saved_locations: [' '] })).saved_locations, null);
    assert.equal(await refused({ preferences: 'x'.repeat(2001) }), 'preferences too_long');
    assert.equal(await refused({ saved_locations: ['x'.repeat(121)] }), 'saved_locations too_long');
    assert.equal(await refused({ saved_locations: Array(51).fill('x') }), 'saved_locations too_long');
    assert.equal(await refused({ saved_locations: 7 }), 'saved_locations format');
  });

  test('shows loyalty points where there are any', async () => {
    const pointsOf = async (who: Browser) => (await call(app, 'getMe', { browser: who })).body.loyalty_points;
    assert.equal(await pointsOf(browser), null);
    const { id } = (await call(app, 'getMe', { browser })).body;
    const users = app.services.database.db.updateTable('users').where('id', '=', id);
    await users.set({ loyaltyPoints: 240 }).execute();
    assert.equal(await pointsOf(browser), 240);
    await users.set({ loyaltyPoints: null }).execute();
  });

  test('names a country that exists', async () => {
    assert.equal((await updated({ country: 'PT' })).country, 'PT');
    assert.equal(await refused({ country: 'ZZ' }), 'country unknown_value');
    assert.equal(await refused({ country: 'pt' }), 'country unknown_value');
  });

  test('ignores what is not changed here', async () => {
    const earlier = (await call(app, 'getMe', { browser })).body;
    assert.deepEqual(await updated({ role: 'admin', loyalty_points: 9000, id: 'x', photo: 'y' }), earlier);
  });

  test('refuses a wrong phone and a birth to come', async () => {
    assert.equal(await refused({ phone: '612 345 678' }), 'phone format');
    assert.equal(await refused({ phone: '+34 112 345 678' }), 'phone phone');
    assert.equal(await refused({ date_of_birth: '2999-01-01' }), 'date_of_birth date');
    assert.equal(await refused({ date_of_birth: '1990-02-30' }), 'date_of_birth date');
    assert.equal(await refused({ name: ' ' }), 'name required');
  });

  test('of which too many come at once is refused with a time to retry, and nothing of it is stored', async () => {
    const { id, token } = await app.newTraveller();
    const avatar = dataUrl('image/png', await plain(4000, 4000).png().toBuffer());
    const before = (await storedFiles()).length;
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => app.send('PUT', '/api/auth/me', { token, body: { avatar } })),
    );
    // One is decoded, ten wait.
    const refusals = responses.filter(({ status }) => status === 503);
    assert.equal(refusals.length, 9);
    for (const { body, headers } of refusals)
      assert.deepEqual([body.code, headers.get('retry-after')], ['unavailable', '5']);
    assert.ok(
      responses.every(({ status }) => status === 503 || status === 200),
      id,
    );
    assert.ok((await storedFiles()).length <= before + 11);
    assert.equal((await app.send('PUT', '/api/auth/me', { token, body: { avatar } })).status, 200);
  });

  test('takes a picture as PNG, JPEG or WebP and keeps a small WebP', async () => {
    const { avatar, photo } = await updated({ avatar: dataUrl('image/png', await plain(800, 500).png().toBuffer()) });
    assert.match(avatar!, /^\/media\/files\/[0-9a-f-]{36}\.webp$/);
    assert.equal(photo, avatar);
    const { format, width, height } = await sharp(fileOf(avatar)).metadata();
    assert.deepEqual([format, width, height], ['webp', 320, 320]);
    assert.equal((await app.send('GET', avatar!)).headers.get('content-type'), 'image/webp');
    const stored = (await storedFiles()).length;
    await updated({ avatar: dataUrl('image/jpeg', await plain(40, 40).jpeg().toBuffer()) });
    await updated({ avatar: dataUrl('image/webp', await plain(40, 40).webp().toBuffer()) });
    assert.equal((await storedFiles()).length, stored);
    assert.equal((await app.send('GET', avatar!)).status, 404);
  });

  test('turns a picture upright and drops the metadata of its file', async () => {
    // Left half dark, right half light, and the note 'turn by 90°': upright, the dark half is above.
    const light = await plain(50, 100).png().toBuffer();
    const picture = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#000' } })
      .composite([{ input: light, left: 50, top: 0 }])
      .withExif({ IFD0: { Artist: 'Ana' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { avatar } = await updated({ avatar: dataUrl('image/jpeg', picture) });
    const stored = sharp(fileOf(avatar));
    assert.equal((await stored.metadata()).exif, undefined);
    const { data, info } = await stored.raw().toBuffer({ resolveWithObject: true });
    const greenAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 1]!;
    assert.ok(greenAt(160, 40) < 60 && greenAt(160, 280) > 60);
  });

  test('leaves a picture alone whose own address comes back, and removes it with null', async () => {
    const { avatar } = await updated({ avatar: dataUrl('image/png', await plain(10, 10).png().toBuffer()) });
    assert.equal((await updated({ avatar, city: 'Cádiz' })).avatar, avatar);
    assert.equal((await updated({ avatar: `http://localhost:3000${avatar}` })).avatar, avatar);
    assert.equal((await updated({ avatar: '/media/files/somebody-elses.webp' })).avatar, avatar);
    assert.equal((await app.send('GET', avatar!)).status, 200);
    assert.equal((await updated({ avatar: null })).avatar, null);
    assert.equal((await app.send('GET', avatar!)).status, 404);
  });

  test('refuses as a picture what is none', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>');
    const png = await plain(60, 60).png().toBuffer();
    const gif = await plain(9, 9).gif().toBuffer();
    const wrong = [
      dataUrl('image/svg+xml', svg),
      dataUrl('image/png', svg),
      dataUrl('text/html', Buffer.from('<b>hi</b>')),
      dataUrl('image/gif', gif),
      dataUrl('image/png', gif),
      'data:image/png;base64,',
      'https://elsewhere.example/me.png',
      'javascript:1',
    ];
    const stored = await storedFiles();
    for (const avatar of wrong) assert.equal(await refused({ avatar }), 'avatar picture_kind', avatar.slice(0, 60));
    const cutOff = dataUrl('image/png', png.subarray(0, 60));
    assert.equal(await refused({ avatar: cutOff }), 'avatar picture_broken');
    assert.deepEqual(await storedFiles(), stored);
  });

  test('refuses more than 8 MB, and more than 24 megapixels by the header alone', async () => {
    assert.equal(await refused({ avatar: dataUrl('image/png', Buffer.alloc(8_000_001)) }), 'avatar picture_bytes');
    assert.equal(await refused({ avatar: dataUrl('image/png', pngClaiming(60_000, 60_000)) }), 'avatar picture_pixels');
    assert.equal(await refused({ avatar: dataUrl('image/png', pngClaiming(6000, 4001)) }), 'avatar picture_pixels');
    assert.equal((await update({ avatar: 'x'.repeat(12_000_001) })).status, 413);
  });

  test('belongs to the signed-in user', async () => {
    assert.equal((await call(app, 'updateMe', { body: { name: 'Eve' } })).status, 401);
  });
});
