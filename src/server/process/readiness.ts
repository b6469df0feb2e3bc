// Whether this process can serve requests. Lag of the job queue does not count: otherwise a balancer would remove a process
// just when it sells well (docs/operations.md has the alarm).
import { sql } from 'kysely';
import { searchOf } from '#domain/search/search-port.ts';
import type { Database } from '#platform/database/database.ts';
import { readMigrations } from '#platform/database/migrate.ts';
import { insertTestJob } from '#platform/jobs/job-queries.ts';

/** 'ok', or what is wrong. */
export type Checks = Record<'database' | 'migrations' | 'search', string>;

// Balancers check often and from many places: the database is checked at most once in this time.
const freshMs = 1000;
// A database that does not respond counts as failing.
const timeoutMs = 2000;

type Writable = { applied: number };

export function readinessOf(database: Database): () => Promise<Checks> {
  let lastCheck: { atMs: number; result: Promise<Writable | undefined> } | undefined;

  return async () => {
    if (!lastCheck || performance.now() - lastCheck.atMs >= freshMs)
      lastCheck = { atMs: performance.now(), result: withTimeout(tryToWrite(database)) };
    const [found, known] = await Promise.all([lastCheck.result, knownMigrations()]);
    return {
      database: found ? 'ok' : 'failing',
      migrations: found && found.applied >= known ? 'ok' : 'failing',
      // Before the index is built searches are correct but slow, so a balancer should wait.
      search: searchOf(database).missing() ?? 'ok',
    };
  };
}

class RolledBack extends Error {}

/** Writes a job and rolls back: a replica and a full disk serve reads as if nothing were wrong. */
async function tryToWrite(database: Database): Promise<Writable> {
  let applied = 0;
  try {
    await database.transaction(async (transaction) => {
      await insertTestJob(transaction);
      const { rows } = await sql<Writable>`select count(*) as applied from migrations`.execute(transaction);
      applied = rows[0]!.applied;
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return { applied };
}

async function withTimeout<Result>(work: Promise<Result>): Promise<Result | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(late.resolve, timeoutMs, undefined);
  return Promise.race([work.catch(() => undefined), late.promise]).finally(() => clearTimeout(timer));
}

let known: Promise<number> | undefined;
/** The number of migrations that this build knows; its files do not change while it runs. */
const knownMigrations = (): Promise<number> => (known ??= readMigrations().then(({ length }) => length));
