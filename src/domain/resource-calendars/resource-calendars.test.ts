// The calendar that a guide keeps elsewhere, from a real host over https, and the one that a guide subscribes to.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { addDays } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import { instantOf } from '#kernel/zoned-time.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { newMember, newOwner } from '#test/identities.ts';
import { openSupplierHost, type SupplierHost } from '#test/supplier-host.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour, zone } from '#test/test-tour.ts';
import { minuteMs, resetClockAfterEach } from '#test/time.ts';
import { changeDuration } from '#domain/inventory/resources/change-ahead.ts';
import { insertDepartures } from '#domain/inventory/schedule-queries.ts';
import { fetchDueCalendars } from './fetch-calendar.ts';
import { findDueImports } from './import-queries.ts';
import { mostAtOnce } from './read-week.ts';

const day = dayAhead(16);
const compact = (local: string) => local.replaceAll(/[-:]/g, '');
const busyAt = (...spans: [from: string, to: string][]) =>
  [
    'BEGIN:VCALENDAR',
    ...spans.flatMap(([from, to]) => [
      'BEGIN:VEVENT',
      `UID:${from}`,
      'SUMMARY:Dentist of Ana Pérez',
      `DTSTART;TZID=${zone}:${compact(`${day}T${from}:00`)}`,
      `DTEND;TZID=${zone}:${compact(`${day}T${to}:00`)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

describe('the calendar of a resource', () => {
  let app: TestApp;
  let supplier: { token: string };
  let traveller: { token: string };
  let host: SupplierHost;
  let answer: { status: number; body: string; headers?: Record<string, string> };
  let asked: Record<string, string | string[] | undefined>[] = [];
  before(async () => {
    app = await testApp();
    supplier = await app.signIn('supplier');
    traveller = await app.newTraveller();
    host = await openSupplierHost((request, response) => {
      if (request.url === '/reread.ics') asked.push(request.headers);
      if (request.url === '/private') return void response.writeHead(302, { location: 'https://10.7.0.0/' }).end();
      if (request.url === '/endless') return void response.writeHead(200).write('x'.repeat(1_100_000));
      const { status, body, headers } = answer;
      if (headers?.etag && request.headers['if-none-match'] === headers.etag) return void response.writeHead(304).end();
      response.writeHead(status, headers).end(body);
    });
  });
  after(() => host[Symbol.asyncDispose]());
  beforeEach(() => {
    asked = [];
    answer = { status: 200, body: busyAt() };
  });
  resetClockAfterEach();
  checkInvariantsAfterEach();
  closeTestTours();

  const call = (method: string, path: string, body?: object, token = supplier.token) =>
    app.send(method, `/api/supplier/resources${path}`, { token, ...(body && { body }) });
  const withResource = async (...times: string[]): Promise<{ id: string; tour: TestTour }> => {
    const { body } = await call('POST', '', { name: 'Ana', quantity: 1 });
    const tour = await createTestTour({ useDemoSupplier: true, starts: times.map((time) => `${day}T${time}`) });
    const need = { per: 'departure', quantity: 1, setUpMinutes: 0, cleanUpMinutes: 30 };
    const drawn = await call('PUT', `/${body.id}/options/${tour.options[0].id}`, need);
    assert.equal(drawn.status, 200, JSON.stringify(drawn.body));
    return { id: body.id, tour };
  };
  const connect = (id: string, path = '/ana.ics') => call('PUT', `/${id}/import`, { url: host.url(path) });
  const onSale = async (tour: TestTour): Promise<string[]> => {
    const { body } = await app.send('GET', `/api/tours/${tour.id}/availability?date=${day}&adults=1`);
    return body.departures
      .filter(({ seatsLeft }: any) => seatsLeft > 0)
      .map(({ startsAtLocal }: any) => startsAtLocal.slice(11, 16));
  };
  const book = (tour: TestTour, at = 0) => {
    const departureId = tour.options[0].departures[at]!.id;
    return app.send('POST', '/api/bookings', {
      token: traveller.token,
      body: { tourId: tour.id, departureId, adults: 2 },
    });
  };

  test('closes departures while it is busy, and opens them when it is free again', async () => {
    // Tours of two hours, and half an hour to clean up.
    const { id, tour } = await withResource('08:00', '10:00', '13:00');
    answer.body = busyAt(['12:20', '12:40']);
    const { status, body } = await connect(id, '/secret-path.ics?token=abc');
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual([body.import.host, body.import.events, body.busyCount], [`partner.test:${host.port}`, 1, 1]);
    assert.ok(!JSON.stringify(body).includes('secret-path') && !JSON.stringify(body).includes('Pérez'));
    assert.deepEqual(await onSale(tour), ['08:00', '13:00']);
    assert.deepEqual([(await book(tour, 1)).body.code], ['departure_closed']);
    const { body: calendar } = await app.send('GET', `/api/supplier/calendar?view=day&date=${day}&tour=${tour.id}`, {
      token: supplier.token,
    });
    const shown = calendar.departures.data.map(({ state, reason }: any) => [state, reason]);
    assert.deepEqual(shown, [
      ['open', null],
      ['closed', 'Ana is busy in its calendar'],
      ['open', null],
    ]);
    answer.body = busyAt(['14:59', '20:00']);
    await call('POST', `/${id}/import/fetch`);
    assert.deepEqual(await onSale(tour), ['08:00', '10:00']);
    // A day that its supplier has closed as well stays closed.
    const closed = await app.send('POST', `/api/supplier/tours/${tour.id}/closures`, {
      token: supplier.token,
      body: { departureId: tour.options[0].departures[2]!.id },
    });
    assert.equal((await call('DELETE', `/${id}/import`)).status, 204);
    assert.deepEqual(await onSale(tour), ['08:00', '10:00']);
    await app.send('DELETE', `/api/supplier/closures/${closed.body.closure.id}`, { token: supplier.token });
    assert.deepEqual(await onSale(tour), ['08:00', '10:00', '13:00']);
    const { rows } = await sql<{
      row: string;
    }>`select encode(encrypted_url, 'escape') || host as row from resource_imports`.execute(app.services.database.db);
    assert.ok(rows.every(({ row }) => !row.includes('secret-path')));
  });

  test('closes what is made, moved or drawn into it later', async () => {
    const { id, tour } = await withResource('08:00');
    answer.body = busyAt(['09:00', '18:00']);
    await connect(id);
    assert.deepEqual(await onSale(tour), []);
    const local = `${day}T15:00`;
    const startsAt = instantOf(local, zone);
    const { id: tourId, options } = tour;
    await insertDepartures(
      app.services.database.db,
      [
        {
          id: newId(),
          optionId: options[0].id,
          tourId,
          local,
          timeZone: zone,
          startsAt,
          endsAtLocal: null,
          endsAt: null,
          capacity: 8,
        },
      ],
      new Date(),
    );
    assert.deepEqual(await onSale(tour), []);
    const other = await createTestTour({ useDemoSupplier: true, starts: [`${day}T10:00`, `${day}T20:00`] });
    const need = { per: 'seat', quantity: 1, setUpMinutes: 0, cleanUpMinutes: 0 };
    await call('PUT', `/${id}/options/${other.options[0].id}`, need);
    assert.deepEqual(await onSale(other), ['20:00']);
    // An hour and a half to set up reach back into it.
    await call('PUT', `/${id}/options/${other.options[0].id}`, { ...need, setUpMinutes: 125 });
    assert.deepEqual(await onSale(other), []);
    await call('DELETE', `/${id}/options/${other.options[0].id}`);
    assert.deepEqual(await onSale(other), ['10:00', '20:00']);
    const early = await createTestTour({ useDemoSupplier: true, starts: [`${day}T07:00`] });
    await call('PUT', `/${id}/options/${early.options[0].id}`, need);
    const last = (minutes: number) =>
      app.services.database.transaction((db) =>
        changeDuration(db, { tourId: early.id, now: app.services.clock.now(), language: 'en' }, async () => {
          await sql`update tours set duration_minutes = ${minutes} where id = ${early.id}`.execute(db);
        }),
      );
    await last(150);
    assert.deepEqual(await onSale(early), []);
    await last(120);
    assert.deepEqual(await onSale(early), ['07:00'], 'a tour that ends before it again is on sale again');
  });

  test('leaves what is sold, and shows the conflict', async () => {
    const { id, tour } = await withResource('10:00');
    assert.equal((await book(tour)).status, 201);
    answer.body = busyAt(['11:00', '12:00']);
    const { body } = await connect(id);
    const departureId = tour.options[0].departures[0]!.id;
    const conflict = { departureId, title: 'A walk of our own', startsAtLocal: `${day}T10:00`, seatsTaken: 2 };
    assert.deepEqual(body.conflicts, [conflict]);
    assert.deepEqual(await onSale(tour), []);
    const week = await app.send('GET', `/api/supplier/calendar/resources?date=${day}`, { token: supplier.token });
    const row = week.body.data.find((one: any) => one.id === id);
    assert.deepEqual(
      row.days.find((one: any) => one.day === day),
      {
        day,
        left: 0,
        uses: [{ ...conflict, uses: 1, isConflict: true }],
        busy: [{ from: `${day}T11:00`, to: `${day}T12:00` }],
      },
    );
    assert.equal(row.days.length, 7);
    assert.deepEqual(row.tourIds, [tour.id]);
    answer.body = busyAt();
    assert.deepEqual((await call('POST', `/${id}/import/fetch`)).body.conflicts, []);
  });

  test('keeps what it knew while it cannot be read, and says since when and why', async () => {
    const { id, tour } = await withResource('10:00');
    answer.body = busyAt(['10:00', '11:00']);
    const first = (await connect(id)).body.import;
    for (const [given, failure, status] of [
      [{ status: 500, body: '' }, 'status', 500],
      [{ status: 200, body: '<html>Please sign in</html>' }, 'not_calendar', null],
    ] as const) {
      answer = given;
      const { body } = await call('POST', `/${id}/import/fetch`);
      assert.deepEqual([body.import.failure, body.import.status, body.busyCount], [failure, status, 1]);
      assert.equal(body.import.fetchedAt, first.fetchedAt);
      assert.ok(body.import.failingSince >= first.fetchedAt);
    }
    assert.deepEqual(await onSale(tour), []);
    answer = { status: 200, body: busyAt() };
    const { body } = await call('POST', `/${id}/import/fetch`);
    assert.deepEqual([body.import.failure, body.import.failingSince, body.busyCount], [null, null, 0]);
    assert.deepEqual(await onSale(tour), ['10:00']);
  });

  test('is fetched from public hosts over https alone, and not for ever', async () => {
    const { id } = await withResource('10:00');
    for (const url of ['http://partner.test/a.ics', 'file:///etc/passwd', 'https://a:b@partner.test/', 'ana'])
      assert.deepEqual((await call('PUT', `/${id}/import`, { url })).body.fields?.[0]?.field, 'url', url);
    for (const [url, failure] of [
      ['https://127.0.0.2/', 'address_private'],
      ['https://[::ffff:10.7.0.0]/', 'address_private'],
      ['https://169.254.169.254/latest/meta-data', 'address_private'],
      [host.url('/private'), 'address_private'],
      [host.url('/endless'), 'too_large'],
      [host.url('/a.ics', 'elsewhere.example'), 'unresolved'],
    ] as const) {
      const { status, body } = await call('PUT', `/${id}/import`, { url });
      assert.deepEqual([status, body.import?.failure], [200, failure], url);
    }
    // Calendars hand out webcal:// for https://.
    const { body } = await call('PUT', `/${id}/import`, { url: host.url('/a.ics').replace('https:', 'webcal:') });
    assert.equal(body.import.failure, null);
  });

  test('is read again within 15 minutes, and whole only where it has changed or a day has passed', async () => {
    const { id, tour } = await withResource('10:00');
    answer.headers = { etag: '"one"' };
    await connect(id, '/reread.ics');
    asked = [];
    const pass = async (minutes: number) => {
      app.moveClock(minutes * minuteMs);
      await fetchDueCalendars(app.services);
      return asked.splice(0).map((headers) => headers['if-none-match']);
    };
    assert.deepEqual(await pass(13), []);
    assert.deepEqual(await pass(14.5), ['"one"']);
    answer = { status: 200, body: busyAt(['10:30', '11:00']), headers: { etag: '"two"' } };
    assert.deepEqual(await pass(29), ['"one"']);
    assert.deepEqual(await onSale(tour), []);
    assert.deepEqual(await pass(29 + 25 * 60), [undefined], 'what repeats for ever comes nearer');
    app.moveClock(0);
    await call('DELETE', `/${id}/import`);
    assert.deepEqual(await pass(60 * 48), []);
  });

  test('is fetched less often the longer it fails, and a few of each supplier at a time', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.push((await withResource('10:00')).id);
    const other = await newOwner(app);
    const { body } = await call('POST', '', { name: 'Ben', quantity: 1 }, other.token);
    answer = { status: 500, body: '' };
    await connect(ids[0]!, '/reread.ics');
    for (const id of ids.slice(1)) await connect(id);
    await call('PUT', `/${body.id}/import`, { url: host.url('/ben.ics') }, other.token);
    const later = new Date(app.services.clock.now().getTime() + 20 * minuteMs);
    const due = await findDueImports(app.services.database.db, later, { limit: 200, perSupplier: 2 });
    assert.deepEqual([due.length, due.includes(body.id), due.includes(ids[2]!)], [3, true, false]);
    asked = [];
    const asks = [];
    for (const minutes of [14.5, 29.5, 45, 60]) {
      app.moveClock(minutes * minuteMs);
      await fetchDueCalendars(app.services);
      asks.push(asked.splice(0).length);
    }
    assert.deepEqual(asks, [1, 1, 0, 1]);
    app.moveClock(0);
    for (const id of ids) await call('DELETE', `/${id}/import`);
    await call('DELETE', `/${body.id}/import`, undefined, other.token);
  });

  test('waits its turn again after an error of ours, and ends with the days that are sold', async () => {
    const { id, tour } = await withResource('10:00', '16:00');
    answer.body = busyAt(['15:00', '15:30']).replace(/DTEND.*/, 'DURATION:P99999999999W');
    const { status, body } = await connect(id);
    assert.deepEqual([status, body.busyCount], [200, 1]);
    assert.deepEqual(await onSale(tour), ['10:00']);
    const db = app.services.database.db;
    // Random input, for the cases that no test names.
    await sql`update resource_imports set encrypted_url = 'x', due_at = ${app.services.clock.now()} where resource_id = ${id}`.execute(
      db,
    );
    await assert.rejects(fetchDueCalendars(app.services), AggregateError);
    await fetchDueCalendars(app.services);
    assert.equal((await call('DELETE', `/${id}/import`)).status, 204);
  });

  test('can be subscribed to under a secret address, until that ends', async () => {
    const { id, tour } = await withResource('10:00', '16:00');
    await book(tour);
    const open = async () => new URL((await call('POST', `/${id}/feed`)).body.address);
    const read = ({ pathname, search }: URL) => app.send<string>('GET', pathname + search);
    const address = await open();
    const { status, body, headers } = await read(address);
    assert.deepEqual(
      [status, headers.get('content-type'), headers.get('cache-control')],
      [200, 'text/calendar; charset=utf-8', 'private, no-cache'],
    );
    const lines = body.replaceAll('\r\n ', '').split('\r\n');
    const valueOf = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
    assert.equal(lines.filter((line) => line === 'BEGIN:VEVENT').length, 1, 'what nobody has booked uses nothing');
    const utc = (local: string) => compact(instantOf(local, zone).toISOString().slice(0, 19)) + 'Z';
    assert.deepEqual(
      [valueOf('UID'), valueOf('DTSTART'), valueOf('DTEND'), valueOf('SUMMARY'), valueOf('TRANSP')],
      [
        `${tour.options[0].departures[0]!.id}.${id}@localhost`,
        utc(`${day}T10:00`),
        utc(`${day}T12:30`),
        'A walk of our own · Option 1',
        'OPAQUE',
      ],
    );
    assert.match(valueOf('DTSTAMP')!, /^\d{8}T\d{6}Z$/);
    const stored =
      await sql`select from resource_feeds where position(${address.pathname.split('/')[3]} in encode(token_hash, 'escape')) > 0`.execute(
        app.services.database.db,
      );
    assert.equal(stored.rows.length, 0);
    const next = await open();
    assert.deepEqual([(await read(address)).status, (await read(next)).status], [404, 200]);
    assert.equal((await call('DELETE', `/${id}/feed`)).status, 204);
    assert.equal((await read(next)).status, 404);
    assert.equal((await app.send('GET', '/api/resource-calendars/guess/resource.ics')).status, 404);
  });

  test('has in use on a day the most that is at one moment of it', () => {
    const use = (from: string, to: string, uses: number) => ({
      fromAt: instantOf(from, zone),
      toAt: instantOf(to, zone),
      uses,
      timeZone: zone,
    });
    const [eve, next] = [addDays(day, -1), addDays(day, 1)];
    const night = [use(`${eve}T20:00`, `${day}T09:00`, 2), use(`${eve}T18:00`, `${day}T00:30`, 3)];
    const morning = [use(`${day}T09:00`, `${day}T11:00`, 4), use(`${day}T10:00`, `${next}T02:00`, 1)];
    assert.equal(mostAtOnce(day, night), 5);
    assert.equal(mostAtOnce(day, morning), 5);
    assert.equal(mostAtOnce(day, [...morning, ...night]), 5, 'what ends is back when the next begins');
    assert.equal(mostAtOnce(day, []), 0);
  });

  test('is set by owners and managers of its supplier', async () => {
    const { id } = await withResource('10:00');
    const owner = await newOwner(app);
    const guide = await newMember(app, owner.supplierId, 'guide');
    for (const [method, path, body] of [
      ['GET', '/calendar'],
      ['POST', '/feed'],
      ['DELETE', '/feed'],
      ['PUT', '/import', { url: 'https://partner.test/' }],
      ['DELETE', '/import'],
      ['POST', '/import/fetch'],
    ] as const) {
      assert.equal((await call(method, `/${id}${path}`, body, owner.token)).status, 404, `${method} ${path}`);
      assert.equal((await call(method, `/${id}${path}`, body, guide.token)).status, 403, `${method} ${path}`);
    }
    const week = await app.send('GET', `/api/supplier/calendar/resources?date=${addDays(day, 1)}`, {
      token: owner.token,
    });
    assert.deepEqual(week.body.data, []);
  });
});
