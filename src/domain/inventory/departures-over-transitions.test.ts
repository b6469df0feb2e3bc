// Departures on the days on which clocks change, in every zone.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { addDays } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import { wallTimeAt } from '#kernel/zoned-time.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, zone } from '#test/test-tour.ts';
import { dayMs, minuteMs } from '#test/time.ts';
import { findTransitions, wallTime, type ZoneTransition } from '#test/zone-transitions.ts';
import { departuresToCreate } from './extend-departures.ts';
import { insertDepartures, type ScheduleRow } from './schedule-queries.ts';

const transitions = findTransitions();
const schedule = {
  id: newId(),
  optionId: newId(),
  tourId: newId(),
  timeZone: zone,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  startTimes: ['09:00'],
  endTimes: null,
  capacity: 8,
  madeUntil: null,
};

describe('departures over every change of clocks from 2026 to 2030', () => {
  test('start once at each local time, when the clocks of the place show it: what they skip is the start that they show instead', () => {
    for (const transition of transitions) {
      const { timeZone, at, before: earlier, after } = transition;
      const departures = departuresToCreate(
        scheduleOver(transition),
        addDays(dayOf(transition), 30),
        new Date(at - 4 * dayMs),
      );
      for (const { local, startsAt } of departures) assert.equal(wallTimeAt(startsAt, timeZone), local, timeZone);
      const locals = new Set(departures.map(({ local }) => local));
      const instants = new Set(departures.map(({ startsAt }) => startsAt.getTime()));
      const skipped = Math.max(0, after - earlier) / 30;
      assert.deepEqual(
        [departures.length - skipped, locals.size + instants.size],
        [locals.size, 2 * instants.size],
        timeZone,
      );
    }
  });

  test('are the same, whenever their schedule is extended', () => {
    const startsOf = (departures: ReturnType<typeof departuresToCreate>) =>
      departures.map(({ local, startsAt }) => `${local} ${startsAt.getTime()}`).join();
    for (const transition of transitions) {
      const rule = scheduleOver(transition);
      const day = dayOf(transition);
      const atOnce = departuresToCreate(rule, addDays(day, 1), new Date(transition.at - 90 * dayMs));
      const byTheDay = [-1, 0, 1].flatMap((ahead) => {
        const madeUntil = addDays(day, ahead - 1);
        return departuresToCreate({ ...rule, madeUntil }, addDays(day, ahead), new Date(transition.at - 3 * dayMs));
      });
      assert.equal(startsOf(byTheDay), startsOf(atOnce), transition.timeZone);
    }
  });
});

/** The local day on which the clocks change. */
const dayOf = ({ at, before: earlier }: ZoneTransition): string => wallTime(at, earlier).slice(0, 10);

/** From the day before a change to the day after it, every half hour around its time of day. */
function scheduleOver(transition: ZoneTransition): ScheduleRow {
  const { timeZone, at, before: earlier } = transition;
  const startTimes = Array.from({ length: 13 }, (_, n) => wallTime(at + (n - 4) * 30 * minuteMs, earlier).slice(11));
  const season = { seasonStartsOn: addDays(dayOf(transition), -1), seasonEndsOn: addDays(dayOf(transition), 1) };
  return { ...schedule, timeZone, startTimes: startTimes.sort(), ...season };
}

describe('stored departures over a change of clocks', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
  });
  closeTestTours();

  test('are there once for each local time, and none shifts when schedules are created again', async () => {
    const { id: tourId, options } = await createTestTour({ starts: [] });
    const db = app.services.database.db;
    const made = async (day: string, now: Date) => {
      const own = { ...schedule, tourId, optionId: options[0].id, seasonStartsOn: day, seasonEndsOn: day };
      // Two schedules of one option; the second has a start where clocks go on after the gap.
      for (const startTimes of [
        ['01:30', '02:30'],
        ['02:30', '03:30', '09:00'],
      ])
        await insertDepartures(db, departuresToCreate({ ...own, startTimes }, day, now), now);
      const { rows } = await sql<{ id: string; local: string; startsAt: Date }>`
        select id, starts_at_local as local, starts_at from departures
        where option_id = ${options[0].id} and starts_at_local::date = ${day}::date order by starts_at`.execute(db);
      return rows;
    };
    for (const [day, times] of [
      ['2027-03-28', ['01:30', '03:30', '09:00']],
      ['2027-10-31', ['01:30', '02:30', '03:30', '09:00']],
    ] as const) {
      const first = await made(day, new Date(`${addDays(day, -1)}T12:00:00Z`));
      assert.deepEqual(
        first.map(({ local }) => local.slice(11)),
        times,
      );
      for (const { local, startsAt } of first) assert.equal(wallTimeAt(startsAt, zone), local);
      for (const hour of ['00:15', '00:45', '01:15'])
        assert.deepEqual(await made(day, new Date(`${day}T${hour}:00Z`)), first);
    }
  });
});
