// Databases of older versions, with the rows those wrote (db/upgrades/), are upgraded and traded with.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { applyMigrations, migrate, readMigrations } from '#platform/database/migrate.ts';
import { appOver, brokenInvariants, type TestApp } from '#test/app.ts';
import { cashOf } from '#test/ledger-balances.ts';
import { recurringJobs } from './jobs.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { dayMs, moveClockTo, runClockJobs } from '#test/time.ts';
import { makePostgresDatabase } from '#test/world-copy.ts';

type KeyedRequest = { key: string; body: { tourId: string; date: string } };
/** The notes that tools/upgrades/make-upgrade-dump.ts writes into the head of a file. */
type Notes = {
  at: string;
  tour: string;
  booked: KeyedRequest;
  refused: KeyedRequest;
  toPay: { id: string; payUrl: string };
  toDecide: string;
  toCancel: string;
  onHold: string;
};
type Person = { id: string; token: string };

const folder = path.join(import.meta.dirname, '../../../db/upgrades');
const password = 'a walk by the sea';

for (const name of readdirSync(folder).sort()) {
  describe(`a database of version ${name.slice(0, 4)}, once it is upgraded,`, () => {
    const dump = readFileSync(path.join(folder, name), 'utf8');
    const notes = JSON.parse(/\{.*\}$/m.exec(dump)![0]) as Notes;
    const files = mkdtempSync(path.join(os.tmpdir(), 'senda-upgrade-'));
    let database: Database;
    let app: TestApp;
    let traveller: Person;
    let supplier: Person;
    before(async () => {
      database = await load(dump, name.slice(0, 4));
      app = await appOver(database, files);
      // Jobs of migrations begin with the upgrade, which is after the dump.
      await sql`update jobs set run_at = ${notes.at} where name = 'refresh-from-prices-of-all'`.execute(database.db);
      moveClockTo(app, new Date(Date.parse(notes.at) + 60_000));
      traveller = await signIn(app, 'traveller@upgrade.example');
      supplier = await signIn(app, 'supplier@upgrade.example');
    });
    after(async () => {
      await app.jobs.stop();
      await database.close();
      rmSync(files, { recursive: true, force: true });
    });

    const repeat = ({ key, body }: KeyedRequest) =>
      app.send('POST', '/api/bookings', { token: traveller.token, body, headers: { 'idempotency-key': key } });
    const stateOf = async (id: string) =>
      (await app.send('GET', `/api/bookings/${id}`, { token: traveller.token })).body.state as string;

    test('keeps every invariant, and knows a migration whose file was renamed by its text', async () => {
      assert.deepEqual(await brokenInvariants(app), []);
      const { rows } = await sql<{
        name: string;
        hash: string;
      }>`select name, hash from migrations order by name`.execute(database.db);
      assert.deepEqual(
        rows,
        (await readMigrations()).map((one) => ({ name: one.name, hash: one.hash })),
      );
    });

    test('still has the key that secrets of second factors were encrypted with', async () => {
      const { rows } = await sql<{ name: string; value: string }>`
        select name, encode(value, 'hex') as value from secrets where name in ('sealingKey', 'encryptionKey')`.execute(
        database.db,
      );
      assert.deepEqual(rows, [
        { name: 'encryptionKey', value: /'(?:sealing|encryption)Key', E'\\\\x(\w+)'/.exec(dump)![1]! },
      ]);
    });

    // Later versions write the moment themselves.
    if (name < '0035')
      test('leaves an operator of before seven days for setting codes up, from the upgrade', async () => {
        const { rows } = await sql<{ isAnew: boolean; isDemo: boolean }>`
          select second_factor_grace_from > now() - interval '1 hour' as is_anew, is_demo
          from users where email = 'operator@upgrade.example'`.execute(database.db);
        assert.deepEqual(rows, [{ isAnew: true, isDemo: false }]);
      });

    test('sends the stored response to a repeated request, as it was stored', async () => {
      const { rows } = await sql<{ response: unknown }>`
        select response from idempotency_keys where key = ${notes.booked.key}`.execute(database.db);
      const { status, body } = await repeat(notes.booked);
      assert.equal(status, 201);
      assert.deepEqual(body, rows[0]!.response);
    });

    test('refuses a repeated request for the reason it was refused for before', async () => {
      const { status, body } = await repeat(notes.refused);
      assert.deepEqual([status, body.code], [409, 'sold_out']);
    });

    test('reads every booking of its traveller', async () => {
      const { body } = await app.send('GET', '/api/bookings?pageSize=100', { token: traveller.token });
      assert.ok(body.total >= 15);
      for (const { id, state } of body.data) assert.equal(await stateOf(id), state);
    });

    test('does the jobs that waited', async () => {
      await app.jobs.runDue();
      const { rows } = await sql<{ name: string; lastError: string }>`
        select name, last_error from jobs where not recurring and dead_at is null
          and (run_at <= ${app.services.clock.now()} or last_error is not null)`.execute(database.db);
      assert.deepEqual(rows, []);
    });

    test('shows after from the price that this version computes, also of tours without price rules', async () => {
      const { rows } = await sql<{ price: number }>`
        select distinct from_price_minor::int as price from tours where status = 'published'`.execute(database.db);
      assert.deepEqual(rows, [{ price: 5000 }]);
    });

    test('has each recurring job once, under the name that the code knows', async () => {
      const { rows } = await sql<{ name: string }>`
        select name from jobs where recurring order by name`.execute(database.db);
      assert.deepEqual(
        rows.map((job) => job.name),
        Object.keys(recurringJobs).sort(),
      );
    });

    test('takes the payment of a booking that waited for it', async () => {
      await sendPaymentOutcome(app, notes.toPay.payUrl, 'paid');
      assert.equal(await stateOf(notes.toPay.id), 'confirmed');
      assert.deepEqual(await brokenInvariants(app), []);
    });

    test('places the hold, decides the request and gives the money of a cancelled booking back', async () => {
      const { token } = traveller;
      const placed = await app.send('POST', '/api/bookings', { token, body: { holdId: notes.onHold } });
      assert.deepEqual([placed.status, placed.body.state], [201, 'confirmed']);
      const decision = { token: supplier.token, body: { decision: 'accept' } };
      const decided = await app.send('POST', `/api/supplier/bookings/${notes.toDecide}/decision`, decision);
      assert.deepEqual([decided.status, decided.body.state], [200, 'confirmed']);
      const { captured } = await cashOf(app, notes.toCancel);
      await app.send('POST', `/api/bookings/${notes.toCancel}/cancellation`, { token, body: {} });
      assert.deepEqual(await cashOf(app, notes.toCancel), { captured, refunded: captured });
      assert.deepEqual(await brokenInvariants(app), []);
    });

    test('goes on booking, and completes what is over', async () => {
      const body = { tourId: notes.tour, date: notes.booked.body.date, adults: 1 };
      const booked = await app.send('POST', '/api/bookings', { token: traveller.token, body });
      assert.deepEqual([booked.status, booked.body.state], [201, 'confirmed'], JSON.stringify(booked.body));
      app.moveClock(Date.parse(notes.at) - Date.now() + 60 * dayMs);
      await runClockJobs(app);
      traveller = await signIn(app, 'traveller@upgrade.example');
      assert.equal(await stateOf(booked.body.id), 'completed');
      assert.deepEqual(await brokenInvariants(app), []);
    });
  });
}

/** Loads the rows into the schema of their version, then applies the later migrations. */
async function load(dump: string, version: string): Promise<Database> {
  const url =
    process.env.TEST_ENGINE === 'postgres' ? await makePostgresDatabase(process.env.TEST_DATABASE_URL!) : undefined;
  const database = await openDatabase(url ? { url, poolSize: 4 } : { memory: true });
  const client = await database.pool.connect();
  const migrations = await readMigrations();
  await applyMigrations(
    client,
    migrations.filter((migration) => migration.name.slice(0, 4) <= version),
  );
  // The rows are as they were: neither triggers nor foreign keys act on them while they are loaded.
  await client.query('set session_replication_role = replica');
  await client.query(dump);
  // Migrations up to that one have them recomputed.
  if (version < '0263') await client.query('update tours set from_price_minor = 1');
  await client.query('reset session_replication_role');
  // The file of the last one had another name when it was applied.
  await client.query(
    "update migrations set name = '0000_an_earlier_name.sql' where name = (select max(name) from migrations)",
  );
  await migrate(client);
  client.release();
  return database;
}

async function signIn(app: TestApp, email: string): Promise<Person> {
  const { status, body } = await app.send('POST', '/api/auth/login', { body: { email, password } });
  assert.equal(status, 200, JSON.stringify(body));
  return { id: body.user.id, token: body.token };
}
