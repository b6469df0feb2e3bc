// What the product knows of a person: shown, handed out, erased; and that no table was forgotten.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import sharp from 'sharp';
import { newId } from '#kernel/ids.ts';
import { languages } from '#kernel/languages.ts';
import { findSupplierBooking } from '#domain/bookings/reading/booking-queries.ts';
import { erasedMailDomain } from '#platform/personal-data/source.ts';
import { messagesOf } from '#platform/texts/texts.ts';
import { keepInvariants, type TestApp, testApp } from '#test/app.ts';
import { type Browser, call, newBrowser, newEmail, password } from '#test/browser.ts';
import { tellProvider } from '#test/gift-cards.ts';
import { prove } from '#test/security.ts';
import { closeOwnTours, dayAhead, makeTour, type OwnTour } from '#test/own-tour.ts';
import { personalDataSources } from './personal-data.ts';

let app: TestApp;
let tour: OwnTour;

type Somebody = { id: string; name: string; email: string; phone: string; token: string; browser: Browser };

let people = 0;

async function somebody(name: string): Promise<Somebody> {
  const email = newEmail('erasable');
  const browser = newBrowser();
  const { body } = await call(app, 'register', { body: { email, password, role: 'client', name }, browser });
  const phone = `+346${String(12_345_600 + people++)}`;
  return { id: body.user.id, name, email, phone, token: body.token, browser };
}

const db = () => app.services.database.read;
const get = (token: string, address = '') => app.send('GET', `/api/auth/me/personal-data${address}`, { token });
const erase = (token: string, given = password) =>
  app.send('POST', '/api/auth/me/erasure', { token, body: { password: given } });

async function confirmAddress({ id }: Somebody): Promise<void> {
  await db().updateTable('users').set({ emailConfirmedAt: app.services.clock.now() }).where('id', '=', id).execute();
}

async function book({ token }: Somebody): Promise<string> {
  const { status, body } = await app.send('POST', '/api/bookings', {
    token,
    body: { tourId: tour.id, date: dayAhead(10), adults: 1 },
  });
  assert.equal(status, 201, JSON.stringify(body));
  return body.id;
}

/** Somebody who has left a trace wherever travellers do: one booking is over and reviewed, one was cancelled. */
async function wellKnown(name: string): Promise<Somebody> {
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
  const paying = await app.send('POST', `/api/bookings/${bookingId}/payment`, { token });
  await tellProvider(app, paying.body.redirectUrl, 'paid');
  await db().updateTable('bookings').set({ state: 'completed' }).where('id', '=', bookingId).execute();
  const review = { bookingId, stars: 5, comment: 'A walk to remember for long.' };
  const { status, body } = await app.send('POST', `/api/tours/${tour.id}/reviews`, { token, body: review });
  assert.equal(status, 201, JSON.stringify(body));
}

type Archive = { names: string[]; json: (part: string) => any[]; page: string };

async function archiveOf({ token, browser }: Somebody, language = 'en'): Promise<Archive> {
  await prove(app, browser);
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
  assert.equal(response.headers.get('cache-control'), 'no-store');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  return { names: Object.keys(files), json: (part) => JSON.parse(text(`data/${part}.json`)), page: text('index.html') };
}

/** Tables in which something still says this, in any column. */
async function tablesSaying(words: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db());
  const saying = [];
  for (const { name } of rows) {
    const found = await sql`
      select from ${sql.table(name)} as one where one::text ilike ${`%${words}%`} limit 1`.execute(db());
    if (found.rows.length > 0) saying.push(name);
  }
  return saying;
}

async function open(): Promise<void> {
  app = await testApp();
  tour = await makeTour({ capacity: 100 });
}

describe('personal data', () => {
  before(open);
  keepInvariants();
  closeOwnTours();

  test('are shown in numbers', async () => {
    const who = await wellKnown('Amparo Quintanilla');
    const { status, body } = await get(who.token);
    assert.equal(status, 200, JSON.stringify(body));
    const counts = Object.fromEntries(
      body.parts.map((part: { name: string; count: number }) => [part.name, part.count]),
    );
    assert.deepEqual(
      [counts.account, counts.bookings, counts.reviews, counts.wishlist, counts.sessions, counts.messages],
      [1, 2, 1, 1, 1, 1],
    );
    assert.ok(counts.mails >= 3, `${counts.mails} mails`);
    assert.deepEqual(body.obstacles, []);
  });

  test('come as a ZIP with a page to read, JSON for programs, and pictures', async () => {
    const who = await wellKnown('Benicio Larrañaga');
    const { names, json, page } = await archiveOf(who);
    for (const { name } of personalDataSources) assert.ok(names.includes(`data/${name}.json`), name);
    assert.ok(names.some((name) => /^pictures\/account\/[\w-]+\.webp$/.test(name)));
    const [account] = json('account');
    assert.deepEqual(
      [account.name, account.email, account.phone, account.city],
      [who.name, who.email, who.phone, 'Cádiz'],
    );
    assert.equal(account.passwordHash, undefined);
    const bookings = json('bookings');
    assert.deepEqual(bookings.map(({ state }) => state).sort(), ['cancelled', 'completed']);
    assert.equal(bookings[0].tour, 'A walk of our own');
    assert.ok(bookings[0].history.length > 1);
    assert.equal(json('reviews')[0].comment, 'A walk to remember for long.');
    assert.equal(json('messages')[0].message, 'What do you know of me?');
    assert.equal(json('wishlist').length, 1);
    assert.match(page, /<html lang="en">[^]*Benicio Larrañaga[^]*A walk of our own[^]*€50\.00[^]*<\/html>\s*$/);
    assert.match((await archiveOf(who, 'fr')).page, /<html lang="fr">[^]*Réservations/);
  });

  test('come to nobody who has not shown lately who they are', async () => {
    const { token } = await app.newTraveller();
    const { status, body } = await app.send('GET', '/api/auth/me/personal-data/export', { token });
    assert.deepEqual([status, body.code], [409, 'proof_required']);
  });

  test('are those of whoever calls and of nobody else', async () => {
    const [one, other] = [await wellKnown('Casilda Etxeberria'), await wellKnown('Dario Montemayor')];
    const { names, json, page } = await archiveOf(one);
    const all =
      page +
      names
        .filter((name) => name.endsWith('.json'))
        .map((name) => JSON.stringify(json(name.slice(5, -5))))
        .join();
    assert.ok(!all.includes(other.email) && !all.includes('Montemayor'));
    assert.deepEqual((await archiveOf(await somebody('Nobody Yet'))).json('bookings'), []);
  });

  test('leave out what was sent from an address before it was confirmed: it may be somebody else’s', async () => {
    const who = await somebody('Elvira Saldaña');
    await app.send('POST', '/api/contact-messages', {
      body: { name: 'A stranger', email: who.email, topic: 'other', message: 'Not written by Elvira at all.' },
    });
    assert.deepEqual((await archiveOf(who)).json('messages'), []);
    await confirmAddress(who);
    assert.equal((await archiveOf(who)).json('messages').length, 1);
  });

  test('hold no secret of a link: whoever borrows a session gets no further', async () => {
    const who = await somebody('Fermín Arrieta');
    await confirmAddress(who);
    await call(app, 'requestPasswordReset', { body: { email: who.email } });
    await app.jobs.runDue();
    await db()
      .insertInto('mails')
      .values({
        id: newId(),
        event: `secret:${newId()}`,
        recipient: who.email,
        language: 'en',
        subject: 'A card',
        bodyText: 'Its code is GOLD-1234.',
        bodyHtml: '',
        holdsSecret: true,
      })
      .execute();
    const mails = (await archiveOf(who)).json('mails');
    const link = mails.map(({ text }) => /\S+reset-password#\S*/.exec(text)?.[0]).find(Boolean);
    assert.equal(link, 'http://localhost:3000/reset-password#…');
    assert.doesNotMatch(JSON.stringify(mails), /#[\w-]{20,}|GOLD-1234/);
    assert.equal(mails.find(({ subject }) => subject === 'A card')?.text, '…');
  });

  test('are long when a life is: bookings come a few hundred at a time, all of them', async () => {
    const who = await somebody('Gala Iturbide');
    const template = await book(who);
    await sql`
      insert into bookings (id, reference, user_id, tour_id, option_id, departure_id, state, seats, adults, children, lines, currency,
        total_minor, commission_minor, payment_kind, policy_key, starts_at, starts_at_local, time_zone, language, created_at, placed_at,
        ended_at, ended_by, refund_minor)
      select gen_random_uuid(), 'LONG-' || number, user_id, tour_id, option_id, departure_id, 'cancelled', seats, adults, children, lines,
        currency, total_minor, commission_minor, payment_kind, policy_key, starts_at, starts_at_local, time_zone, language, created_at,
        placed_at, created_at, 'traveller', total_minor
      from bookings, generate_series(1, 450) number where id = ${template}`.execute(db());
    const bookings = (await archiveOf(who)).json('bookings');
    assert.equal(new Set(bookings.map(({ reference }) => reference)).size, 451);
  });

  test('have a name for each part and field in every language', async () => {
    const who = await wellKnown('Hilario Oñate');
    const { json } = await archiveOf(who);
    const english = messagesOf('en', 'personal-data');
    for (const { name } of personalDataSources) {
      assert.ok(`part.${name}` in english, name);
      for (const record of json(name))
        for (const field of Object.keys(record))
          assert.ok(
            `field.${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}` in english,
            `${name}: ${field}`,
          );
    }
    for (const language of languages)
      assert.deepEqual(Object.keys(messagesOf(language, 'personal-data')), Object.keys(english));
  });
});

describe('erasing an account', () => {
  before(open);
  keepInvariants();
  closeOwnTours();

  test('takes the right password, and nothing else', async () => {
    const who = await somebody('Imanol Barrenechea');
    const { status, body } = await erase(who.token, 'not the password');
    assert.deepEqual([status, body.fields[0].field, body.fields[0].rule], [422, 'password', 'wrong_password']);
    assert.equal((await app.send('POST', '/api/auth/me/erasure', { body: { password } })).status, 401);
    assert.equal((await get(who.token)).status, 200);
  });

  test('cancels nothing: bookings ahead are named and come first', async () => {
    const who = await somebody('Jacinta Olaizola');
    const bookingId = await book(who);
    const { body } = await get(who.token);
    assert.deepEqual(body.obstacles, [
      { kind: 'booking', bookingId, title: 'A walk of our own', startsAtLocal: `${dayAhead(10)}T10:00` },
    ]);
    const refused = await erase(who.token);
    assert.deepEqual([refused.status, refused.body.code], [409, 'erasure_blocked']);
    assert.equal((await app.send('GET', `/api/bookings/${bookingId}`, { token: who.token })).body.status, 'Confirmed');
    await app.send('POST', `/api/bookings/${bookingId}/cancellation`, { token: who.token, body: {} });
    assert.equal((await erase(who.token)).status, 204);
  });

  test('leaves no word of the person in any table, no picture and no session', async () => {
    const who = await wellKnown('Leocadia Urruticoechea');
    const { id, email, phone, token, browser } = who;
    const { avatar } = (await app.send('GET', '/api/auth/me', { token })).body;
    const picture = path.join(app.services.config.dataDir, 'files', path.basename(avatar));
    assert.ok(existsSync(picture));
    const before = await tablesSaying('Urruticoechea');
    for (const table of ['bookings', 'users', 'mails', 'contact_messages']) assert.ok(before.includes(table), table);
    browser.token = token;
    const { setCookies } = browser;
    setCookies.length = 0;
    assert.equal((await erase(token)).status, 204);
    // A minute later what was on its way is gone, too, and with it the job that saw to it.
    app.moveClock(2 * 60_000);
    await app.jobs.runDue();
    app.moveClock(0);
    for (const words of ['Urruticoechea', email, phone]) assert.deepEqual(await tablesSaying(words), [], words);
    assert.ok(!existsSync(picture));
    assert.equal((await get(token)).status, 401);
    assert.equal((await call(app, 'refresh', { browser })).status, 401);
    const { status } = await call(app, 'login', { body: { email, password } });
    assert.equal(status, 401);
    const { erasedAt, email: left } = await db()
      .selectFrom('users')
      .select(['erasedAt', 'email'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    assert.ok(erasedAt && left.endsWith(`@${erasedMailDomain}`));
  });

  test('keeps the books, and what was written about tours without its author', async () => {
    const who = await wellKnown('Macarena Goikoetxea');
    const sums = () =>
      sql<{ entries: number; bookings: number }>`
        select (select count(*) from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
                join bookings b on b.id = t.booking_id where b.user_id = ${who.id}) as entries,
               (select count(*) from bookings where user_id = ${who.id}) as bookings`
        .execute(db())
        .then(({ rows }) => rows[0]!);
    const before = await sums();
    assert.ok(before.entries > 0);
    assert.equal((await erase(who.token)).status, 204);
    assert.deepEqual(await sums(), before);
    const { body } = await app.send('GET', `/api/tours/${tour.id}/reviews?pageSize=100`);
    assert.ok(!JSON.stringify(body).includes('Macarena'));
    assert.ok(body.data.some(({ author }: { author: string }) => author === 'Traveler'));
  });

  test('gives the address free: whoever registers it again begins anew', async () => {
    const who = await somebody('Nicasio Ugarte');
    assert.equal((await erase(who.token)).status, 204);
    const body = { email: who.email, password, role: 'client' };
    const { status, body: session } = await call(app, 'register', { body });
    assert.equal(status, 201);
    assert.notEqual(session.user.id, who.id);
    // The one who came after keeps the mails of the new account.
    app.moveClock(2 * 60_000);
    await app.jobs.runDue();
    app.moveClock(0);
    assert.deepEqual(await tablesSaying(who.email), ['mail_links', 'mails', 'users']);
  });

  test('shows partners a booking without its traveller', async () => {
    const who = await wellKnown('Obdulia Zubizarreta');
    const partner = await somebody('Partner Of The Tour');
    await db().insertInto('supplierMembers').values({ supplierId: tour.supplierId, userId: partner.id }).execute();
    const { id } = await db()
      .selectFrom('bookings')
      .select('id')
      .where('userId', '=', who.id)
      .where('state', '=', 'completed')
      .executeTakeFirstOrThrow();
    const seen = () => findSupplierBooking(db(), { id: partner.id, role: 'supplier' }, id, 'en');
    assert.equal((await seen())!.travellerName, who.name);
    assert.equal((await erase(who.token)).status, 204);
    assert.deepEqual([(await seen())!.travellerName, (await seen())!.travellerEmail], [null, null]);
    await db().deleteFrom('supplierMembers').where('userId', '=', partner.id).execute();
  });

  test('is not for the last operator, nor for a partner whose tours are on sale', async () => {
    const operator = await app.signIn('operator');
    // Others of this world have made operators of their own.
    await db()
      .updateTable('users')
      .set({ role: 'client' })
      .where('role', '=', 'admin')
      .where('id', '!=', operator.id)
      .execute();
    assert.deepEqual((await get(operator.token)).body.obstacles, [{ kind: 'last_operator' }]);
    const supplier = await app.signIn('supplier');
    const kinds = (await get(supplier.token)).body.obstacles.map(({ kind }: { kind: string }) => kind);
    assert.ok(kinds.includes('tours_on_sale'));
  });
});

describe('the parts of a person', () => {
  before(open);

  test('are a name for each, and each table belongs to one', () => {
    const names = personalDataSources.map(({ name }) => name);
    const tables = personalDataSources.flatMap((part) => part.tables);
    assert.equal(new Set(names).size, names.length);
    assert.equal(new Set(tables).size, tables.length);
  });

  /** Every table that refers to an account, or to what is somebody's own; and every table with an address in it. Where a
   *  reference is only forgotten with the account (on delete set null), the row is about something else: what refers to
   *  that row is not looked at. */
  test('name every table that tells of accounts', async () => {
    const { rows } = await sql<{ name: string }>`
      with recursive refers as (
        select conrelid::regclass::text as name, confrelid::regclass::text as target, confdeltype <> 'n' as is_own
        from pg_constraint where contype = 'f'
      ), own as (
        select 'users' as name
        union
        select refers.name from refers join own on own.name = refers.target where refers.is_own
      )
      select name from own
      union
      select refers.name from refers join own on own.name = refers.target
      union
      select table_name::text from information_schema.columns
      where table_schema = 'public' and (column_name in ('user_id', 'recipient', 'author', 'actor_id') or column_name like '%email%')
      order by 1`.execute(db());
    assert.ok(rows.length > 15, `${rows.length} tables`);
    const known = new Set(personalDataSources.flatMap(({ tables }) => tables));
    const forgotten = rows.map(({ name }) => name).filter((name) => !known.has(name));
    assert.deepEqual(
      forgotten,
      [],
      'no part of src/server/http/personal-data.ts says how to hand out and to erase what is in them',
    );
  });

  test('are nothing that the database does not have', async () => {
    const { rows } = await sql<{
      name: string;
    }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db());
    const present = new Set(rows.map(({ name }) => name));
    for (const { name, tables } of personalDataSources)
      for (const table of tables) assert.ok(present.has(table), `${name}: ${table}`);
  });

  test('let an erased account say nothing: the database refuses it', async () => {
    await assert.rejects(
      db()
        .insertInto('users')
        .values({
          id: newId(),
          email: newEmail('ghost'),
          name: '-',
          role: 'client',
          passwordHash: '!',
          erasedAt: new Date(),
        })
        .execute(),
      /users_erased_is_nobody/,
    );
  });
});
