// How the marketplace runs, and what the last check of its invariants has found.
import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { recurringJobs } from '#server/process/jobs.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { newId } from '#kernel/ids.ts';

describe('health', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    app = await testApp();
    ({ token } = await app.signIn('operator'));
    // As the start of the server does.
    await mkdir(app.services.config.dataDir, { recursive: true });
  });
  const db = () => app.services.database.db;
  const read = async () => (await app.send('GET', '/api/admin/health', { token })).body;
  const request = () => app.send('POST', '/api/admin/health/invariants', { token });
  const run = (name: string) => recurringJobs[name]!.run(app.services);

  test('says how database, disk, mails and rates are', async () => {
    const before = await read();
    assert.deepEqual(before.checks, { database: 'ok', migrations: 'ok', search: 'ok' });
    assert.equal(before.database.engine, app.services.database.engine);
    assert.ok(before.database.bytes > 1_000_000 && before.disk.totalBytes >= before.disk.freeBytes);
    assert.equal(before.mails.hasServer, false, 'mails of tests stay in the outbox');
    assert.match(before.rates.asOf, /^\d{4}-\d\d-\d\d$/);
    await sql`
      insert into mails (id, event, recipient, language, subject, body_text, body_html, attempts)
      values (${newId()}, ${`health:${newId()}`}, 'somebody@tests.example', 'en', 's', 't', 'h', 3)`.execute(db());
    const { mails } = await read();
    assert.deepEqual([mails.waiting - before.mails.waiting, mails.held - before.mails.held], [1, 1]);
    await sql`delete from mails where event like 'health:%'`.execute(db());
  });

  test('has the last check of the invariants, which an operator starts', async () => {
    // Checks of tests with another clock are later.
    await sql`delete from invariant_checks`.execute(db());
    const requested = await request();
    assert.deepEqual([requested.status, requested.body.finishedAt], [202, null]);
    assert.equal((await request()).body.requestedAt, requested.body.requestedAt, 'one at a time');
    await run('check-invariants');
    const { last, pending } = (await read()).invariants;
    assert.equal(pending, null);
    assert.deepEqual(
      [last.requestedAt, last.broken, last.findings, last.failure],
      [requested.body.requestedAt, 0, [], null],
    );
  });

  test('names what is broken', async () => {
    const { rows } = await sql<{ id: string }>`select id from departures where taken = 0 limit 1`.execute(db());
    const { id } = rows[0]!;
    await sql`update departures set taken = 1 where id = ${id}`.execute(db());
    await request();
    await run('check-invariants');
    await sql`update departures set taken = 0 where id = ${id}`.execute(db());
    const { last } = (await read()).invariants;
    assert.equal(last.broken, last.findings.length);
    assert.ok(
      last.findings.some(
        ({ invariant, subject }: { invariant: string; subject: string }) =>
          invariant === 'seats taken equal seats of live bookings' && subject === id,
      ),
      JSON.stringify(last.findings),
    );
  });

  test('makes the job due that checks, unless it runs already', async () => {
    const due = async () =>
      (
        await sql<{ isDue: boolean }>`
          select run_at <= ${app.services.clock.now()} as is_due from jobs where recurring and name = 'check-invariants'`.execute(
          db(),
        )
      ).rows[0]!.isDue;
    const set = (attempts: number) =>
      sql`update jobs set run_at = '2099-01-01', attempts = ${attempts} where recurring and name = 'check-invariants'`.execute(
        db(),
      );
    await set(1);
    await request();
    assert.equal(await due(), false);
    await set(0);
    await request();
    assert.equal(await due(), true);
    await run('check-invariants');
  });
});

describe('the check of the audit log', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    app = await testApp();
    ({ token } = await app.signIn('operator'));
  });
  const db = () => app.services.database.db;
  const verify = async () => (await app.send('GET', '/api/admin/audit/verification', { token })).body;
  async function act(): Promise<void> {
    const { id } = await app.newTraveller();
    const body = { reason: 'Bookings were sold that never took place.' };
    assert.equal((await app.send('POST', `/api/admin/users/${id}/suspension`, { token, body })).status, 200);
  }
  async function tamper(sequence: number, reason: string): Promise<void> {
    await app.services.database.transaction(async (transaction) => {
      await sql`alter table audit_entries disable trigger user`.execute(transaction);
      await sql`update audit_entries set reason = ${reason} where sequence = ${sequence}`.execute(transaction);
      await sql`alter table audit_entries enable trigger user`.execute(transaction);
    });
  }

  test('covers all of it, after which only later entries are checked when they are read', async () => {
    await act();
    assert.equal((await app.send('POST', '/api/admin/audit/verification', { token })).status, 202);
    await recurringJobs['check-audit-log']!.run(app.services);
    const checked = await verify();
    assert.equal(checked.checkedEntries, checked.entries);
    assert.ok(checked.checkedAt);
    await act();
    await act();
    const later = await verify();
    assert.deepEqual([later.broken, later.entries - later.checkedEntries], [null, 2]);
    await tamper(later.entries, 'Nothing.');
    assert.equal((await verify()).broken.sequence, later.entries);
    await tamper(later.entries, 'Bookings were sold that never took place.');
    assert.equal((await verify()).broken, null);
  });

  test('finds what was changed before, and then shows where until it is mended', async () => {
    await act();
    const { entries } = await verify();
    await act();
    await recurringJobs['check-audit-log']!.run(app.services);
    await tamper(entries, 'Nothing.');
    await recurringJobs['check-audit-log']!.run(app.services);
    const broken = await verify();
    assert.deepEqual([broken.broken.sequence, broken.checkedEntries], [entries, 0]);
    await tamper(entries, 'Bookings were sold that never took place.');
    assert.equal((await verify()).broken, null);
  });

  test('finds an end that was cut off', async () => {
    await act();
    await recurringJobs['check-audit-log']!.run(app.services);
    const { rows } = await sql<{ sequence: number; hash: string }>`select sequence, hash from audit_head`.execute(db());
    const head = rows[0]!;
    const set = (sequence: number, hash: string) =>
      sql`update audit_head set sequence = ${sequence}, hash = ${hash}`.execute(db());
    await set(head.sequence - 1, head.hash);
    assert.equal((await verify()).broken.sequence, head.sequence);
    await set(head.sequence, head.hash);
    assert.equal((await verify()).broken, null);
  });
});
