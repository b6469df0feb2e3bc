// One interface to both database engines.
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CamelCasePlugin,
  type ControlledTransaction,
  Kysely,
  type KyselyPlugin,
  PostgresDialect,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { assert } from '#kernel/assert.ts';
import { startEmbedded } from './embedded.ts';
import { preparingClient } from './preparing-client.ts';
import { repeatDeadlocked } from './repeat-deadlocked.ts';
import { type SilenceLimits, defaultSilenceLimits } from './watch-server.ts';
import type { Tables } from './tables.ts';
import { watchedPool } from './watched-pool.ts';

export type Engine = 'embedded' | 'postgres';

/** The database, or the transaction that a query belongs to. */
export type Queryable = Kysely<Tables> | Transaction<Tables> | ControlledTransaction<Tables>;

export type Database = {
  engine: Engine;
  /** For what needs no transaction: reads, and writes of one statement. Unusable inside one: there, only its handle is. */
  db: Kysely<Tables>;
  /** Runs work, again from its start where a deadlock has undone it: it does nothing that is not undone with it. */
  transaction<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>;
  pool: pg.Pool;
  close(): Promise<void>;
};

type Source = { url: string; poolSize: number; silence?: SilenceLimits } | { folder: string } | { memory: true };

// Time limits of statements: one that waits forever would hold a connection and its locks. Migrations and the first
// start have no such limits (migrate.ts).
const limits = {
  // With a stopped server a request waits for a connection or for its statement (watch-server.ts), never for both.
  connectionTimeoutMillis: 4000,
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
};
// The embedded engine has one session, which the first search or the pictures of the whole catalogue occupy for
// seconds.
const embeddedLimits = { connectionTimeoutMillis: 20_000 };

export async function openDatabase(source: Source): Promise<Database> {
  if ('url' in source) {
    const { url, poolSize, silence = defaultSilenceLimits } = source;
    const settings = { ...limits, connectionString: url, max: poolSize };
    return overPool('postgres', settings, (all) => watchedPool(all, silence));
  }
  const embedded = await startEmbedded(source);
  // One connection: the embedded engine is a single session, so transactions queue for it here.
  const settings = { ...embeddedLimits, ...embedded.connection, user: 'postgres', database: 'postgres', max: 1 };
  // It is one session that outlives our connections: a new one would meet the statements of the last.
  const onConnect = (client: pg.ClientBase) => client.query('deallocate all');
  return overPool(
    'embedded',
    settings,
    (all) => new pg.Pool({ ...all, onConnect }),
    () => embedded.close(),
  );
}

// Nested keys of jsonb are ours already; only columns are renamed.
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true });

function overPool(
  engine: Engine,
  settings: pg.PoolConfig,
  makePool: (settings: pg.PoolConfig) => pg.Pool,
  alsoClose?: () => Promise<void>,
): Database {
  const pool = makePool({
    ...settings,
    types: { getTypeParser },
    application_name: 'senda',
    Client: preparingClient(),
  });
  // The pool replaces broken connections, and the query that used one fails. Both also emit an error event, idle
  // connections through the pool; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const inTransaction = new AsyncLocalStorage<true>();
  const guard = outsideTransactionOnly(inTransaction);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase, guard] });

  return {
    engine,
    db,
    pool,
    async transaction(work) {
      assert(!inTransaction.getStore(), 'a transaction is not opened inside another');
      return repeatDeadlocked(() =>
        db
          .transaction()
          .execute((transaction) =>
            inTransaction.run(true, () => work(transaction.withoutPlugins().withPlugin(camelCase))),
          ),
      );
    },
    async close() {
      await db.destroy();
      await alsoClose?.();
    },
  };
}

/** Inside a transaction, awaiting a query outside it waits forever with one connection, and reads outside the
 *  transaction with several. Both are bugs, so both engines refuse. */
function outsideTransactionOnly(inTransaction: AsyncLocalStorage<true>): KyselyPlugin {
  return {
    transformQuery({ node }) {
      assert(!inTransaction.getStore(), 'inside a transaction only its handle is used');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

const asIs = (text: string): string => text;
const parsers: Partial<Record<number, (text: string) => unknown>> = {
  20: (text) => Number(text), // int8: minor units and counts stay far below 2^53
  1700: (text) => Number(text), // numeric: sums and averages
  1082: asIs, // date
  1083: (text) => text.slice(0, 5), // time: 'HH:MM'
  1114: (text) => text.slice(0, 16).replace(' ', 'T'), // timestamp: local wall time
};

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text');
}
