// People who have left traces wherever travellers do, their archive of personal data, and a look into every table.
import assert from 'node:assert/strict';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import sharp from 'sharp';
import { testApp } from '#test/app.ts';
import { type Browser, call, newBrowser, newEmail, password } from '#test/browser.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { dayAhead, createTestTour, type TestTour } from '#test/test-tour.ts';
import { reauthenticate } from '#test/security.ts';

/** The tour that everyone books and reviews. */
let tour: TestTour;

export async function openTour(): Promise<TestTour> {
  return (tour = await createTestTour({ capacity: 100 }));
}

export type Somebody = { id: string; name: string; email: string; phone: string; token: string; browser: Browser };

let people = 0;

export async function somebody(name: string): Promise<Somebody> {
  const app = await testApp();
  const email = newEmail('erasable');
  const browser = newBrowser();
  const { body } = await call(app, 'register', { body: { email, password, role: 'client', name }, browser });
  const phone = `+346${String(12_345_600 + people++)}`;
  return { id: body.user.id, name, email, phone, token: body.token, browser };
}

export async function confirmAddress({ id }: Somebody): Promise<void> {
  const app = await testApp();
  await app.services.database.db
    .updateTable('users')
    .set({ emailConfirmedAt: app.services.clock.now() })
    .where('id', '=', id)
    .execute();
}

export async function book({ token }: Somebody): Promise<string> {
  const app = await testApp();
  const { status, body } = await app.send('POST', '/api/bookings', {
    token,
    body: { tourId: tour.id, date: dayAhead(10), adults: 1 },
  });
  assert.equal(status, 201, JSON.stringify(body));
  return body.id;
}

/** A user who has left data wherever travellers do: one booking is over and reviewed, one was cancelled. */
export async function wellKnown(name: string): Promise<Somebody> {
  const app = await testApp();
  const who = await somebody(name);
  const { token, phone } = who;
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b7a75' } })
    .png()
    .toBuffer();
  const avatar = `data:image/png;base64,${picture.toString('base64')}`;
  const profile = { avatar, phone, city: 'Cádiz', preferences: `${name} likes to walk` };
  assert.equal((await app.send('PUT', '/api/auth/me', { token, body: profile })).status, 200);
  const cancelled = await book(who);
  await app.send('POST', `/api/bookings/${cancelled}/cancellation`, { token, body: { reason: `${name} is ill` } });
  await beReviewed(who, await book(who));
  await app.send('PUT', `/api/wishlist/${tour.id}`, { token, body: {} });
  await confirmAddress(who);
  const message = { name, email: who.email, topic: 'account', message: 'What do you know of me?' };
  assert.equal((await app.send('POST', '/api/contact-messages', { body: message })).status, 201);
  await app.jobs.runDue();
  return who;
}

async function beReviewed({ token }: Somebody, bookingId: string): Promise<void> {
  const app = await testApp();
  const paying = await app.send('POST', `/api/bookings/${bookingId}/payment`, { token });
  await sendPaymentOutcome(app, paying.body.redirectUrl, 'paid');
  await app.services.database.db
    .updateTable('bookings')
    .set({ state: 'completed' })
    .where('id', '=', bookingId)
    .execute();
  const review = { bookingId, stars: 5, comment: 'A walk to remember for long.' };
  const { status, body } = await app.send('POST', `/api/tours/${tour.id}/reviews`, { token, body: review });
  assert.equal(status, 201, JSON.stringify(body));
}

type Archive = { names: string[]; json: (part: string) => any[]; page: string };

export async function archiveOf({ token, browser }: Somebody, language = 'en'): Promise<Archive> {
  const app = await testApp();
  await reauthenticate(app, browser);
  const response = await app.app(
    new Request(`http://localhost:3000/api/auth/me/personal-data/export?lang=${language}`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  );
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'application/zip');
  assert.match(
    response.headers.get('content-disposition')!,
    /^attachment; filename="personal-data-\d{4}-\d\d-\d\d\.zip"$/,
  );
  assert.equal(response.headers.get('cache-control'), 'private, no-store');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  return { names: Object.keys(files), json: (part) => JSON.parse(text(`data/${part}.json`)), page: text('index.html') };
}

/** Tables in which something still says this, in any column. */
export async function tablesSaying(words: string): Promise<string[]> {
  const app = await testApp();
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(app.services.database.db);
  const saying = [];
  for (const { name } of rows) {
    const found = await sql`
      select from ${sql.table(name)} as one where one::text ilike ${`%${words}%`} limit 1`.execute(
      app.services.database.db,
    );
    if (found.rows.length > 0) saying.push(name);
  }
  return saying;
}
