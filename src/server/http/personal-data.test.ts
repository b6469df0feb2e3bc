// Personal data: display and export, and that every table is covered.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { languages } from '#kernel/languages.ts';
import { messagesOf } from '#platform/texts/texts.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { call, newEmail } from '#test/browser.ts';
import { closeTestTours } from '#test/test-tour.ts';
import { archiveOf, book, confirmAddress, openTour, somebody, wellKnown } from '#test/personal-traces.ts';
import { clearedColumns, userColumnNames } from '#domain/accounts/privacy/user-columns.ts';
import { personalDataSources } from './personal-data.ts';

let app: TestApp;

const db = () => app.services.database.db;
const get = (token: string) => app.send('GET', '/api/auth/me/personal-data', { token });

async function open(): Promise<void> {
  app = await testApp();
  await openTour();
}

describe('personal data', () => {
  before(open);
  checkInvariantsAfterEach();
  closeTestTours();

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
    assert.match(page, /<html lang="en">[^]*Benicio Larrañaga[^]*A walk of our own[^]*€50[^]*<\/html>\s*$/);
    assert.match((await archiveOf(who, 'fr')).page, /<html lang="fr">[^]*Réservations/);
  });

  test('are given only after recent authentication', async () => {
    const { token } = await app.newTraveller();
    const { status, body } = await app.send('GET', '/api/auth/me/personal-data/export', { token });
    assert.deepEqual([status, body.code], [409, 'proof_required']);
  });

  test('are those of the caller and of no one else', async () => {
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

  test('leave out what was sent from an address before it was confirmed: it may belong to another person', async () => {
    const who = await somebody('Elvira Saldaña');
    await app.send('POST', '/api/contact-messages', {
      body: { name: 'A stranger', email: who.email, topic: 'other', message: 'Not written by Elvira at all.' },
    });
    assert.deepEqual((await archiveOf(who)).json('messages'), []);
    await confirmAddress(who);
    assert.equal((await archiveOf(who)).json('messages').length, 1);
  });

  test('contain no secret of a link: a person who borrows a session gets no further', async () => {
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
        total_minor, commission_minor, payment_kind, policy_key, refund_tiers, starts_at, starts_at_local, time_zone, language, created_at, placed_at,
        ended_at, ended_by, refund_minor)
      select gen_random_uuid(), 'LONG-' || number, user_id, tour_id, option_id, departure_id, 'cancelled', seats, adults, children, lines,
        currency, total_minor, commission_minor, payment_kind, policy_key, refund_tiers, starts_at, starts_at_local, time_zone, language, created_at,
        placed_at, created_at, 'traveller', total_minor
      from bookings, generate_series(1, 450) number where id = ${template}`.execute(db());
    await sql`
      insert into booking_items (booking_id, position, unit_id, kind, seats, adults, children, price_minor)
      select b.id, position, unit_id, kind, i.seats, i.adults, i.children, price_minor
      from bookings b, booking_items i where b.reference like 'LONG-%' and i.booking_id = ${template}`.execute(db());
    const bookings = (await archiveOf(who)).json('bookings');
    assert.equal(new Set(bookings.map(({ reference }) => reference)).size, 451);
  });

  test('have a name for each part and field in every language', async () => {
    const who = await wellKnown('Hilario Oñate');
    const { json } = await archiveOf(who);
    const english = messagesOf('en', 'personal-data');
    for (const { name } of personalDataSources) {
      assert.ok(`part.${name}` in english, name);
      for (const key of [`part_${name}`, `text_${name}`]) assert.ok(key in messagesOf('en', 'personal-info'), key);
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

describe('the parts of a person', () => {
  before(async () => void (app = await testApp()));

  test('are a name for each, and each table belongs to one', () => {
    const names = personalDataSources.map(({ name }) => name);
    const tables = personalDataSources.flatMap((part) => part.tables);
    assert.equal(new Set(names).size, names.length);
    assert.equal(new Set(tables).size, tables.length);
  });

  /** Every table that refers to an account, or to what belongs to a user; and every table with an address in it. Where a
   *  reference is only forgotten with the account (on delete set null), the row is about something else: what refers to
   *  that row is not looked at. */
  test('name every table that refers to accounts', async () => {
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
    const unknownTables = rows.map(({ name }) => name).filter((name) => !known.has(name));
    assert.deepEqual(
      unknownTables,
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

  test('say of each column of an account whether it is exported and what erasure leaves, and the database enforces that for erasure', async () => {
    const { rows } = await sql<{ name: string }>`
      select column_name::text as name from information_schema.columns
      where table_schema = 'public' and table_name = 'users'`.execute(db());
    const camelCase = ({ name }: { name: string }) =>
      name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    assert.deepEqual(rows.map(camelCase).sort(), userColumnNames.toSorted());
    const [constraint] = (
      await sql<{ text: string }>`
        select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'users_erased_is_nobody'`.execute(
        db(),
      )
    ).rows;
    const [, listed] = /num_nonnulls\((.+?)\)/.exec(constraint!.text)!;
    assert.deepEqual(
      listed!
        .split(', ')
        .map((name) => camelCase({ name }))
        .sort(),
      clearedColumns.toSorted(),
    );
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
