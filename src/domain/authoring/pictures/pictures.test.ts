// Pictures that a supplier uploads: what is taken, who may load them, and how they come to the shop and go.
import assert from 'node:assert/strict';
import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import sharp from 'sharp';
import type { SupplierPictureView } from '#contract/suppliers/tour-pictures.ts';
import { newId } from '#kernel/ids.ts';
import { recurringJobs } from '#server/process/jobs.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { dataUrl, plainPicture, pngClaiming, pngOf } from '#test/pictures.ts';
import { drafts, newSupplier, type Person, publish, publishChange, wholeDocument } from '../test-drafts.ts';

const day = 24 * 3600_000;

describe('a picture of a supplier', () => {
  let app: TestApp;
  let supplier: Person & { id: string };
  let stranger: Person;
  let operator: Person;
  let calls: ReturnType<typeof drafts>;
  let tourId: string;
  let png: string;
  let large: string;
  before(async () => {
    app = await testApp();
    [supplier, stranger, operator] = [await newSupplier(app), await newSupplier(app), await app.signIn('operator')];
    calls = drafts(app);
    tourId = (await calls.create(supplier)).body.id;
    // With 1600 by 1200 everywhere, these tests took a third more processor time.
    png = await pngOf(1000, 750);
    large = await pngOf(1600, 1200);
  });
  checkInvariantsAfterEach();

  const folder = () => path.join(app.services.config.dataDir, 'files');
  const storedFiles = async (): Promise<string[]> => (await readdir(folder()).catch(() => [])).toSorted();
  const post = ({ token }: Person, picture: string, { id = tourId, headers = {} } = {}) =>
    app.send('POST', `/api/supplier/tours/${id}/pictures`, { token, headers, body: { picture } });
  async function uploaded(picture = png): Promise<SupplierPictureView> {
    const { status, body } = await post(supplier, picture);
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  }
  async function refused(picture: string): Promise<string> {
    const { status, body } = await post(supplier, picture);
    assert.equal(status, 422, JSON.stringify(body));
    return body.fields.map(({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`).join();
  }
  const crop = (who: Person, id: string, part: object) =>
    app.send('POST', `/api/supplier/tours/${tourId}/pictures/${id}/crop`, { token: who.token, body: { crop: part } });
  const list = (who: Person, ...ids: string[]) =>
    app.send('GET', `/api/supplier/tours/${tourId}/pictures?ids=${ids.join()}`, { token: who.token });
  const stateOf = async (id: string): Promise<SupplierPictureView> => (await list(supplier, id)).body.data[0];
  const filesOf = async (id: string): Promise<string[]> => {
    const db = app.services.database.db;
    const rows = await db.selectFrom('pictureRenditions').select('file').where('pictureId', '=', id).execute();
    const { originalFile } = await db
      .selectFrom('supplierPictures')
      .select('originalFile')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return [originalFile, ...rows.map(({ file }) => file)];
  };
  const load = async (url: string, accept = 'image/avif,image/webp,*/*') => {
    const response = await app.app(new Request(`http://localhost:3000${url}`, { headers: { accept } }), {
      address: '127.0.0.1',
    });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const inDocument = (...ids: string[]) =>
    ids.map((id) => ({ id, alt: { es: '', en: 'A square at noon', fr: 'Une place à midi' } }));

  test('is pending, and ready once the job has made it as AVIF and WebP in each width', async () => {
    const picture = await uploaded(large);
    assert.deepEqual([picture.state, picture.url, picture.width, picture.height], ['pending', null, 1600, 1200]);
    await app.jobs.runDue();
    const ready = await stateOf(picture.id);
    assert.equal(ready.state, 'ready');
    const [avif, webp] = [await load(ready.url!), await load(ready.url!, 'image/webp,*/*')];
    assert.deepEqual(
      [avif, webp].map(({ headers }) => headers.get('content-type')),
      ['image/avif', 'image/webp'],
    );
    assert.equal(webp.headers.get('vary'), 'accept');
    const shapes = await Promise.all([avif, webp].map(async ({ bytes }) => sharp(bytes).metadata()));
    assert.deepEqual(
      shapes.map(({ width, height }) => [width, height]),
      [
        [1200, 900],
        [1200, 900],
      ],
    );
    assert.equal((await filesOf(picture.id)).length, 5, 'the original, and two formats in two widths');
  });

  test('is turned upright and loses place and camera, in its original too', async () => {
    const photo = await plainPicture(1200, 900)
      .withExif({ IFD0: { Artist: 'Ana' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    assert.ok((await sharp(photo).metadata()).exif);
    const { id, width, height } = await uploaded(dataUrl('image/jpeg', photo));
    assert.deepEqual([width, height], [900, 1200]);
    await app.jobs.runDue();
    for (const file of await filesOf(id)) {
      const { exif, xmp, iptc, orientation } = await sharp(path.join(folder(), file)).metadata();
      assert.deepEqual([exif, xmp, iptc, orientation ?? 1], [undefined, undefined, undefined, 1], file);
    }
  });

  test('is refused by its field if it is none, too small or too large, and nothing of it is stored', async () => {
    const before = await storedFiles();
    assert.equal(await refused('data:image/svg+xml;base64,PHN2Zy8+'), 'picture picture_kind');
    assert.equal(await refused(dataUrl('image/png', Buffer.from('<svg onload=alert(1)>'))), 'picture picture_kind');
    assert.equal(await refused(await pngOf(799, 600)), 'picture picture_small');
    assert.equal(await refused(dataUrl('image/png', pngClaiming(30_000, 30_000))), 'picture picture_pixels');
    assert.equal(await refused(dataUrl('image/png', pngClaiming(1600, 1200))), 'picture picture_broken');
    assert.equal(await refused(dataUrl('image/png', Buffer.alloc(8_000_001))), 'picture picture_bytes');
    assert.deepEqual(await storedFiles(), before);
  });

  test('is taken by its bytes, whatever its type says', async () => {
    const jpeg = await plainPicture(900, 700).jpeg().toBuffer();
    assert.equal((await uploaded(dataUrl('image/webp', jpeg))).width, 900);
  });

  test('of 50 MB is refused with its field, and nothing of it is stored', async () => {
    const before = await storedFiles();
    const { status, body } = await post(supplier, `data:image/png;base64,${'A'.repeat(50_000_000)}`);
    assert.deepEqual([status, body.code, body.fields?.[0]?.field], [413, 'too_large', 'picture']);
    assert.deepEqual(await storedFiles(), before);
  });

  test('is stored once under one key', async () => {
    const headers = { 'idempotency-key': newId() };
    const first = await post(supplier, png, { headers });
    const stored = await storedFiles();
    const again = await post(supplier, png, { headers });
    assert.deepEqual([again.status, again.body], [201, first.body]);
    assert.deepEqual(await storedFiles(), stored);
  });

  test('of another supplier is not found, neither to upload nor to read, crop or take', async () => {
    const { id } = await uploaded();
    assert.equal((await post(stranger, png)).status, 404);
    assert.equal((await list(stranger, id)).status, 404);
    assert.equal((await crop(stranger, id, { left: 0, top: 0, width: 1, height: 1 })).status, 404);
    const { body: own } = await calls.create(stranger);
    const { body: foreign } = await app.send('GET', `/api/supplier/tours/${own.id}/pictures?ids=${id}`, {
      token: stranger.token,
    });
    assert.deepEqual(foreign.data, []);
    const taken = await calls.save(stranger, own.id, 1, { ...own.document, pictures: inDocument(id) });
    assert.equal(taken.status, 422);
    assert.deepEqual([taken.body.fields[0].field, taken.body.fields[0].rule], ['document.pictures.0.id', 'not_yours']);
  });

  test('of a draft is loaded with its key alone, and its original never without', async () => {
    const { id } = await uploaded();
    await app.jobs.runDue();
    const { url, originalUrl } = await stateOf(id);
    for (const whole of [url!, originalUrl]) {
      const loaded = await load(whole);
      assert.deepEqual([loaded.status, loaded.headers.get('cache-control')], [200, 'private, no-store']);
      assert.equal((await load(whole.split('?')[0]!)).status, 404);
      assert.equal((await load(whole.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status, 404);
    }
    for (const file of await filesOf(id)) assert.equal((await load(`/media/files/${file}`)).status, 404, file);
  });

  test('is cut out of its original as another picture, which may be cut again', async () => {
    const { id } = await uploaded(large);
    const half = await crop(supplier, id, { left: 0.5, top: 0, width: 0.5, height: 0.5 });
    assert.deepEqual([half.status, half.body.width, half.body.height], [201, 800, 600]);
    const whole = await crop(supplier, half.body.id, { left: 0, top: 0, width: 1, height: 1 });
    assert.deepEqual([whole.body.width, whole.body.height], [1600, 1200]);
    const tooSmall = await crop(supplier, id, { left: 0, top: 0, width: 0.4, height: 0.4 });
    assert.deepEqual([tooSmall.status, tooSmall.body.fields[0].rule], [422, 'picture_small']);
    const outside = await crop(supplier, id, { left: 0.5, top: 0, width: 0.6, height: 1 });
    assert.deepEqual([outside.status, outside.body.fields[0].field], [422, 'crop.width']);
    await app.jobs.runDue();
    const { bytes } = await load((await stateOf(half.body.id)).url!);
    assert.equal((await sharp(bytes).metadata()).width, 800, 'never enlarged');
  });

  test('has failed while it cannot be made, and is ready when the job has tried again', async () => {
    const { id } = await uploaded();
    const [original] = await filesOf(id);
    const file = path.join(folder(), original!);
    await rename(file, `${file}.away`);
    await app.jobs.runDue();
    assert.equal((await stateOf(id)).state, 'failed');
    await rename(`${file}.away`, file);
    app.moveClock(5 * 60_000);
    await app.jobs.runDue();
    assert.equal((await stateOf(id)).state, 'ready');
    app.moveClock(0);
  });

  test('is needed ready to submit its tour, and said to be missing until there are three', async () => {
    const { id } = await uploaded();
    const { body: begun } = await calls.create(supplier);
    const document = { ...wholeDocument('Pending pictures'), pictures: inDocument(id) };
    const { body: saved } = await calls.save(supplier, begun.id, 1, document);
    const gaps = saved.completeness.missing.map(({ gap }: { gap: string }) => gap);
    assert.ok(gaps.includes('pictures'));
    const early = await calls.submit(supplier, begun.id, 2);
    assert.deepEqual([early.status, early.body.fields[0].field], [422, 'pictures.0']);
    assert.equal(early.body.fields[0].rule, 'picture_pending');
    await app.jobs.runDue();
    assert.equal((await calls.submit(supplier, begun.id, 2)).status, 200);
  });

  test('is public in the gallery and on cards in the order and with the words of its supplier', async () => {
    const [first, second] = [await uploaded(), await uploaded()];
    await app.jobs.runDue();
    const document = { ...wholeDocument('Own pictures'), pictures: inDocument(second.id, first.id) };
    const { id } = await publish(app, supplier, document);
    const { body: shown } = await app.send('GET', `/api/tours/${id}?lang=fr`);
    assert.deepEqual(
      shown.media.map(({ alt }: { alt: string }) => alt),
      ['Une place à midi', 'Une place à midi'],
    );
    assert.deepEqual(shown.gallery, [`/media/tours/${second.id}-1200`, `/media/tours/${first.id}-1200`]);
    assert.equal(shown.image, shown.gallery[0]);
    const card = await app.send('GET', '/api/tours/search?locationSlug=barcelona-l475&q=own%20pictures&lang=en');
    assert.equal(card.body.tours.find((one: { id: string }) => one.id === id).image, shown.image);
    const preview = await load(`/og/${shown.slug}.png`);
    const { dominant } = await sharp(preview.bytes).stats();
    assert.deepEqual(
      [preview.status, dominant.g > dominant.r && dominant.g > 100],
      [200, true],
      'it is the green picture',
    );
    const { body: spanish } = await app.send('GET', `/api/tours/${id}?lang=es`);
    assert.equal(spanish.imageAlt, 'A square at noon', 'in another language where it has no words');
    const loaded = await load(shown.image);
    assert.deepEqual(
      [loaded.status, loaded.headers.get('cache-control')],
      [200, 'public, max-age=31536000, immutable'],
    );
    const { originalUrl } = await stateOf(first.id);
    assert.equal((await load(originalUrl.split('?')[0]!)).status, 404);

    const wordless = { id: first.id, alt: { es: '', en: '', fr: '' } };
    await publishChange(app, supplier, id, { ...document, pictures: [wordless] });
    const { body: changed } = await app.send('GET', `/api/tours/${id}?lang=en`);
    assert.deepEqual(changed.gallery, [`/media/tours/${first.id}-1200`]);
    assert.equal(changed.imageAlt, 'Own pictures', 'the name of the tour without any words');
    assert.equal((await load(`/media/tours/${second.id}-1200`)).status, 404, 'a picture that was taken off sale');
    await publishChange(app, supplier, id, { ...document, pictures: [] });
    const { body: without } = await app.send('GET', `/api/tours/${id}?lang=en`);
    assert.match(without.image, /^\/posters\//);
  });

  test('that no tour has for a day is deleted with its files, and one that any version has is not', async () => {
    const [unused, used, replaced] = [await uploaded(), await uploaded(), await uploaded()];
    const part = await crop(supplier, unused.id, { left: 0, top: 0, width: 0.8, height: 0.8 });
    await app.jobs.runDue();
    const document = wholeDocument('Which pictures stay', { pictures: inDocument(used.id, replaced.id, part.body.id) });
    const { id } = await publish(app, supplier, document);
    await publishChange(app, supplier, id, { ...document, pictures: inDocument(used.id, part.body.id) });
    const [original, ...renditions] = await filesOf(unused.id);
    const purge = () => recurringJobs['purge-unused-pictures']!.run(app.services);
    await purge();
    assert.equal((await list(supplier, unused.id)).body.data.length, 1, 'within a day it can be taken again');
    app.moveClock(2 * day);
    await purge();
    app.moveClock(0);
    const left = (await list(supplier, unused.id, used.id, replaced.id, part.body.id)).body.data;
    assert.deepEqual(
      left.map((one: SupplierPictureView) => one.id),
      [used.id, replaced.id, part.body.id],
    );
    const files = await storedFiles();
    assert.ok(files.includes(original!), 'a part of it is used');
    assert.ok(!renditions.some((file) => files.includes(file)));
    for (const file of await filesOf(used.id)) assert.ok(files.includes(file));
  });

  test('is loaded by the operator who reads the version that waits', async () => {
    const { id } = await uploaded();
    await app.jobs.runDue();
    const { body } = await list(operator, id);
    assert.equal((await load(body.data[0].url)).status, 200);
  });
});
