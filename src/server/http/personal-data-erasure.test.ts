// Erasing an account: what goes, what stays without its person, and who cannot go yet.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { findSupplierBooking } from '#domain/bookings/reading/booking-queries.ts';
import { erasedMailDomain } from '#platform/personal-data/source.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { call, password } from '#test/browser.ts';
import { newMember, newOwner } from '#test/identities.ts';
import { eraseAccount } from '#test/security.ts';
import { closeTestTours, dayAhead, type TestTour } from '#test/test-tour.ts';
import { book, openTour, somebody, tablesSaying, wellKnown } from '#test/personal-traces.ts';

let app: TestApp;
let tour: TestTour;

const db = () => app.services.database.db;
const get = (token: string) => app.send('GET', '/api/auth/me/personal-data', { token });
const erase = (token: string, given = password) => eraseAccount(app, token, given);

async function open(): Promise<void> {
  app = await testApp();
  tour = await openTour();
}

describe('erasing an account', () => {
  before(open);
  checkInvariantsAfterEach();
  closeTestTours();

  test('takes recent authentication in the same session', async () => {
    const who = await somebody('Imanol Barrenechea');
    const { status, body } = await erase(who.token, 'not the password');
    assert.deepEqual([status, body.code], [409, 'proof_required']);
    const { token: elsewhere } = (await call(app, 'login', { body: { email: who.email, password } })).body;
    await app.send('PUT', '/api/auth/me/proof', { token: elsewhere, body: { password } });
    assert.equal((await app.send('POST', '/api/auth/me/erasure', { token: who.token })).body.code, 'proof_required');
    assert.equal((await app.send('POST', '/api/auth/me/erasure')).status, 401);
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
    // A minute later concurrent writes are deleted, too, and the job that deletes them is done.
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

  test('frees the address: a user who registers it again starts with a new account', async () => {
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
    const seen = () =>
      findSupplierBooking(db(), { id: partner.id, role: 'supplier', memberRole: 'owner' } as const, id, 'en');
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
      .set({ role: 'client', staffRole: null })
      .where('role', '=', 'admin')
      .where('id', '!=', operator.id)
      .execute();
    assert.deepEqual((await get(operator.token)).body.obstacles, [{ kind: 'last_operator' }]);
    const supplier = await app.signIn('supplier');
    const kinds = (await get(supplier.token)).body.obstacles.map(({ kind }: { kind: string }) => kind);
    assert.ok(kinds.includes('tours_on_sale'));
  });

  test('is not for the last owner of a team with other members, until another member owns it', async () => {
    const owner = await newOwner(app);
    const { id: manager } = await newMember(app, owner.supplierId, 'manager');
    assert.deepEqual((await get(owner.token)).body.obstacles, [{ kind: 'last_owner' }]);
    const refused = await erase(owner.token, owner.password);
    assert.deepEqual([refused.status, refused.body.code], [409, 'erasure_blocked']);
    await app.send('PUT', `/api/supplier/team/${manager}`, { token: owner.token, body: { role: 'owner' } });
    assert.equal((await erase(owner.token, owner.password)).status, 204);
  });
});
