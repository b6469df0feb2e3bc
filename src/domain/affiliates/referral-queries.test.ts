import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { testApp } from '#test/app.ts';
import { findDays } from './referral-queries.ts';

test('the days of a result are all there, also by the clock of a database whose zone skips a midnight', async () => {
  const { services } = await testApp();
  await services.database.transaction(async (transaction) => {
    await sql`set local time zone 'America/Santiago'`.execute(transaction);
    // Clocks there go from midnight to one on 6 September 2026.
    const days = await findDays(transaction, newId(), '2026-09-05', '2026-09-08');
    assert.deepEqual(
      days.map(({ date }) => date),
      ['2026-09-05', '2026-09-06', '2026-09-07', '2026-09-08'],
    );
  });
});
