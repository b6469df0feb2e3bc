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
  const db = () => app.services.database.db;
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

  const decide = (path: string, body: object, headers = {}) =>
    app.send('POST', `/api/admin/${path}/decisions`, { token, body, headers });
  const lastEntry = async () => (await app.send('GET', '/api/admin/audit', { token })).body.data[0];
  async function giveUp(name: string, deadAt = app.services.clock.now()): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      insert into jobs (name, payload, attempts, last_error, dead_at) values (${name}, '{"a": 1}', 12, 'broken', ${deadAt})
      returning id`.execute(db());
    return rows[0]!.id;
  }
  const jobRows = (name: string) =>
    sql<{ attempts: number; isDead: boolean }>`
      select attempts, dead_at is not null as is_dead from jobs where name = ${name} order by id`
      .execute(db())
      .then(({ rows }) => rows);
  async function holdMail(kind: string): Promise<string> {
    const id = newId();
    await sql`
      insert into mails (id, event, recipient, language, subject, body_text, body_html, attempts, next_try_at, last_error)
      values (${id}, ${`${kind}:${newId()}`}, 'somebody@tests.example', 'en', 's', 'text', 'html', 12, '2026-01-01', 'no such host')`.execute(
      db(),
    );
    return id;
  }
  const mail = async (id: string) =>
    (
      await sql<{ attempts: number; bodyText: string; isDiscarded: boolean; isDue: boolean }>`
        select attempts, body_text, discarded_at is not null as is_discarded, next_try_at > '2026-01-02' as is_due
        from mails where id = ${id}`.execute(db())
    ).rows[0]!;

  test('are read in pages, and a job runs again from the page, which the audit log says', async () => {
    const name = `job-${newId()}`;
    for (let count = 0; count < 27; count++) await giveUp(name);
    const first = (await app.send('GET', `/api/admin/dead-jobs?name=${name}`, { token })).body;
    const second = (await app.send('GET', `/api/admin/dead-jobs?name=${name}&before=${first.next}`, { token })).body;
    assert.deepEqual([first.data.length, second.data.length, second.next], [25, 2, null]);
    assert.deepEqual(
      [first.data[0].payload, first.data[0].canRetry, first.data[0].error],
      ['{"a": 1}', true, 'broken'],
    );
    const last = second.data[1].id;
    assert.deepEqual((await decide('dead-jobs', { outcome: 'retry', id: last })).body, { count: 1 });
    assert.deepEqual((await jobRows(name))[0], { attempts: 0, isDead: false });
    const entry = await lastEntry();
    assert.deepEqual([entry.act, entry.subject.name], ['job_retry', String(last)]);
    assert.deepEqual((await decide('dead-jobs', { outcome: 'retry', id: last })).body, { count: 0 }, 'it is not dead');
    assert.equal((await lastEntry()).id, entry.id, 'nothing was done, so nothing is in the log');
    await sql`delete from jobs where name = ${name}`.execute(db());
  });

  test('are discarded with a reason alone, all of a name at once, and once under one key', async () => {
    const name = `job-${newId()}`;
    for (let count = 0; count < 3; count++) await giveUp(name);
    const body = { outcome: 'discard', name, reason: 'The tour is not there any more.' };
    const without = await decide('dead-jobs', { outcome: 'discard', name });
    assert.deepEqual([without.status, without.body.fields[0].field], [422, 'reason']);
    assert.equal((await jobRows(name)).length, 3);
    assert.equal((await decide('dead-jobs', { outcome: 'discard', reason: 'x' })).status, 422);
    const key = { 'idempotency-key': newId() };
    assert.deepEqual((await decide('dead-jobs', body, key)).body, { count: 3 });
    assert.deepEqual((await decide('dead-jobs', body, key)).body, { count: 3 });
    assert.deepEqual(await jobRows(name), []);
    const entry = await lastEntry();
    assert.deepEqual([entry.act, entry.subject.name, entry.reason], ['job_discard', `${name} (3)`, body.reason]);
  });

  test('do not run again without their payload', async () => {
    const name = `job-${newId()}`;
    const id = await giveUp(name, new Date(app.services.clock.now().getTime() - 31 * 86_400_000));
    const { data } = (await app.send('GET', `/api/admin/dead-jobs?name=${name}`, { token })).body;
    assert.equal(data[0].canRetry, false);
    assert.deepEqual((await decide('dead-jobs', { outcome: 'retry', id })).body, { count: 0 });
    await sql`delete from jobs where name = ${name}`.execute(db());
  });

  test('are mails that are tried again, or given up for good and not written again', async () => {
    const kind = `kind-${newId()}`;
    const [again, never] = [await holdMail(kind), await holdMail(kind)];
    assert.equal((await decide('held-mails', { outcome: 'retry', id: again })).body.count, 1);
    assert.deepEqual(await mail(again), { attempts: 0, bodyText: 'text', isDiscarded: false, isDue: true });
    const { data } = (await app.send('GET', `/api/admin/held-mails?name=${kind}`, { token })).body;
    assert.deepEqual(
      data.map(({ id, nextTryAt }: any) => [id, nextTryAt]),
      [[never, null]],
    );
    const reason = 'The address does not exist.';
    assert.equal((await decide('held-mails', { outcome: 'discard', name: kind, reason })).body.count, 1);
    assert.deepEqual(await mail(never), { attempts: 12, bodyText: '', isDiscarded: true, isDue: false });
    assert.equal((await lastEntry()).act, 'mail_discard');
    assert.ok(!(await list()).mails.some((one: { name: string }) => one.name === kind));
  });
});
