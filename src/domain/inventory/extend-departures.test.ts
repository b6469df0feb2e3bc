import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { type Insertable, sql } from 'kysely';
import { addDays, localDate } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import type { SchedulesTable } from '#platform/database/tables.ts';
import { recurringJobs } from '#server/process/jobs.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, zone } from '#test/test-tour.ts';
import { dayMs, resetClockAfterEach, moveClockTo } from '#test/time.ts';
import { lastDay } from './extend-departures.ts';

describe('departures', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  /** An option with no departures yet, and a rule to make them by. */
  async function schedule(rule: Partial<Insertable<SchedulesTable>> = {}): Promise<string> {
    const { id: optionId } = (await createTestTour({ starts: [] })).options[0];
    const row = { weekdays: [1, 2, 3, 4, 5, 6, 7], startTimes: ['09:00'], ...rule };
    await app.services.database.db
      .insertInto('schedules')
      .values({ id: newId(), optionId, capacity: 12, ...row })
      .execute();
    return optionId;
  }

  async function created(optionId: string): Promise<{ local: string; startsAt: Date }[]> {
    await recurringJobs['extend-departures']!.run(app.services);
    // The rest after its time is a job.
    await app.jobs.runDue();
    const { rows } = await sql<{ local: string; startsAt: Date }>`
      select starts_at_local as local, starts_at from departures where option_id = ${optionId} order by starts_at`.execute(
      app.services.database.db,
    );
    return rows;
  }

  const last = () => lastDay(app.services.clock.now());
  const daysFrom = (day: string) => (Date.parse(last()) - Date.parse(day)) / dayMs;
  const today = (aheadDays = 0) => localDate(new Date(Date.now() + aheadDays * dayMs), zone);
  const dayOf = ({ local }: { local: string }) => local.slice(0, 10);

  test('reach at least 180 days ahead, begin with what has not started, and are made once', async () => {
    const option = await schedule({ startTimes: ['00:00', '23:59'] });
    const first = await created(option);
    assert.equal(dayOf(first.at(-1)!), last());
    assert.ok(daysFrom(today()) >= 180);
    assert.equal(first[0]!.local, `${today()}T23:59`);
    assert.equal(first.length, 2 * daysFrom(today()) + 1);
    assert.deepEqual(await created(option), first);
  });

  test('are finished at every hour, also where the database and we disagree about the clock of a place', async () => {
    const midnight = Date.parse(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`) + dayMs;
    // By the database's rules for Morocco it can be tomorrow when by ours it is today.
    for (const minutes of [-30, 30]) {
      moveClockTo(app, new Date(midnight + minutes * 60_000));
      await recurringJobs['extend-departures']!.run(app.services);
      await app.jobs.runDue();
      const { rows } = await sql`select 1 from jobs where name = 'extend-departures-further'`.execute(
        app.services.database.db,
      );
      assert.equal(rows.length, 0);
    }
  });

  test('are extended as the days go by, with no gap and none twice', async () => {
    const option = await schedule();
    const first = await created(option);
    app.moveClock(3 * dayMs);
    const later = await created(option);
    assert.equal(dayOf(later.at(-1)!), last());
    assert.equal(later.length, first.length + 3);
    const { rows } = await sql<{ since: Date }>`
      select max(on_sale_since) as since from departures where option_id = ${option}`.execute(app.services.database.db);
    assert.ok(app.services.clock.now().getTime() - rows[0]!.since.getTime() < dayMs, 'on sale since they were made');
    later.slice(1).forEach((one, index) => assert.equal(dayOf(one), addDays(dayOf(later[index]!), 1)));
  });

  test('keep their hour on the clock of the place when the clocks change', async () => {
    const days = await created(await schedule());
    assert.deepEqual(new Set(days.map(({ local }) => local.slice(11))), new Set(['09:00']));
    const offsets = new Set(
      days.map(({ local, startsAt }) => (Date.parse(`${local}Z`) - startsAt.getTime()) / 3600_000),
    );
    // 180 days contain one change of clocks, or both sides of one.
    assert.ok([...offsets].every((hours) => hours === 1 || hours === 2));
    for (const { local, startsAt } of days) {
      assert.equal(
        startsAt.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }),
        local.slice(11),
      );
    }
  });

  test('run on the weekdays and in the season of their rule only', async () => {
    const season = { seasonStartsOn: addDays(today(), 20), seasonEndsOn: addDays(today(), 60) };
    const days = await created(await schedule({ weekdays: [6, 7], ...season }));
    assert.ok(days.length >= 11 && days.length <= 12, String(days.length));
    for (const one of days) {
      assert.ok([0, 6].includes(new Date(`${dayOf(one)}T00:00:00Z`).getUTCDay()));
      assert.ok(dayOf(one) >= season.seasonStartsOn && dayOf(one) <= season.seasonEndsOn);
    }
  });

  test('of two rules for one option, by season, are made for both', async () => {
    const option = await schedule({ seasonEndsOn: addDays(today(), 30) });
    await app.services.database.db
      .insertInto('schedules')
      .values({
        id: newId(),
        optionId: option,
        capacity: 12,
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        startTimes: ['18:00'],
        seasonStartsOn: addDays(today(), 31),
        seasonEndsOn: null,
      })
      .execute();
    const byHour = Map.groupBy(await created(option), ({ local }) => local.slice(11));
    assert.equal(dayOf(byHour.get('09:00')!.at(-1)!), addDays(today(), 30));
    assert.equal(dayOf(byHour.get('18:00')![0]!), addDays(today(), 31));
    assert.equal(byHour.get('18:00')!.length, daysFrom(today(30)));
  });

  test('of a rule that is new next to one whose departures are made, are made too', async () => {
    const option = await schedule();
    await created(option);
    await app.services.database.db
      .insertInto('schedules')
      .values({ id: newId(), optionId: option, capacity: 12, weekdays: [1, 2, 3, 4, 5, 6, 7], startTimes: ['18:00'] })
      .execute();
    const byHour = Map.groupBy(await created(option), ({ local }) => local.slice(11));
    assert.ok(byHour.get('18:00')!.length >= 180);
  });

  test('are made in short transactions by all who run at once, and none twice', async () => {
    const options: string[] = [];
    for (let count = 0; count < 15; count++) options.push(await schedule({ startTimes: ['08:00', '12:00'] }));
    await Promise.all([
      recurringJobs['extend-departures']!.run(app.services),
      recurringJobs['extend-departures']!.run(app.services),
    ]);
    await app.jobs.runDue();
    const { rows } = await sql<{ made: number; distinctStarts: number; transactions: number; most: number }>`
      select count(*) as made, count(distinct (option_id, starts_at_local)) as distinct_starts,
        count(distinct xmin::text) as transactions,
        (select max(made) from (select count(*) as made from departures where option_id = any(${options}::uuid[]) group by xmin::text) each) as most
      from departures where option_id = any(${options}::uuid[])`.execute(app.services.database.db);
    const { made: all, distinctStarts, transactions, most } = rows[0]!;
    assert.ok(all >= 15 * 2 * 180, String(all));
    assert.equal(distinctStarts, all);
    assert.ok(transactions >= 3 && most < 2500, JSON.stringify(rows[0]));
  });

  test('of opening hours last until their closings, after midnight if that is earlier by the clock', async () => {
    const season = { seasonStartsOn: today(2), seasonEndsOn: today(2) };
    const option = await schedule({ startTimes: ['10:00', '20:00'], endTimes: ['14:30', '02:00'], ...season });
    await created(option);
    const { rows } = await sql<{ local: string; endsAtLocal: string; minutes: number }>`
      select starts_at_local as local, ends_at_local, extract(epoch from ends_at - starts_at)::int / 60 as minutes
      from departures where option_id = ${option} order by starts_at`.execute(app.services.database.db);
    assert.deepEqual(rows, [
      { local: `${today(2)}T10:00`, endsAtLocal: `${today(2)}T14:30`, minutes: 270 },
      { local: `${today(2)}T20:00`, endsAtLocal: `${today(3)}T02:00`, minutes: 360 },
    ]);
  });

  test('of freesale have room for everyone', async () => {
    const option = await schedule({ capacity: null, seasonStartsOn: today(2), seasonEndsOn: today(2) });
    await created(option);
    const traveller = await app.newTraveller();
    const { rows } = await sql<{ id: string; tourId: string }>`
      select id, tour_id from departures where option_id = ${option}`.execute(app.services.database.db);
    const [departure] = rows;
    await sql`update departures set taken = 5000 where id = ${departure!.id}`.execute(app.services.database.db);
    const body = { tourId: departure!.tourId, departureId: departure!.id, adults: 20 };
    assert.equal((await app.send('POST', '/api/bookings', { token: traveller.token, body })).status, 201);
    await sql`update departures set taken = taken - 5000 where id = ${departure!.id}`.execute(app.services.database.db);
  });
});
