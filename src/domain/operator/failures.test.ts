// What runs behind the pages and has failed, where operators look first.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type TestApp, testApp } from '#test/app.ts';
import { newId } from '#kernel/ids.ts';

describe('failures', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    app = await testApp();
    ({ token } = await app.signIn('operator'));
  });
  const db = () => app.services.database.read;
  const list = async () => (await app.send('GET', '/api/admin/failures', { token })).body;

  test('are jobs that were given up, by name, with the latest error and since when', async () => {
    const name = `job-${newId()}`;
    for (const [error, at] of [
      ['the first', '2026-01-02T03:04:05Z'],
      ['the second', '2026-01-03T03:04:05Z'],
    ] as const)
      await sql`insert into jobs (name, attempts, last_error, dead_at) values (${name}, 9, ${error}, ${at})`.execute(
        db(),
      );
    await sql`insert into jobs (name, run_at, last_error) values (${name}, '2099-01-01', 'will be tried again')`.execute(
      db(),
    );
    const found = (await list()).jobs.filter((one: { name: string }) => one.name === name);
    await sql`delete from jobs where name = ${name}`.execute(db());
    assert.deepEqual(found, [{ name, count: 2, since: '2026-01-02T03:04:05.000Z', error: 'the second' }]);
  });

  test('are mails that could not be delivered yet, by their kind', async () => {
    const kind = `kind-${newId()}`;
    const insert = (attempts: number, sentAt: string | null) =>
      sql`
      insert into mails (id, event, recipient, language, subject, body_text, body_html, attempts, sent_at, next_try_at, last_error, created_at)
      values (${newId()}, ${`${kind}:${newId()}`}, 'somebody@tests.example', 'en', 's', 't', 'h', ${attempts}, ${sentAt}, '2099-01-01',
        'no such host', '2026-01-02T03:04:05Z')`.execute(db());
    await insert(2, null);
    await insert(0, null);
    await insert(3, '2026-01-02T03:05:05Z');
    const found = (await list()).mails.filter((one: { name: string }) => one.name === kind);
    await sql`delete from mails where event like ${`${kind}%`}`.execute(db());
    assert.deepEqual(found, [{ name: kind, count: 1, since: '2026-01-02T03:04:05.000Z', error: 'no such host' }]);
  });
});
