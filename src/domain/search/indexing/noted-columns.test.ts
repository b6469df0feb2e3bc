import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type TestApp, testApp } from '#test/app.ts';
import { filterNames, filterOf } from '../filters.ts';

describe('the index of a running server', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
  });

  async function triggersOn(table: string, by = 'note_search_change'): Promise<string[]> {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_triggerdef(oid) as definition from pg_trigger
      where tgrelid = ${table}::regclass and not tgisinternal`.execute(app.services.database.db);
    return rows.map(({ definition }) => definition).filter((one) => one.includes(by));
  }

  test('hears of a change of every column that a filter reads', async () => {
    const ofTours = (await triggersOn('tours')).find((one) => one.includes('tours_changed')) ?? '';
    let columns = 0;
    for (const name of filterNames) {
      const { column } = filterOf(name);
      const [, from] = /\bfrom (\w+)/.exec(column) ?? [];
      if (from) assert.ok((await triggersOn(from)).length > 0, `${name} reads ${from}, which has no trigger`);
      for (const [, read] of column.matchAll(/\bt\.(\w+)/g)) {
        if (read === 'id') continue;
        columns += 1;
        assert.match(
          ofTours,
          new RegExp(`\\bnew\\.${read}\\b`),
          `${name}: the trigger tours_changed leaves ${read} out`,
        );
      }
    }
    assert.match((await triggersOn('options')).join(), /\bnew\.cut_off_minutes\b.*\bnew\.valid_days\b/);
    assert.match((await triggersOn('units', 'note_units_change')).join(), /\bUPDATE OF [^)]*\bprice_minor\b/);
    assert.match((await triggersOn('price_rules', 'note_units_change')).join(), /INSERT OR DELETE OR UPDATE ON/);
    assert.ok(columns >= 6, `${columns} columns`);
  });
});
