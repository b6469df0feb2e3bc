// Pictures of reviews: what is taken, what is refused and why, and whose they are.
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import sharp from 'sharp';
import type { PhotoView } from '#contract/catalogue.ts';
import { newId } from '#kernel/ids.ts';
import { recurringJobs } from '#server/process/jobs.ts';
import { createApp } from '#server/http/app.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, type TestTour } from '#test/test-tour.ts';
import { dataUrl, plainPicture, pngClaiming, pngOf } from '#test/pictures.ts';
import { createCompletedTrip, type Person, sampleComment, createReview } from '#test/trips.ts';

describe('pictures of a review', () => {
  let app: TestApp;
  let tour: TestTour;
  let ana: Person;
  before(async () => {
    app = await testApp();
    tour = await createTestTour({ capacity: 40 });
    ana = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const folder = () => path.join(app.services.config.dataDir, 'files');
  const storedFiles = async () => (await readdir(folder()).catch(() => [])).toSorted();
  const fileOf = (url: string) => path.join(folder(), path.basename(url));
  const upload = ({ token }: Person, picture: string) =>
    app.send('POST', '/api/reviews/photos', { token, body: { picture } });
  async function uploaded(person: Person, picture?: string): Promise<PhotoView & { id: string }> {
    const { status, body } = await upload(person, picture ?? (await pngOf(40, 30)));
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  }
  async function refused(picture: string): Promise<string> {
    const { status, body } = await upload(ana, picture);
    assert.equal(status, 422, JSON.stringify(body).slice(0, 300));
    assert.equal(body.fields.length, 1);
    return `${body.fields[0].field} ${body.fields[0].rule}`;
  }
  const listed = async (query = '') => (await app.send('GET', `/api/tours/${tour.id}/reviews?${query}`)).body;

  test('are stored whole up to 1600 pixels and as a small square, both as WebP', async () => {
    const photo = await uploaded(ana, await pngOf(3200, 2000));
    assert.deepEqual([photo.width, photo.height], [1600, 1000]);
    const [whole, small] = await Promise.all([photo.url, photo.smallUrl].map((url) => sharp(fileOf(url)).metadata()));
    assert.deepEqual([whole!.format, whole!.width, whole!.height], ['webp', 1600, 1000]);
    assert.deepEqual([small!.format, small!.width, small!.height], ['webp', 320, 320]);
    assert.equal((await app.send('GET', photo.url)).headers.get('content-type'), 'image/webp');
    const tiny = await uploaded(ana, await pngOf(50, 40));
    assert.deepEqual([tiny.width, tiny.height], [50, 40]);
  });

  test('are turned upright and lose the metadata of their files', async () => {
    const picture = await plainPicture(200, 100)
      .withExif({ IFD0: { Artist: 'Ana' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    assert.ok((await sharp(picture).metadata()).exif);
    const photo = await uploaded(ana, dataUrl('image/jpeg', picture));
    assert.deepEqual([photo.width, photo.height], [100, 200]);
    for (const url of [photo.url, photo.smallUrl]) {
      const { exif, xmp, iptc, orientation } = await sharp(fileOf(url)).metadata();
      assert.deepEqual([exif, xmp, iptc, orientation], [undefined, undefined, undefined, undefined]);
    }
  });

  test('that are none are refused with the reason, whatever their label says, and nothing is stored', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>');
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
    const gif = await plainPicture(9, 9).gif().toBuffer();
    const stored = await storedFiles();
    for (const bytes of [svg, html, pdf, gif])
      for (const type of ['image/svg+xml', 'text/html', 'application/pdf', 'image/gif', 'image/png', 'image/jpeg'])
        assert.equal(await refused(dataUrl(type, bytes)), 'picture picture_kind', `${bytes.subarray(0, 9)} as ${type}`);
    for (const picture of ['', 'data:image/png;base64,', 'https://elsewhere.example/me.png', 'javascript:1'])
      assert.equal(await refused(picture), 'picture picture_kind', picture);
    const png = await plainPicture(60, 60).png().toBuffer();
    assert.equal(await refused(dataUrl('image/png', png.subarray(0, 60))), 'picture picture_broken');
    assert.deepEqual(await storedFiles(), stored);
  });

  test('of more than 8 MB, and of more than 24 megapixels by the header alone, are refused in the caller’s language', async () => {
    const png = await plainPicture(60, 60).png().toBuffer();
    const heavy = dataUrl('image/png', Buffer.concat([png, Buffer.alloc(8_000_001 - png.length)]));
    assert.equal(await refused(heavy), 'picture picture_bytes');
    for (const [width, height] of [
      [60_000, 60_000],
      [6000, 4001],
    ] as const)
      assert.equal(await refused(dataUrl('image/png', pngClaiming(width, height))), 'picture picture_pixels');
    const { body } = await app.send('POST', '/api/reviews/photos', {
      token: ana.token,
      body: { picture: dataUrl('image/png', pngClaiming(6000, 4001)) },
      headers: { 'accept-language': 'es' },
    });
    assert.match(body.fields[0].message, /24 megapíxeles/);
  });

  test('are shown below the review, in their order, and make it one with pictures', async () => {
    const photos = [await uploaded(ana), await uploaded(ana), await uploaded(ana)].toReversed();
    const plain = await createReview(ana, tour);
    const review = await createReview(ana, tour, { photos: photos.map(({ id }) => id) });
    const shown = photos.map(({ id: _id, ...photo }) => photo);
    assert.deepEqual(review.photos, shown);
    const { data, counts } = await listed('photos=true');
    assert.deepEqual(
      data.map(({ id }: { id: string }) => id),
      [review.id],
    );
    assert.deepEqual(data[0].photos, shown);
    assert.equal(counts.withPhotos, 1);
    assert.equal(counts.stars[3], 2);
    assert.deepEqual(counts.languages, [{ language: 'en', reviews: 2 }]);
    assert.ok((await listed()).data.some(({ id }: { id: string }) => id === plain.id));
    const page = (await app.send('GET', `/api/tours/${tour.id}`)).body;
    assert.deepEqual(page.reviews.find(({ id }: { id: string }) => id === review.id).photos, shown);
  });

  test('are four at most, each one’s own, each for one review; else nothing is written', async () => {
    const bookingId = await createCompletedTrip(ana, tour);
    const stranger = await app.newTraveller();
    const [own, theirs] = [await uploaded(ana), await uploaded(stranger)];
    const used = (await uploaded(ana)).id;
    await createReview(ana, tour, { photos: [used] });
    const { total } = await listed();
    const write = (photos: string[]) =>
      app.send('POST', `/api/tours/${tour.id}/reviews`, {
        token: ana.token,
        body: { bookingId, stars: 5, comment: sampleComment, photos },
      });
    for (const photos of [[own.id, theirs.id], [used], [newId()], [own.id, own.id]]) {
      const { status, body } = await write(photos);
      assert.deepEqual([status, body.fields?.[0].field], [422, 'photos'], JSON.stringify(photos));
    }
    const five = [own.id, (await uploaded(ana)).id, (await uploaded(ana)).id, (await uploaded(ana)).id, newId()];
    assert.equal((await write(five)).body.fields[0].rule, 'too_long');
    assert.equal((await listed()).total, total);
    assert.equal((await write(five.slice(0, 4))).status, 201);
  });

  test('that wait are removed by the user who uploaded them and by no one else', async () => {
    const stranger = await app.newTraveller();
    const photo = await uploaded(ana);
    const remove = ({ token }: Person) => app.send('DELETE', `/api/reviews/photos/${photo.id}`, { token });
    assert.equal((await remove(stranger)).status, 204);
    assert.equal((await app.send('GET', photo.url)).status, 200);
    assert.equal((await remove(ana)).status, 204);
    assert.equal((await remove(ana)).status, 204);
    for (const url of [photo.url, photo.smallUrl]) assert.equal((await app.send('GET', url)).status, 404);
    const shown = (await createReview(ana, tour, { photos: [(await uploaded(ana)).id] })).photos[0];
    await app.send('DELETE', `/api/reviews/photos/${photo.id}`, { token: ana.token });
    assert.equal((await app.send('GET', shown.url)).status, 200);
  });

  test('that wait longer than a day are forgotten with their files, and of more than ten the first', async () => {
    const person = await app.newTraveller();
    const first = await uploaded(person);
    const shown = (await createReview(person, tour, { photos: [(await uploaded(person)).id] })).photos[0];
    const others = [];
    for (let count = 0; count < 10; count++) others.push(await uploaded(person));
    assert.equal((await app.send('GET', first.url)).status, 404);
    assert.equal((await app.send('GET', others[0]!.url)).status, 200);
    app.moveClock(25 * 3600_000);
    try {
      await recurringJobs['purge-unattached-photos']!.run(app.services);
    } finally {
      app.moveClock(0);
    }
    assert.equal((await app.send('GET', others[9]!.url)).status, 404);
    assert.equal((await app.send('GET', shown.url)).status, 200);
  });

  describe('of a review that is hidden', () => {
    const load = (url: string, headers = {}) => app.send('GET', url, { headers });
    const decide = async (id: string, outcome: 'hidden' | 'restored') => {
      const { token } = await app.signIn('operator');
      const reasons = 'The pictures show the children of another family.';
      const basis = outcome === 'hidden' ? { basis: 'law' } : {};
      const body = { outcome, reasons, ...basis };
      const { status } = await app.send('POST', `/api/admin/reviews/${id}/decision`, { token, body });
      assert.equal(status, 200);
    };
    const withPhoto = async () => createReview(ana, tour, { photos: [(await uploaded(ana)).id] });

    test('are not served to a person who only knows their address, until it is shown again', async () => {
      const { id, photos } = await withPhoto();
      const { url, smallUrl } = photos[0];
      const { headers } = await load(url);
      const [, seconds] = /^public, max-age=(\d+), must-revalidate$/.exec(headers.get('cache-control')!)!;
      assert.ok(Number(seconds) <= 300);
      const known = { 'if-none-match': headers.get('etag')! };
      assert.equal((await load(url, known)).status, 304);
      await decide(id, 'hidden');
      for (const address of [url, smallUrl]) assert.equal((await load(address)).status, 404);
      const head = await app.app(new Request(`http://localhost:3000${url}`, { method: 'HEAD' }));
      assert.deepEqual([(await load(url, known)).status, head.status], [404, 404]);
      await decide(id, 'restored');
      for (const address of [url, smallUrl]) assert.equal((await load(address)).status, 200);
    });

    test('are shown to its author and to operators, by addresses that expire after an hour and are not cached', async () => {
      const { id, photos } = await withPhoto();
      await decide(id, 'hidden');
      const own = (await app.send('GET', '/api/reviews', { token: ana.token })).body.data;
      const { token } = await app.signIn('operator');
      const decided = (await app.send('GET', '/api/admin/reviews?state=hidden&pageSize=100', { token })).body.data;
      for (const list of [own, decided]) {
        const [photo] = list.find((review: { id: string }) => review.id === id).photos;
        for (const url of [photo.url, photo.smallUrl]) {
          const { status, headers } = await load(url);
          assert.deepEqual([status, headers.get('cache-control')], [200, 'private, no-store']);
          app.moveClock(61 * 60_000);
          assert.equal((await load(url)).status, 404);
          app.moveClock(0);
        }
        const key = new URL(photo.url, 'http://localhost').search;
        const other = (await withPhoto()) as { id: string; photos: PhotoView[] };
        await decide(other.id, 'hidden');
        for (const url of [`${other.photos[0]!.url}${key}`, `${photos[0].url}?key=`, `${photo.url}x`])
          assert.equal((await load(url)).status, 404, url);
      }
    });
  });

  test('are not uploaded without a session, nor without end', async () => {
    const picture = await pngOf(9, 9);
    assert.equal((await app.send('POST', '/api/reviews/photos', { body: { picture } })).status, 401);
    const { services } = app;
    const strict = createApp({ ...services, config: { ...services.config, rateLimitScale: 0.05 } }, undefined);
    const { token } = await app.newTraveller();
    const statuses = [];
    for (let count = 0; count < 3; count++) {
      const request = new Request('http://localhost:3000/api/reviews/photos', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ picture }),
      });
      statuses.push((await strict(request)).status);
    }
    assert.deepEqual(statuses, [201, 201, 429]);
  });
});
