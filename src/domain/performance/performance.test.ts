import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import type { PerformanceView, TourRankView } from '#contract/suppliers/performance.ts';
import { freesaleSeats } from '#domain/inventory/seats.ts';
import type { SupplierBookingView } from '#contract/suppliers/supplier-bookings.ts';
import { supplierArchive } from '#server/http/supplier/supplier-export.ts';
import { recurringJobs } from '#server/process/jobs.ts';
import { sumDepartureDays } from './sum-departures.ts';
import { addViews } from './view-queries.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { newMember, newOwner, type Somebody } from '#test/identities.ts';
import { closeTestTours, createTestTour, setTerms, type TestTour } from '#test/test-tour.ts';
import { statementsOf } from '#test/statements.ts';

describe('the performance of a supplier', () => {
  let app: TestApp;
  let owner: Somebody & { supplierId: string };
  let tour: TestTour;
  before(async () => {
    app = await testApp();
    owner = await newOwner(app);
    tour = await own();
    await fill();
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const db = () => app.services.database.db;
  /** Two adults for 66.66 €, of which 10 € are commission: 15 % are 9.999. */
  const own = async () => {
    const starts = ['28T23:59', '29T09:00', '30T10:00'].map((start) => `2026-03-${start}`);
    const made = await createTestTour({
      units: { adult: 3333 },
      starts: [...starts, '2026-04-05T10:00', '2026-09-30T10:00'],
      moreOptions: [
        { starts: ['2026-03-30T09:00'], capacity: freesaleSeats },
        { starts: ['2026-03-28T12:00'], capacity: 4 },
      ],
    });
    await sql`update tours set supplier_id = ${owner.supplierId} where id = ${made.id}`.execute(db());
    await sql`update departures set open = false where id = ${made.options[2]!.departures[0]!.id}`.execute(db());
    return made;
  };
  const get = async <T>(path: string, { token }: { token: string } = owner) => {
    const { status, body } = await app.send<T>('GET', `/api/supplier/performance${path}`, { token });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const march = '?from=2026-03-28&to=2026-03-30';

  const post = async (path: string, token: string, body: object) => {
    const sent = await app.send('POST', `/api${path}`, { token, body });
    assert.ok(sent.status < 300, `${path}: ${JSON.stringify(sent.body)}`);
    return sent.body;
  };

  async function bookAt(now: string, departure: number): Promise<{ id: string; token: string }> {
    app.moveClock(Date.parse(now) - Date.now());
    const { token } = await app.newTraveller();
    const departureId = tour.options[0].departures[departure]!.id;
    const { id } = await post('/bookings', token, { tourId: tour.id, departureId, adults: 2 });
    return { id, token };
  }

  async function pay({ id, token }: { id: string; token: string }): Promise<void> {
    const { redirectUrl } = await post(`/bookings/${id}/payment`, token, {});
    const { status } = await app.send('POST', new URL(redirectUrl).pathname, { raw: 'outcome=paid' });
    assert.ok(status < 400, String(status));
  }

  /** 33 % go back. */
  async function cancelLate({ id, token }: { id: string; token: string }): Promise<void> {
    await setTerms(app, id, [{ hoursBefore: 24, refundPercent: 33 }]);
    await post(`/bookings/${id}/cancellation`, token, {});
  }

  // In Madrid it is one hour later than UTC, and two from 2026-03-29 on.
  async function fill(): Promise<void> {
    await bookAt('2026-03-28T22:58:00Z', 0);
    await pay(await bookAt('2026-03-28T23:00:00Z', 2));
    const booking = await bookAt('2026-03-29T21:58:00Z', 3);
    await pay(booking);
    await cancelLate(booking);
    const { id } = await bookAt('2026-03-29T22:00:00Z', 4);
    await post(`/supplier/bookings/${id}/cancellation`, owner.token, { reason: 'Storm' });
    await bookAt('2026-03-30T22:00:00Z', 4);
    await cancelLate(await bookAt('2026-03-31T08:00:00Z', 4));
    app.moveClock(0);
    const views = { '2026-03-28': 10, '2026-03-30': 6, '2026-03-31': 9 };
    for (const [day, count] of Object.entries(views)) await addViews(db(), [{ tourId: tour.id, day, views: count }]);
  }

  test('counts views and bookings by the local day of the tour, and from when on views were counted', async () => {
    const { from, to, tours, demand } = await get<PerformanceView>(march);
    assert.deepEqual([from, to, tours.map(({ id }) => id)], ['2026-03-28', '2026-03-30', [tour.id]]);
    assert.deepEqual(demand, {
      viewsSince: '2026-03-28',
      views: 16,
      bookings: 4,
      conversion: 0.25,
      days: [
        { day: '2026-03-28', views: 10, bookings: 1 },
        { day: '2026-03-29', views: 0, bookings: 2 },
        { day: '2026-03-30', views: 6, bookings: 1 },
      ],
    });
  });

  test('groups bookings by the days until their start, and says who cancelled', async () => {
    const { leadTimes, cancellations } = await get<PerformanceView>(march);
    // On the same day, on the next, after 7 days and after 184.
    assert.equal(leadTimes.medianDays, 1);
    assert.deepEqual(
      leadTimes.groups.filter(({ bookings }) => bookings > 0),
      [
        { fromDays: 0, toDays: 0, bookings: 1 },
        { fromDays: 1, toDays: 1, bookings: 1 },
        { fromDays: 4, toDays: 7, bookings: 1 },
        { fromDays: 91, toDays: null, bookings: 1 },
      ],
    );
    assert.deepEqual(cancellations, {
      bookings: 4,
      total: 2,
      share: 0.5,
      by: [
        { actor: 'traveller', bookings: 1, share: 0.25 },
        { actor: 'supplier', bookings: 1, share: 0.25 },
        { actor: 'operator', bookings: 0, share: 0 },
        { actor: 'clock', bookings: 0, share: 0 },
      ],
    });
  });

  test('says what bookings bring in: what the terms keep, of those that can no longer be paid what was paid of that', async () => {
    const [euros, ...others] = (await get<PerformanceView>(march)).money;
    assert.equal(others.length, 0);
    // The first has started and was never paid. Of 66.66 € that were paid and cancelled 33 % went back, so 44.66 € are kept: in the
    // proportion of 10 € to 66.66 €, 6.70 € of that are commission.
    assert.deepEqual(euros!.days, [
      { day: '2026-03-28', bookings: 1, revenueMinor: 0, commissionMinor: 0, netMinor: 0 },
      { day: '2026-03-29', bookings: 2, revenueMinor: 11132, commissionMinor: 1670, netMinor: 9462 },
      { day: '2026-03-30', bookings: 1, revenueMinor: 0, commissionMinor: 0, netMinor: 0 },
    ]);
    const { revenue, commission, net } = euros!;
    assert.deepEqual([revenue.price, commission.price, net.price], [111.32, 16.7, 94.62]);
  });

  test('counts in full what can still be paid, and no longer once it has started', async () => {
    const lastOfMarch = async () => (await get<PerformanceView>('?from=2026-03-31&to=2026-03-31')).money[0]!.days;
    const [money, list] = await atClock('2026-04-01T10:00:00Z', async () => [await lastOfMarch(), await earnings()]);
    // In addition one that was cancelled unpaid, of which the terms would keep 44.66 €.
    assert.deepEqual(money, [
      { day: '2026-03-31', bookings: 2, revenueMinor: 6666, commissionMinor: 1000, netMinor: 5666 },
    ]);
    assert.deepEqual(list, [
      'cancelled 0 0 0 true',
      'cancelled 0 0 0 true',
      'cancelled 44.66 6.7 37.96 true',
      'confirmed 0 0 0 true',
      'confirmed 66.66 10 56.66 false',
      'confirmed 66.66 10 56.66 true',
    ]);
    const nothing = { revenueMinor: 0, commissionMinor: 0, netMinor: 0 };
    assert.deepEqual(await lastOfMarch(), [{ day: '2026-03-31', bookings: 2, ...nothing }]);
    assert.equal((await earnings()).filter((one) => one.startsWith('confirmed 0')).length, 2);
  });

  const atClock = async <T>(now: string, read: () => Promise<T>): Promise<T> => {
    app.moveClock(Date.parse(now) - Date.now());
    return read().finally(() => app.moveClock(0));
  };

  const earnings = async () => {
    const { body } = await app.send('GET', '/api/supplier/bookings?pageSize=100', { token: owner.token });
    return (body.data as SupplierBookingView[])
      .map(({ state, earning: { price, commission, net, paid } }) =>
        [state, price.price, commission.price, net.price, paid].join(' '),
      )
      .toSorted();
  };

  test('says the same of each booking in the file, nothing while it waits for an answer, and of guides’ ones nothing', async () => {
    const nets = async (now: string) => {
      const supplier = { id: owner.supplierId, currency: 'EUR' as const };
      const archive = await Array.fromAsync(supplierArchive(app.services, supplier, new Date(now)));
      const file = unzipSync(Buffer.concat(archive))['bookings.csv']!;
      const rows = parse<Record<string, string>>(strFromU8(file), { columns: true, bom: true });
      return rows.map(({ total, commission, net }) => [total, commission, net].join(' ')).toSorted();
    };
    const sold = '66.66 10.00 56.66';
    const none = '66.66 0.00 0.00';
    assert.deepEqual(await nets('2026-04-01T10:00:00Z'), [none, none, none, sold, sold, '66.66 6.70 37.96']);
    await sql`update bookings set state = 'pending' where tour_id = ${tour.id} and state = 'confirmed'
      and starts_at_local = '2026-09-30T10:00'`.execute(db());
    assert.deepEqual(await nets('2026-04-01T10:00:00Z'), ['66.66  ', none, none, none, sold, '66.66 6.70 37.96']);
    await sql`update bookings set state = 'confirmed' where tour_id = ${tour.id} and state = 'pending'`.execute(db());
    assert.deepEqual(await nets('2026-10-01T10:00:00Z'), [none, none, none, none, sold, '66.66 6.70 37.96']);
    const guide = await newMember(app, owner.supplierId, 'guide');
    const { id: departureId } = tour.options[0].departures[0]!;
    await sql`insert into departure_guides (departure_id, user_id) values (${departureId}, ${guide.id})`.execute(db());
    const sheet = await app.send('GET', `/api/supplier/departures/${departureId}`, { token: guide.token });
    assert.deepEqual(
      sheet.body.bookings.map(({ earning }: { earning: unknown }) => earning),
      [null],
    );
  });

  test('fills the seats of departures that have started, without closed ones that were empty', async () => {
    // Of whichever tests ran a job before.
    await deleteSums();
    const { occupancy } = await get<PerformanceView>(march);
    const of = (day: string, seatsTaken: number) => ({
      day: `2026-03-${day}`,
      departures: 1,
      seatsTaken,
      capacity: 8,
      share: seatsTaken / 8,
    });
    assert.deepEqual(occupancy, {
      seatsTaken: 4,
      capacity: 24,
      share: 4 / 24,
      days: [of('28', 2), of('29', 0), of('30', 2)],
    });
    assert.deepEqual((await get<PerformanceView>('?from=2026-11-27&to=2027-01-05')).occupancy.days, []);
    assert.deepEqual((await get<PerformanceView>(`${march}&tour=${tour.id}`)).occupancy, occupancy);
    // Days that are long over are read from their sums, to the same numbers.
    await sql`insert into supplier_departures_summed (until) values ('2026-03-27')`.execute(db());
    await sumDepartureDays({ ...app.services, clock: { now: () => new Date('2026-04-15T12:00:00Z') } });
    const { rows } = await sql`
      select day::text as day, seats_taken, capacity from supplier_departure_days where supplier_id = ${owner.supplierId} order by day`.execute(
      db(),
    );
    assert.deepEqual(rows, [
      { day: '2026-03-28', seatsTaken: 2, capacity: 8 },
      { day: '2026-03-29', seatsTaken: 0, capacity: 8 },
      { day: '2026-03-30', seatsTaken: 2, capacity: 8 },
    ]);
    assert.deepEqual((await get<PerformanceView>(march)).occupancy, occupancy);
    await sql`update supplier_departure_days set seats_taken = 8 where supplier_id = ${owner.supplierId} and day = '2026-03-29'`.execute(
      db(),
    );
    assert.equal((await get<PerformanceView>(march)).occupancy.seatsTaken, 12);
    await deleteSums();
  });

  const deleteSums = async () => {
    await sql`delete from supplier_departure_days`.execute(db());
    await sql`delete from supplier_departures_summed`.execute(db());
  };

  test('says the rank of a tour in the results of its city, as the search has it', async () => {
    for (let n = 0; n < 4; n++) await createTestTour();
    const { rows } = await sql<{ slug: string }>`
      select p.slug from tours t join places p on p.id = t.place_id where t.id = ${tour.id}`.execute(db());
    await sql`update tours set popularity = 3 where id = ${tour.id}`.execute(db());
    const listed: { id: string }[] = [];
    for (let page = 1, total = 1; listed.length < total; page++) {
      const { body } = await app.send(
        'GET',
        `/api/tours/search?locationSlug=${rows[0]!.slug}&page=${page}&pageSize=100`,
      );
      listed.push(...body.tours);
      ({ total } = body);
    }
    const { data, recentDays } = await get<{ data: TourRankView[]; recentDays: number }>('/ranks');
    const [{ rank, of, popularity, medianPopularity, equals }] = data as [TourRankView];
    const at = listed.findIndex(({ id }) => id === tour.id);
    assert.deepEqual([rank, of, popularity, recentDays], [at + 1, listed.length, 3, 180]);
    const { rows: tours } = await sql<{ id: string; popularity: number }>`
      select id, popularity from tours where id = any(${listed.map(({ id }) => id)}::uuid[])`.execute(db());
    const sorted = tours.map((one) => one.popularity).toSorted((a, b) => a - b);
    const middle = (sorted.length - 1) / 2;
    assert.equal(medianPopularity, (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2);
    assert.equal(equals, sorted.filter((one) => one === 3).length - 1);
    assert.deepEqual(
      Object.keys(data[0]!).toSorted(),
      ['city', 'equals', 'medianPopularity', 'of', 'placeSlug', 'popularity', 'rank', 'title', 'tourId'],
      'nothing of how much is booked of a named other tour',
    );
    // Among tours of five others no one's number can be derived; among those of four, with one's own ones beside them, it could.
    const others = tours.filter(({ id }) => id !== tour.id).map(({ id }) => id);
    assert.ok(others.length > 5);
    for (const [left, areShown] of [
      [5, true],
      [4, false],
    ] as const) {
      const mine = others.slice(left);
      const { rows: owners } = await sql<{ id: string; supplierId: string }>`
        select id, supplier_id from tours where id = any(${mine}::uuid[])`.execute(db());
      await sql`update tours set supplier_id = ${owner.supplierId} where id = any(${mine}::uuid[])`.execute(db());
      const ranks = await get<{ data: TourRankView[] }>(`/ranks?tour=${tour.id}`);
      for (const { id, supplierId } of owners)
        await sql`update tours set supplier_id = ${supplierId} where id = ${id}`.execute(db());
      const seen = [ranks.data[0]!.medianPopularity, ranks.data[0]!.equals];
      assert.deepEqual(seen, areShown ? [medianPopularity, equals] : [null, null], `${left} tours of others`);
    }
  });

  test('has a file of each chart with the same numbers', async () => {
    const table = async (name: string) =>
      parse<Record<string, string>>(await get<string>(`/table.csv${march}&table=${name}`), {
        columns: true,
        bom: true,
      });
    assert.deepEqual(await table('demand'), [
      { day: '2026-03-28', views: '10', bookings: '1', conversion_percent: '10' },
      { day: '2026-03-29', views: '0', bookings: '2', conversion_percent: '' },
      { day: '2026-03-30', views: '6', bookings: '1', conversion_percent: '16.67' },
    ]);
    assert.deepEqual((await table('money'))[1], {
      day: '2026-03-29',
      currency: 'EUR',
      bookings: '2',
      revenue: '111.32',
      commission: '16.7',
      net: '94.62',
    });
    assert.equal((await table('lead-times')).length, 9);
    assert.deepEqual((await table('cancellations'))[0], {
      cancelled_by: 'traveller',
      bookings: '1',
      percent_of_bookings: '25',
    });
    assert.equal((await table('occupancy')).length, 3);
    assert.equal((await table('ranks')).length, 1);
  });

  test('is of at most 366 days, and of the own tours alone', async () => {
    const refused = async (query: string, who: { token: string } = owner) => {
      const { status, body } = await app.send('GET', `/api/supplier/performance${query}`, { token: who.token });
      const [fault] = body.fields ?? [];
      return [status, fault && `${fault.field} ${fault.rule}`];
    };
    assert.equal((await get<PerformanceView>('?from=2024-01-01&to=2024-12-31')).demand.days.length, 366);
    assert.deepEqual(await refused('?from=2024-01-01&to=2025-01-01'), [422, 'to choice']);
    assert.deepEqual(await refused('?from=2024-01-02&to=2024-01-01'), [422, 'to before_first_day']);
    assert.deepEqual(await refused('?to=2024-01-01'), [422, 'from required']);
    const other = await createTestTour();
    assert.deepEqual(await refused(`?tour=${other.id}`), [404, undefined]);
    assert.deepEqual((await get<{ data: unknown[] }>(`/ranks?tour=${other.id}`)).data, []);
    const guide = await newMember(app, owner.supplierId, 'guide');
    for (const path of ['', '/ranks', '/table.csv?table=money'])
      assert.deepEqual(await refused(path, guide), [403, undefined], path);
    const manager = await newMember(app, owner.supplierId, 'manager');
    assert.deepEqual(await get(march, manager), await get(march));
    for (const [period, days] of [
      ['7d', 7],
      ['30d', 30],
      ['90d', 90],
      ['12m', 365],
    ] as const)
      assert.equal((await get<PerformanceView>(`?period=${period}`)).demand.days.length, days);
  });

  test('counts for a supplier with more tours than its page lists, in each of their time zones', async () => {
    await sql`
      insert into tours select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'slug', '!' || n, 'status', 'draft',
        'place_id', (select id from places where time_zone = 'Asia/Tokyo' limit 1)))).*
      from tours t, generate_series(1, 1000) n where t.id = ${tour.id}`.execute(db());
    try {
      const all = await get<PerformanceView>(march);
      assert.equal(all.tours.length, 1000);
      assert.ok(all.tours.every(({ id }) => id !== tour.id));
      assert.deepEqual([all.demand.bookings, all.money.length], [4, 1]);
      assert.equal((await get<PerformanceView>(`${march}&tour=${tour.id}`)).demand.bookings, 4);
    } finally {
      await sql`delete from tours where supplier_id = ${owner.supplierId} and id <> ${tour.id}`.execute(db());
    }
  });

  test('takes as many statements for fifty tours as for one', async () => {
    const demo = await app.signIn('supplier');
    assert.ok((await get<PerformanceView>('', demo)).tours.length > 5);
    for (const [path, most] of [
      ['?period=12m', 7],
      ['/ranks', 4],
    ] as const) {
      const few = await statementsOf(app, () => get(path, owner));
      const many = await statementsOf(app, () => get(path, demo));
      assert.deepEqual([many, many <= most], [few, true], `${path}: ${few} and ${many}`);
    }
  });

  test('forgets views after two years', async () => {
    await addViews(db(), [{ tourId: tour.id, day: '2020-01-01', views: 1 }]);
    await recurringJobs['delete-old-views']!.run(app.services);
    const { rows } = await sql<{
      first: string;
    }>`select min(day)::text as first from tour_view_days where tour_id = ${tour.id}`.execute(db());
    assert.equal(rows[0]!.first, '2026-03-28');
  });
});
