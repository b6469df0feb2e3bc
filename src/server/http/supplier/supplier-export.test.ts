import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import sharp from 'sharp';
import { newId } from '#kernel/ids.ts';
import { drafts, newSupplier, publish, wholeDocument } from '#domain/authoring/test-drafts.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { newMember, newOwner } from '#test/identities.ts';
import { call } from '#test/browser.ts';
import { pngOf } from '#test/pictures.ts';
import { addPasskey, signInWith, signUpConfirmed } from '#test/security.ts';
import { setSetting } from '#test/settings.ts';
import { dayMs } from '#test/time.ts';
import { closeTestTours, createTestTour, dayAhead } from '#test/test-tour.ts';
import { supplierArchive } from './supplier-export.ts';

const newPassword = 'seven lighthouses and a quay';

describe('what a supplier takes along', () => {
  let app: TestApp;
  let files: Record<string, string>;
  before(async () => {
    app = await testApp();
    const { token } = await app.signIn('supplier');
    files = await filesOf(token);
  });

  closeTestTours();

  async function archive(token: string): Promise<Response> {
    const headers = { authorization: `Bearer ${token}` };
    const request = new Request('http://localhost:3000/api/supplier/export', { headers });
    return app.app(request, { address: '127.0.0.1' });
  }

  async function filesOf(token: string): Promise<Record<string, string>> {
    const response = await archive(token);
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-disposition')!, /mar-y-piedra-\d{4}-\d\d-\d\d\.zip/);
    const entries = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())));
    return Object.fromEntries(entries.map(([name, bytes]) => [name, strFromU8(bytes)]));
  }

  const table = (name: string) => parse<Record<string, string>>(files[name]!, { columns: true, bom: true });

  test('has a file of each kind of thing', () => {
    assert.deepEqual(Object.keys(files).toSorted(), [
      'accepted-terms.csv',
      'answers.csv',
      'booking-changes.csv',
      'booking-items.csv',
      'bookings.csv',
      'calendar-prices.csv',
      'check-ins.csv',
      'closures.csv',
      'departures.csv',
      'documents.csv',
      'entries-by-hand.csv',
      'guides.csv',
      'messages.csv',
      'pictures.csv',
      'promo-codes.csv',
      'resources.csv',
      'reviews.csv',
      'supplier.csv',
      'tax-details.csv',
      'taxes.csv',
      'team.csv',
      'tour-versions.csv',
      'tours.csv',
      'tours.json',
      'waitlist.csv',
      'webhooks.csv',
    ]);
  });

  test('has every booking of the list with its money, and its items add up to it', async () => {
    const { token } = await app.signIn('supplier');
    const { body } = await app.send('GET', '/api/supplier/bookings?pageSize=100', { token });
    const bookings = table('bookings.csv');
    assert.ok(bookings.length > 0);
    assert.equal(bookings.length, body.total);
    const exported = new Set(bookings.map(({ reference }) => reference));
    assert.ok(body.data.every(({ reference }: { reference: string }) => exported.has(reference)));
    for (const { reference, total } of bookings) {
      const items = table('booking-items.csv').filter((item) => item.reference === reference);
      const sum = items.reduce(
        (minor, { price, refund }) => minor + Math.round(100 * (Number(price) - Number(refund))),
        0,
      );
      assert.equal(sum, Math.round(100 * Number(total)), reference!);
    }
  });

  test('has the pictures of its tours with their texts, its taxes, closures, team and details', async () => {
    const own = await newSupplier(app);
    const calls = drafts(app);
    const { id } = await publish(app, own, wholeDocument('A walk to take along'));
    const post = async (path: string, body: object, status = 201) => {
      const sent = await app.send('POST', `/api/supplier/${path}`, { token: own.token, body });
      assert.equal(sent.status, status, JSON.stringify(sent.body));
      return sent.body;
    };
    const { id: whole } = await post(`tours/${id}/pictures`, { picture: await pngOf(1600, 1200) });
    const crop = { left: 0.5, top: 0, width: 0.5, height: 0.5 };
    const part = await post(`tours/${id}/pictures/${whole}/crop`, { crop });
    const { body: draft } = await calls.read(own, id);
    const alt = { es: 'La plaza', en: 'The square', fr: 'La place' };
    const pictures = [{ id: part.id, alt }];
    assert.equal((await calls.save(own, id, draft.version, { ...draft.document, pictures })).status, 200);
    await post('taxes', { names: { en: 'Tourist tax' }, perPersonMinor: 150, tourId: id });
    await post(`tours/${id}/closures`, { from: dayAhead(30), reason: 'Feast' });
    await post('calendar/edits', { from: dayAhead(31), to: dayAhead(31), reason: 'Storm' });
    const archived = unzipSync(
      Buffer.concat(await Array.fromAsync(supplierArchive(app.services, { id: own.id, currency: 'EUR' }, new Date()))),
    );
    const tableOf = (name: string) =>
      parse<Record<string, string>>(strFromU8(archived[name]!), { columns: true, bom: true });
    const [shown, ...others] = tableOf('pictures.csv');
    assert.deepEqual([others, shown!.tourId, shown!.altFr, shown!.cropLeft], [[], id, 'La place', '0.5']);
    const { width, height, format } = await sharp(archived[shown!.file!]).metadata();
    assert.deepEqual([width, height, format], [1600, 1200, 'webp'], 'as large as it was uploaded');
    assert.equal(Object.keys(archived).filter((name) => name.startsWith('pictures/')).length, 1);
    const [tax] = tableOf('taxes.csv');
    assert.deepEqual([tax!.name, tax!.perPerson, tax!.currency, tax!.tourId], ['Tourist tax', '1.50', 'EUR', id]);
    assert.deepEqual(
      tableOf('closures.csv').map(({ reason, firstDay, startsAtLocal }) => [reason, firstDay, startsAtLocal]),
      [
        ['Feast', dayAhead(30), ''],
        ['Storm', dayAhead(31), `${dayAhead(31)}T10:00`],
      ],
    );
    assert.deepEqual([tableOf('team.csv').length, tableOf('team.csv')[0]!.role], [1, 'owner']);
    const { body: details } = await app.send('GET', '/api/supplier', { token: own.token });
    assert.deepEqual([tableOf('supplier.csv')[0]!.name, tableOf('supplier.csv')[0]!.state], [details.name, 'verified']);
  });

  test('has the prices of the calendar, the versions of its tours and the addresses of its webhooks', async () => {
    const own = await newSupplier(app);
    const { id } = await publish(app, own, wholeDocument('A walk with a past'));
    const edit = { from: dayAhead(31), to: dayAhead(32), price: { unit: 'adult', priceMinor: 4200, currency: 'EUR' } };
    const { status, body } = await app.send('POST', '/api/supplier/calendar/edits', { token: own.token, body: edit });
    assert.equal(status, 201, JSON.stringify(body));
    await app.jobs.runDue();
    await sql`
      insert into webhook_endpoints (id, supplier_id, url, events, encrypted_secret, created_at)
      values (${newId()}, ${own.id}, 'https://hooks.example/senda', '{booking.confirmed,booking.ended}', '\xc0ffee', now())`.execute(
      app.services.database.db,
    );
    const archived = unzipSync(
      Buffer.concat(await Array.fromAsync(supplierArchive(app.services, { id: own.id, currency: 'EUR' }, new Date()))),
    );
    const tableOf = (name: string) =>
      parse<Record<string, string>>(strFromU8(archived[name]!), { columns: true, bom: true });
    assert.deepEqual(
      tableOf('calendar-prices.csv').map((one) => [one.tourId, one.unit, one.firstDay, one.lastDay, one.price]),
      [[id, 'adult', dayAhead(31), dayAhead(32), '42.00']],
    );
    const versions = tableOf('tour-versions.csv');
    assert.deepEqual(
      versions.map((one) => [one.tourId, one.what]),
      [
        [id, 'submitted'],
        [id, 'published'],
      ],
    );
    assert.match(versions[1]!.document!, /"A walk with a past"/);
    const [webhook] = tableOf('webhooks.csv');
    assert.deepEqual(
      [webhook!.url, webhook!.events],
      ['https://hooks.example/senda', 'booking.confirmed booking.ended'],
    );
    assert.doesNotMatch(Object.keys(webhook!).join(), /secret/i);
  });

  test('has who waits for a departure without their names, and what became of the changes of bookings', async () => {
    const starts = [`${dayAhead(18)}T10:00`, `${dayAhead(19)}T10:00`];
    const tour = await createTestTour({ starts, capacity: 2, useDemoSupplier: true });
    const [first, second] = tour.options[0].departures;
    const traveller = await app.newTraveller();
    const post = async (path: string, body: object) => {
      const sent = await app.send('POST', `/api/${path}`, { token: traveller.token, body });
      assert.ok(sent.status < 300, JSON.stringify(sent.body));
      return sent.body;
    };
    const booked = await post('bookings', { tourId: tour.id, departureId: first!.id, adults: 2 });
    await post(`tours/${tour.id}/waitlist`, { departureId: first!.id, adults: 1 });
    const to = { departureId: second!.id };
    const { total } = await post(`bookings/${booked.id}/change-quote`, to);
    const { priceMinor, currency } = total;
    await post(`bookings/${booked.id}/changes`, { ...to, expectedTotal: { priceMinor, currency } });
    files = await filesOf((await app.signIn('supplier')).token);
    const [waiting, ...others] = table('waitlist.csv').filter(({ tourId }) => tourId === tour.id);
    assert.deepEqual([waiting!.startsAtLocal, waiting!.adults, waiting!.seats, others], [starts[0], '1', '1', []]);
    assert.deepEqual(
      Object.values(waiting!).filter((value) => value === traveller.id || value === traveller.email),
      [],
    );
    const changes = table('booking-changes.csv').filter(({ reference }) => reference === booked.reference);
    assert.deepEqual(
      changes.map((one) => [one.by, one.state, one.startsAtLocalBefore, one.startsAtLocalAfter, one.totalAfter]),
      [['traveller', 'done', starts[0], starts[1], (priceMinor / 100).toFixed(2)]],
    );
  });

  test('has who came to which booking, and who led it', async () => {
    const db = app.services.database.db;
    const { rows } = await sql<{ reference: string; email: string }>`
      with booking as (
        select b.id, b.reference, b.departure_id, t.supplier_id from bookings b join tours t on t.id = b.tour_id join suppliers s on s.id = t.supplier_id
        where s.slug = 'mar-y-piedra' and b.state = 'completed' order by b.id limit 1
      ), came as (
        insert into check_ins (booking_id, position, scan_id, way, checked_in_at, recorded_at)
        select id, 1, ${newId()}, 'hand', now(), now() from booking on conflict do nothing
      ), known as (
        update bookings set checked_in_at = now() where id = (select id from booking)
      ), guide as (
        select m.user_id from supplier_members m join booking b on b.supplier_id = m.supplier_id order by 1 limit 1
      ), led as (
        insert into departure_guides (departure_id, user_id)
        select departure_id, user_id from booking cross join guide on conflict do nothing
      )
      select reference, email from booking cross join guide join users u on u.id = guide.user_id`.execute(db);
    const [{ reference, email }] = rows as [{ reference: string; email: string }];
    files = await filesOf((await app.signIn('supplier')).token);
    assert.ok(table('check-ins.csv').some((one) => one.reference === reference && one.position === '1'));
    assert.ok(table('guides.csv').some((one) => one.email === email));
  });

  test('tours are imported as drafts of another supplier, from the documents and from the table', async () => {
    // Other tests of the process write tours for the same supplier.
    const tours: object[] = JSON.parse(files['tours.json']!).tours.slice(-30);
    const one = await newSupplier(app);
    await importInto(one, 'json', JSON.stringify({ tours }), tours.length);
    const { body: own } = await app.send('GET', '/api/supplier', { token: one.token });
    const archive = supplierArchive(app.services, { id: own.id, currency: 'EUR' }, new Date());
    const bytes = Buffer.concat(await Array.fromAsync(archive));
    const csv = strFromU8(unzipSync(bytes)['tours.csv']!);
    await importInto(await newSupplier(app), 'csv', csv, tours.length);
  });

  test('a tour whose options were all removed is in the table, too, and is imported from it', async () => {
    const owner = await newOwner(app);
    const { id } = (await app.send('POST', '/api/supplier/tours', { token: owner.token, body: {} })).body;
    await sql`
      update tour_drafts set document = jsonb_set(document || '{"options": []}', '{texts,en,title}', '"The walk without options"')
      where id = ${id}`.execute(app.services.database.db);
    const archived = supplierArchive(app.services, { id: owner.supplierId, currency: 'EUR' }, new Date());
    const csv = strFromU8(unzipSync(Buffer.concat(await Array.fromAsync(archived)))['tours.csv']!);
    assert.match(csv, /The walk without options/);
    await importInto(await newSupplier(app), 'csv', csv, 1);
  });

  async function importInto({ token }: { token: string }, format: string, content: string, count: number) {
    const headers = { 'idempotency-key': newId() };
    const sent = await app.send('POST', '/api/supplier/tour-imports', { token, body: { format, content }, headers });
    assert.equal(sent.status, 201, JSON.stringify(sent.body));
    assert.deepEqual([sent.body.created.length, sent.body.skipped], [count, 0], format);
  }

  test('is there for an owner of a suspended supplier who signs in, for a quarter of an hour, and for no one else', async () => {
    const operator = await app.signIn('operator');
    const reason = 'Bookings were sold that never took place.';
    const act = (path: string) => app.send('POST', `/api/admin/${path}`, { token: operator.token, body: { reason } });
    const owner = await newOwner(app);
    const manager = await newMember(app, owner.supplierId, 'manager');
    const signIn = ({ email, password }: { email: string; password: string }) =>
      app.send('POST', '/api/auth/login', { body: { email, password } });
    assert.equal((await act(`suppliers/${owner.supplierId}/suspension`)).status, 200);
    const openedBy = async (pass: string) =>
      (await app.send('POST', '/api/notices/suspension', { body: { pass } })).body.mayExport;
    const fetchBy = async (pass: string) => {
      const body = JSON.stringify({ pass });
      const headers = { 'content-type': 'application/json' };
      const address = 'http://localhost:3000/api/suspended-supplier/export';
      return app.app(new Request(address, { method: 'POST', headers, body }), { address: '127.0.0.1' });
    };
    const { pass } = (await signIn(owner)).body.current;
    const { pass: ofManager } = (await signIn(manager)).body.current;
    assert.deepEqual([await openedBy(pass), await openedBy(ofManager)], [true, false]);
    const response = await fetchBy(pass);
    assert.equal(response.status, 200);
    assert.ok('bookings.csv' in unzipSync(new Uint8Array(await response.arrayBuffer())));
    for (const other of [ofManager, 'none', `${pass.slice(0, -4)}AAAA`])
      assert.equal((await fetchBy(other)).status, 404);
    app.moveClock(16 * 60_000);
    assert.equal((await fetchBy(pass)).status, 404, 'a pass that has expired');
    app.moveClock(0);
    await act(`users/${owner.id}/suspension`);
    assert.deepEqual([(await fetchBy(pass)).status, await openedBy(pass)], [404, false], 'who is suspended themselves');
    await act(`users/${owner.id}/restoration`);
    assert.equal((await fetchBy(pass)).status, 200);
    await act(`suppliers/${owner.supplierId}/restoration`);
    assert.equal((await fetchBy(pass)).status, 404, 'once the suspension is over');
  });

  test('asks an owner who lacks the required second factor for a password set by mail, or a passkey', async () => {
    const owner = await newOwner(app);
    const browser = await signUpConfirmed(app);
    const passkey = await addPasskey(app, browser);
    const { id: other } = (await call(app, 'getMe', { browser })).body;
    await sql`update users set role = 'supplier' where id = ${other}`.execute(app.services.database.db);
    await sql`insert into supplier_members (supplier_id, user_id, role) values (${owner.supplierId}, ${other}, 'owner')`.execute(
      app.services.database.db,
    );
    const operator = await app.signIn('operator');
    const suspension = { token: operator.token, body: { reason: 'Bookings were sold that never took place.' } };
    await app.send('POST', `/api/admin/suppliers/${owner.supplierId}/suspension`, suspension);
    await setSetting(app, 'requireSecondFactor', ['operator', 'supplier']);
    const passOf = async (password: string) =>
      (await app.send('POST', '/api/auth/login', { body: { email: owner.email, password } })).body.current.pass;
    const exported = async (pass: string) => {
      const { status, body } = await app.send('POST', '/api/suspended-supplier/export', { body: { pass } });
      return status === 200 ? 200 : body.code;
    };
    assert.equal(await exported(await passOf(owner.password)), 200, 'in the days of grace');
    app.moveClock(8 * dayMs);
    const byPassword = await passOf(owner.password);
    assert.equal(await exported(byPassword), 'second_factor_required');
    const byPasskey = await signInWith(app, passkey);
    assert.equal(await exported(byPasskey.body.current.pass), 200);

    await app.send('POST', '/api/auth/password-reset', { body: { email: owner.email } });
    await app.jobs.runDue();
    const mail = await app.services.database.db
      .selectFrom('mails')
      .select('bodyText')
      .where('recipient', '=', owner.email)
      .where('event', 'like', 'reset_password:%')
      .executeTakeFirstOrThrow();
    const token = /reset-password#([\w-]+)/.exec(mail.bodyText)![1];
    const reset = await app.send('PUT', '/api/auth/password-reset', { body: { token, password: newPassword } });
    assert.equal(reset.status, 204, JSON.stringify(reset.body));
    assert.equal(await exported(byPassword), 'second_factor_required', 'by the password of before');
    assert.equal(await exported(await passOf(newPassword)), 200);
    app.moveClock(8 * dayMs + 61 * 60_000);
    assert.equal(await exported(await passOf(newPassword)), 'second_factor_required', 'an hour later');
    app.moveClock(0);
    await setSetting(app, 'requireSecondFactor', ['operator']);
  });

  test('is nothing for a traveller', async () => {
    const { token } = await app.newTraveller();
    assert.equal((await archive(token)).status, 403);
  });
});
