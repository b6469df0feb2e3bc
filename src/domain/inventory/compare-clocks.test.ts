import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type TestApp, testApp } from '#test/app.ts';
import { compareClocks, findDifferingZones, listShiftedDepartures } from './compare-clocks.ts';

describe('the stored instants of departures', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
  });

  test('are compared with what Node and PostgreSQL make of the local time', async () => {
    const now = app.services.clock.now();
    const undo = new Error('undo');
    const work = app.services.database.transaction(async (transaction) => {
      const [before] = await compareClocks(transaction, now, ['Europe/Madrid']);
      assert.equal(before, undefined, 'both know the clocks of Madrid');
      await sql`
        update departures set starts_at = starts_at + interval '1 hour' where id in (
          select id from departures where time_zone = 'Europe/Madrid' and starts_at > ${now} order by starts_at desc limit 3)`.execute(
        transaction,
      );
      const [after, ...others] = await compareClocks(transaction, now, ['Europe/Madrid']);
      assert.deepEqual([after!.timeZone, after!.byNode, after!.byPostgres, others], ['Europe/Madrid', 3, 3, []]);
      throw undo;
    });
    await assert.rejects(work, undo);
  });

  test('that clocks will show as another local time are listed one by one, and none is moved', async () => {
    const now = app.services.clock.now();
    const undo = new Error('undo');
    const work = app.services.database.transaction(async (transaction) => {
      const list = () => listShiftedDepartures(transaction, now, ['Europe/Madrid'], 10);
      assert.deepEqual(await list(), []);
      // As if the rules had been others when these were sold.
      const { rows: sold } = await sql<{ id: string; local: string; startsAt: Date }>`
        update departures set starts_at = starts_at + interval '1 hour' where id in (
          select id from departures where time_zone = 'Europe/Madrid' and starts_at > ${now} order by starts_at desc limit 3)
        returning id, starts_at_local as local, starts_at`.execute(transaction);
      const listed = await list();
      const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
      assert.deepEqual(
        listed.map(({ id, local, startsAt }) => ({ id, local, startsAt })).sort(byId),
        sold.toSorted(byId),
      );
      assert.ok(listed.every(({ tourSlug, timeZone }) => tourSlug !== '' && timeZone === 'Europe/Madrid'));
      assert.deepEqual((await listShiftedDepartures(transaction, now, ['Europe/Madrid'], 2)).length, 2);
      assert.deepEqual(await list(), listed);
      throw undo;
    });
    await assert.rejects(work, undo);
  });

  test('differ in the zones in which Node and PostgreSQL disagree about noon, and in no others', async () => {
    const { database, clock } = app.services;
    const zones = await findDifferingZones(database.db, clock.now());
    const differing = (await compareClocks(database.db, clock.now())).map(({ timeZone }) => timeZone);
    assert.deepEqual(differing.sort(), zones);
  });
});
