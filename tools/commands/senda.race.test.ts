// The commands of operators, each as a process of its own on a folder of the demo world.
import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { openDatabase } from '#platform/database/database.ts';
import { runSenda } from '#test/server-process.ts';
import { copyEmbeddedWorld } from '#test/world-copy.ts';

describe('the command line', () => {
  let DATA_DIR: string;
  before(async () => void (DATA_DIR = await copyEmbeddedWorld()));
  after(() => rm(DATA_DIR, { recursive: true, force: true }));

  test('says of each command how to call it and what its exit codes mean', async () => {
    for (const name of ['backup', 'create-admin', 'doctor', 'export', 'import', 'invariants', 'restore', 'settings']) {
      const { code, output } = await runSenda(`${name} --help`, { DATA_DIR });
      assert.equal(code, 0, name);
      assert.match(output, new RegExp(`^${name}: .+\n  npm run senda -- ${name}[^]+Exit code: 0 done`), name);
    }
    assert.equal((await runSenda('doctor now', { DATA_DIR })).code, 2);
    assert.equal((await runSenda('dance', { DATA_DIR })).code, 2);
  });

  test('says what the doctor checked, what is wrong, and how far the check of invariants is', async () => {
    const healthy = await runSenda('doctor', { DATA_DIR });
    assert.equal(healthy.code, 0, healthy.output);
    for (const check of [
      'database',
      'migrations',
      'search index',
      'jobs',
      'mails',
      'disk',
      'rates',
      'settings',
      'zone rules',
    ])
      assert.match(healthy.output, new RegExp(`^ok    ${check}: .+$`, 'm'));
    const database = await openDatabase({ folder: DATA_DIR });
    const slug = (
      await sql<{ slug: string }>`
        with gone as (delete from search_documents where tour_id = (select min(id::text)::uuid from tours where status = 'published') returning tour_id)
        select distinct slug from tours where id in (select tour_id from gone)`.execute(database.db)
    ).rows[0]!.slug;
    await sql`insert into settings (key, value, updated_at) values ('commissionPercent', '"much"', now())
      on conflict (key) do update set value = excluded.value`.execute(database.db);
    await database.close();
    const ill = await runSenda('doctor', { DATA_DIR });
    assert.equal(ill.code, 1, ill.output);
    assert.match(ill.output, new RegExp(`^WRONG search index: .+ 1 without documents\n${slug} is on sale`, 'm'));
    assert.match(ill.output, /^WRONG settings: .+\ncommissionPercent has a value that is not allowed/m);
    assert.match(ill.output, /2 of 9 checks found something wrong/);
    const checked = await runSenda('invariants', { DATA_DIR });
    assert.equal(checked.code, 0, checked.output);
    assert.match(checked.output, /^No invariant is broken\.\nchecking the invariants …$/m);
  });
});
