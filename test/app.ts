// The whole application over the demo world, called in process with `app(new Request(…))`. One database per process;
// tests that change data create their own users.
import assert from 'node:assert/strict';
import { after, afterEach } from 'node:test';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { createApp } from '#server/http/app.ts';
import type { App } from '#server/http/application.ts';
import { runJobs } from '#server/process/jobs.ts';
import { loadSecrets } from '#server/process/open-services.ts';
import { readConfig } from '#platform/config/config.ts';
import { type Database, openDatabase, type Queryable } from '#platform/database/database.ts';
import { openFiles } from '#platform/files/files.ts';
import type { JobRunner } from '#platform/jobs/start-jobs.ts';
import { createLog } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';
import { demoLogins } from '#world/logins.ts';
import { testOutbound } from './supplier-host.ts';
import { copyEmbeddedWorld, copyPostgresWorld } from './world-copy.ts';

export type TestResponse<T = any> = { status: number; body: T; headers: Headers };
export type TestRequest = {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  raw?: BodyInit;
  address?: string;
};

export type TestApp = {
  app: App;
  services: Services;
  jobs: JobRunner;
  /** Moves the application's clock; `moveClock(0)` resets it. */
  moveClock(aheadMs: number): void;
  /** Stops or restarts the application's clock. While it is stopped, only `moveClock` moves it. */
  stopClock(isStopped: boolean): void;
  send<T = any>(method: string, path: string, sent?: TestRequest): Promise<TestResponse<T>>;
  /** A fresh traveller who is signed in. */
  newTraveller(): Promise<{ id: string; email: string; token: string }>;
  signIn(who: keyof typeof demoLogins): Promise<{ id: string; token: string }>;
};

let shared: Promise<TestApp> | undefined;

/** The application that the test files of a process share. */
export function testApp(): Promise<TestApp> {
  return (shared ??= openTestApp());
}

/** An application over its own copy of the demo world. */
export async function openTestApp(): Promise<TestApp> {
  const url =
    process.env.TEST_ENGINE === 'postgres' ? await copyPostgresWorld(process.env.TEST_DATABASE_URL!) : undefined;
  const folder = url ? undefined : await copyEmbeddedWorld();
  process.on('exit', () => folder && rmSync(folder, { recursive: true, force: true }));
  const database = await openDatabase(url ? { url, poolSize: 20 } : { folder: folder! });
  return appOver(database, folder ?? path.join(import.meta.dirname, '../.build/test-data'), url);
}

/** Why a request failed unexpectedly is said by the run that saw it: it may not fail again. */
const testLog =
  process.env.TEST_LOG === '1' ? createLog('debug') : { ...createLog('silent'), error: createLog('error').error };

/** An application over a migrated database. */
export async function appOver(database: Database, dataDir: string, url?: string): Promise<TestApp> {
  const client = await database.pool.connect();
  const secrets = await loadSecrets(client);
  client.release();

  let aheadMs = 0;
  let stoppedAt: number | undefined;
  const services: Services = {
    config: readConfig({
      DATA_DIR: dataDir,
      APP_URL: 'http://localhost:3000',
      RATE_LIMIT_SCALE: '1000',
      PASSWORD_HASHING: 'trivial',
      ...(url && { DATABASE_URL: url }),
    }),
    database,
    secrets,
    clock: { now: () => new Date((stoppedAt ?? Date.now()) + aheadMs) },
    log: testLog,
    files: openFiles(path.join(dataDir, 'files')),
    outbound: testOutbound,
    translator: null,
    wakeJobs: () => {},
  };
  const jobs = oneAtATime(await runJobs(services, { poll: false }));
  const app = createApp(services, undefined);
  const test: TestApp = {
    app,
    services,
    jobs,
    moveClock: (ms) => void (aheadMs = ms),
    stopClock: (isStopped) => void (stoppedAt = isStopped ? Date.now() : undefined),
    send: (method, address, sent) => send(app, method, address, sent),
    newTraveller: () => newTraveller(test),
    signIn: (who) => signIn(test, who),
  };
  return test;
}

/** Serializes runs: when a run ends, jobs that an earlier run had claimed have finished, too. */
function oneAtATime(jobs: JobRunner): JobRunner {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...jobs,
    runDue() {
      const mine = last.then(jobs.runDue);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}

async function send(
  app: App,
  method: string,
  address: string,
  { body, token, headers, raw, address: from }: TestRequest = {},
): Promise<TestResponse> {
  const response = await app(
    new Request(`http://localhost:3000${address}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    }),
    { address: from ?? '127.0.0.1' },
  );
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
}

let people = 0;

async function newTraveller(test: TestApp): Promise<{ id: string; email: string; token: string }> {
  const email = `person-${process.pid}-${Date.now()}-${++people}@tests.example`;
  const { status, body } = await test.send('POST', '/api/auth/register', {
    body: { email, password: 'a walk by the sea', role: 'client' },
  });
  assert.equal(status, 201, JSON.stringify(body));
  return { id: body.user.id, email, token: body.token };
}

async function signIn(test: TestApp, who: keyof typeof demoLogins): Promise<{ id: string; token: string }> {
  const { email, password } = demoLogins[who];
  const { status, body } = await test.send('POST', '/api/auth/login', { body: { email, password } });
  assert.equal(status, 200, JSON.stringify(body));
  return { id: body.user.id, token: body.token };
}

/** Inside a `describe`: asserts that no invariant is broken. Over the embedded database once, after the last test: there the
 *  question takes a quarter of a second, and each of these tests queries PostgreSQL (decision 201). */
export function checkInvariantsAfterEach(): void {
  if (process.env.TEST_ENGINE === 'postgres') afterEach(checkInvariantsIfWritten);
  else after(async () => assert.deepEqual(await brokenInvariants(await testApp()), []));
}

let checkedUntil: string | undefined;

/** A transaction that writes has an id: where none was given out since the last check, nothing can have been broken. */
async function checkInvariantsIfWritten(): Promise<void> {
  const test = await testApp();
  const { rows } = await sql<{ next: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(
    test.services.database.db,
  );
  if (rows[0]!.next === checkedUntil) return;
  assert.deepEqual(await brokenInvariants(test), []);
  checkedUntil = rows[0]!.next;
}

export async function brokenInvariants({ services }: Pick<TestApp, 'services'>): Promise<unknown[]> {
  const { rows } = await sql`select * from broken_invariants()`.execute(services.database.db);
  return rows;
}

/** The invariants that are broken while something is changed; the change is undone. */
export async function brokenDuring(
  { services }: Pick<TestApp, 'services'>,
  breakIt: (transaction: Queryable) => Promise<unknown>,
): Promise<{ invariant: string; subject: string }[]> {
  const { database } = services;
  let broken: unknown[] = [];
  const undo = new Error('undo');
  const changing = database.transaction(async (transaction) => {
    await breakIt(transaction);
    broken = await brokenInvariants({ services: { ...services, database: { ...database, db: transaction } } });
    throw undo;
  });
  await assert.rejects(changing, undo);
  return broken as { invariant: string; subject: string }[];
}
