import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type TestApp, testApp } from '#test/app.ts';
import { compareClocks, findDifferingZones } from './compare-clocks.ts';

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

  test('differ in the zones in which Node and PostgreSQL disagree about noon, and in no others', async () => {
    const { database, clock } = app.services;
    const zones = await findDifferingZones(database.read, clock.now());
    const differing = (await compareClocks(database.read, clock.now())).map(({ timeZone }) => timeZone);
    assert.deepEqual(differing.sort(), zones);
  });
});
