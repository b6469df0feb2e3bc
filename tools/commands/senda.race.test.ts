// The commands of operators, each as a process of its own on a folder of the demo world.
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { demoLogins } from '#world/logins.ts';
import { openDatabase } from '#platform/database/database.ts';
import { appOver, type TestApp } from '#test/app.ts';
import { runSenda } from '#test/server-process.ts';
import { copyEmbeddedWorld } from '#test/world-copy.ts';

describe('the command line', () => {
  let DATA_DIR: string;
  before(async () => void (DATA_DIR = await copyEmbeddedWorld()));
  after(() => rm(DATA_DIR, { recursive: true, force: true }));

  test('says of each command how to call it and what its exit codes mean', async () => {
    const names = (await runSenda('--help')).output.match(/^  \S+/gm)!.map((name) => name.trim());
    const readme = await readFile(path.join(import.meta.dirname, '../../README.md'), 'utf8');
    const [, named] = /^\| `npm run senda -- COMMAND` \|(.+), each with `--help` \|$/m.exec(readme)!;
    assert.deepEqual(named!.match(/(?<=`)[a-z-]+(?=`)/g), names);
    for (const name of names) {
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

  const succeeds = async (command: string, folder = DATA_DIR) => {
    const { code, output } = await runSenda(command, { DATA_DIR: folder });
    assert.equal(code, 0, `${command}\n${output}`);
    return output;
  };
  /** What `work` finds in the folder while no command runs: the embedded database belongs to one process at a time. */
  async function inApp<T>(work: (app: TestApp) => Promise<T>): Promise<T> {
    const database = await openDatabase({ folder: DATA_DIR });
    try {
      return await work(await appOver(database, DATA_DIR));
    } finally {
      await database.close();
    }
  }
  const signInTo = (app: TestApp, email: string, password: string) =>
    app.send('POST', '/api/auth/login', { body: { email, password } });

  test('lists the settings and sets one, but raises no commission over the heads of suppliers', async () => {
    assert.match(await succeeds('settings list'), /^holdMinutes = 15$/m);
    assert.match(await succeeds('settings set holdMinutes 20'), /^holdMinutes = 20$/m);
    assert.match(await succeeds('settings list'), /^holdMinutes = 20$/m);
    const raised = await runSenda('settings set commissionPercent 40', { DATA_DIR });
    assert.deepEqual([raised.code, raised.output.split(': ')[0]], [1, 'commissionPercent']);
    const empty = await mkdtemp(path.join(tmpdir(), 'senda-'));
    assert.match(await succeeds('settings set commissionPercent 40', empty), /^commissionPercent = 40$/m);
    await rm(empty, { recursive: true });
  });

  test('opens an account of an operator, who signs in with the password that it prints', async () => {
    const email = 'ana@senda.example';
    const said = await succeeds(`create-admin ${email} Ana Ruiz`);
    assert.match(said, /^Ana Ruiz <ana@senda\.example> is an operator and signs in at /m);
    const [, password] = /^Password, shown only now: (.+)$/m.exec(said)!;
    const { status, body } = await inApp((app) => signInTo(app, email, password!));
    assert.deepEqual([status, body.user.name, body.user.role], [200, 'Ana Ruiz', 'admin']);
  });

  test('suspends a user and a supplier with a reason, and ends it', async () => {
    const { traveller, supplier } = demoLogins;
    const { email } = traveller;
    const slug = 'mar-y-piedra';
    const signIns = () =>
      inApp(async (app) => {
        const responses = [traveller, supplier].map((who) => signInTo(app, who.email, who.password));
        return (await Promise.all(responses)).map(({ status }) => status);
      });
    assert.match(await succeeds(`suspend user ${email} Signs in from twelve countries`), / is suspended\.$/m);
    assert.match(await succeeds(`suspend supplier ${slug} Sold what it does not have`), / is suspended\.$/m);
    assert.deepEqual(await signIns(), [409, 409]);
    assert.match(await succeeds(`unsuspend user ${email} It was a travel agency`), / is not suspended any more\.$/m);
    assert.match(await succeeds(`unsuspend supplier ${slug} It was a mistake`), / is not suspended any more\.$/m);
    assert.deepEqual(await signIns(), [200, 200]);
  });
});
