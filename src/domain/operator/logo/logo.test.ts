// The logo of the marketplace: an upload of which only pixels are stored, and where it is shown once the setting names it.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { withLogo } from '#domain/notifications/mails/mail-logo.ts';
import { layoutHtml } from '#domain/notifications/mails/mail-layout.ts';
import { createApp } from '#server/http/app.ts';
import { clientFolder, loadWebBundle } from '#server/ssr/web-bundle.ts';
import { type TestApp, testApp } from '#test/app.ts';

const isBuilt = existsSync(path.join(clientFolder, '.vite/manifest.json'));

const drawing = (inside: string, size = 'width="300" height="100"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inside}</svg>`;
const box = (fill: string) => `<rect x="10" y="10" width="200" height="60" fill="${fill}"/>`;
const dataUrl = (bytes: string | Buffer, type = 'svg+xml') =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

describe('the logo of the marketplace', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    app = await testApp();
    ({ token } = await app.signIn('operator'));
  });
  const upload = (picture: string) => app.send('POST', '/api/admin/logo', { token, body: { picture } });
  const uploaded = async (fill: string) => {
    const { status, body } = await upload(dataUrl(drawing(box(fill))));
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };
  const save = (logo: unknown) =>
    app.send('PUT', '/api/admin/settings/logo', { token, body: { value: JSON.stringify(logo) } });
  after(() => save({}));
  const css = async () => (await app.send<string>('GET', '/theme.css')).body;
  const both = async () => {
    const [light, dark] = [(await uploaded('#16213a')).picture, (await uploaded('#f6ecd8')).picture];
    assert.equal((await save({ light, dark })).status, 200);
    return { light, dark };
  };

  test('is stored as pixels, whatever a drawing contains', async () => {
    const hostile = drawing(
      `<script>alert(1)</script><image xlink:href="file:///etc/passwd" width="9" height="9"/>` +
        `<image href="http://127.0.0.1:9/x.png" width="9" height="9"/><foreignObject><p onload="alert(1)"/></foreignObject>${box('#0b6f64')}`,
    );
    const { status, body } = await upload(dataUrl(hostile));
    assert.equal(status, 201, JSON.stringify(body));
    const { file, png, width, height } = body.picture;
    assert.deepEqual([width, height], [360, 120]);
    for (const [name, format] of [
      [file, 'webp'],
      [png, 'png'],
    ]) {
      const stored = await app.app(new Request(`http://localhost:3000/media/files/${name}`));
      const bytes = Buffer.from(await stored.arrayBuffer());
      assert.equal(stored.headers.get('cache-control'), 'public, max-age=31536000, immutable');
      assert.equal((await sharp(bytes).metadata()).format, format);
      assert.doesNotMatch(bytes.toString('latin1'), /script|passwd/);
    }
  });

  test('is refused by its bytes, weight and shape, naming the field', async () => {
    const gif = Buffer.from('R0lGODlhAQABAAAAACw=', 'base64');
    const tall = await sharp({ create: { width: 20, height: 90, channels: 4, background: '#000' } })
      .png()
      .toBuffer();
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${drawing('<text>&b;</text>')}`;
    const cases: [string, string][] = [
      [dataUrl(gif, 'png'), 'logo_kind'],
      [dataUrl(drawing(box('#000')), 'jpeg'), 'logo_kind'],
      [dataUrl('<html><script>1</script></html>'), 'logo_kind'],
      [dataUrl(bomb), 'logo_kind'],
      [dataUrl(Buffer.alloc(180_001, 32)), 'logo_bytes'],
      [dataUrl(tall, 'png'), 'logo_shape'],
      [dataUrl(drawing('<rect', '')), 'picture_broken'],
      [dataUrl(drawing(box('#000'), 'width="900" height="100"')), 'logo_shape'],
    ];
    for (const [picture, rule] of cases) {
      const { status, body } = await upload(picture);
      assert.deepEqual([status, body.fields?.[0].field, body.fields?.[0].rule], [422, 'picture', rule]);
    }
  });

  test('has to stand out from light pages and from dark ones', async () => {
    const [dark, pale] = [await uploaded('#16213a'), await uploaded('#f6ecd8')];
    assert.deepEqual(
      [dark.standsOut, pale.standsOut],
      [
        { light: true, dark: false },
        { light: false, dark: true },
      ],
    );
    const refused = async (logo: unknown) => (await save(logo)).body.fields?.[0].rule;
    assert.equal(await refused({ light: pale.picture }), 'logo_light');
    assert.equal(await refused({ light: dark.picture }), 'logo_dark');
    assert.equal(
      await refused({
        light: dark.picture,
        dark: { ...pale.picture, file: pale.picture.file.replace(/^...../, '00000') },
      }),
      'unknown_value',
    );
    assert.equal(await refused({ light: { ...dark.picture, file: '../x.webp' } }), 'format');
    assert.equal(await refused({ light: dark.picture, dark: pale.picture }), undefined);
    const onColours = async (light: string, night: string) => {
      const query = new URLSearchParams({ light, dark: night });
      return (await app.send('GET', `/api/admin/logo/check?${query}`, { token })).body.standsOut;
    };
    assert.deepEqual(await onColours('#ffffff', '#101010'), { light: true, dark: true });
    assert.deepEqual(await onColours('#26314a', '#e6dcc8'), { light: false, dark: false });
    await save({});
    assert.deepEqual(await onColours('#26314a', '#e6dcc8'), { light: true, dark: true }, 'without a logo');
  });

  test('is in the style sheet of pages, in the settings and in mails, until it is removed', async () => {
    await save({});
    assert.equal(await css(), '');
    const action = { label: 'Open', url: 'http://localhost:3000' };
    const mail = layoutHtml({ ...words, appName: 'Senda & Co', action, paragraphs: [], facts: [] });
    assert.equal(await withLogo(app.services, mail), mail);
    const { light, dark } = await both();
    const rules = await css();
    assert.match(rules, new RegExp(`header > \\.wide > a:first-child::before .*${light.file}`));
    assert.match(rules, new RegExp(`data-theme='dark'.*${dark.file}`));
    const { body } = await app.send('GET', '/api/settings');
    assert.deepEqual(body.logo, { url: `/media/files/${light.file}`, width: 360, height: 120 });
    const picture = `<img src="http://localhost:3000/media/files/${light.png}" alt="Senda &amp; Co" width="96" height="32"`;
    assert.ok((await withLogo(app.services, mail)).includes(picture));
    const { data } = (await app.send('GET', '/api/admin/settings', { token })).body;
    const { history } = data.find(({ key }: { key: string }) => key === 'logo');
    assert.equal((await save(JSON.parse(history[0].before))).status, 200);
    assert.equal(await css(), '');
  });

  test(
    'costs a page no byte where there is none, and finds the mark and the name where there is one',
    { skip: !isBuilt },
    async () => {
      const web = await loadWebBundle();
      // A new one each time: nothing is cached.
      const page = async () =>
        (await createApp(app.services, web)(new Request('http://localhost:3000/accessibility'))).text();
      const plain = await page();
      assert.match(plain, /<header class="[^"]+"><div class="wide [^"]*"><a class="[^"]+"[^>]*><svg/);
      assert.doesNotMatch(plain, /theme\.css|"logo"/);
      await both();
      assert.match(await page(), /<link rel="stylesheet" href="\/theme\.css\?v=/);
      await save({});
      assert.equal(await page(), plain);
    },
  );
});

const words = { language: 'en', heading: 'Hello', footer: '' } as const;
