// Deadlines before a start on the far side of a change of clocks: hours that pass, not hours on a clock.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { wallTimeAt } from '#kernel/zoned-time.ts';
import { closesAt, closesAtSql, fillBy } from '#domain/inventory/inventory-queries.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour } from '#test/test-tour.ts';
import { hourMs } from '#test/time.ts';
import { findTransitions, wallTime } from '#test/zone-transitions.ts';
import { decideBy } from './begin-booking.ts';

describe('deadlines over every change of clocks from 2026 to 2030', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
  });
  closeTestTours();

  test('of sale, of enough people and of a decision are 24 hours off, which a clock shows as more or fewer', () => {
    for (const { timeZone, at, before: earlier, after } of findTransitions()) {
      const startsAt = new Date(at + 6 * hourMs);
      const shown = wallTime(startsAt.getTime() - 24 * hourMs, earlier);
      const requestedAt = new Date(at - 18 * hourMs);
      const settings = { ...defaultSettings(), decideWithinHours: 24 };
      for (const [deadline, expected] of [
        [closesAt({ startsAt, endsAt: null }, { cutOffMinutes: 24 * 60 }), shown],
        [fillBy({ startsAt }, { decideHoursBefore: 24 })!, shown],
        [decideBy(new Date(at + 48 * hourMs), settings, requestedAt), wallTime(at + 6 * hourMs, after)],
      ] as const)
        assert.equal(wallTimeAt(deadline, timeZone), expected, `${timeZone} ${new Date(at).toISOString()}`);
    }
  });

  test('of sale are the same to PostgreSQL', async () => {
    const { options } = await createTestTour({ starts: ['2027-03-28T09:00'], cutOffMinutes: 24 * 60 });
    const { rows } = await sql<{ closesAt: Date }>`
      select ${closesAtSql} as closes_at from departures d join options o on o.id = d.option_id
      where o.id = ${options[0].id}`.execute(app.services.database.db);
    const { startsAt } = options[0].departures[0]!;
    assert.deepEqual(rows, [{ closesAt: closesAt({ startsAt, endsAt: null }, { cutOffMinutes: 24 * 60 }) }]);
    assert.equal(wallTimeAt(rows[0]!.closesAt, 'Europe/Madrid'), '2027-03-27T08:00');
  });
});
