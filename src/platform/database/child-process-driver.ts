// Runs the queries of a child process through its parent: the embedded engine is one session, and two connections to it
// would mix their statements.
import type { ChildProcess } from 'node:child_process';
import {
  CamelCasePlugin,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables.ts';

type QueryMessage = { query: number; sql: string; parameters: readonly unknown[] };
type ResultMessage = { query: number; rows?: unknown[]; error?: string };

/** In the parent: runs the queries that the child sends. Ignores other messages. */
export function runChildQueries(child: ChildProcess, pool: pg.Pool): void {
  // One that has died is reported by its exit: without a callback each result would be an error that ends the parent.
  const respond = (result: ResultMessage) => void (child.connected && child.send(result, () => {}));
  child.on('message', (message: QueryMessage | object) => {
    if (!('query' in message)) return;
    const { query, sql, parameters } = message;
    pool.query(sql, [...parameters]).then(
      ({ rows }) => respond({ query, rows }),
      (error: Error) => respond({ query, error: error.message }),
    );
  });
}

/** In the child. Does not support transactions: other statements may run between two of this connection. */
export function databaseOfParent(): Kysely<Tables> {
  const driver = driverOverChannel();
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

function driverOverChannel(): Driver {
  const waiting = new Map<number, PromiseWithResolvers<unknown[]>>();
  let lastQuery = 0;
  process.on('message', (message: ResultMessage | object) => {
    if (!('query' in message)) return;
    const { query, rows, error } = message;
    const one = waiting.get(query)!;
    waiting.delete(query);
    if (rows) one.resolve(rows);
    else one.reject(new Error(error));
  });
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
      const query = ++lastQuery;
      const one = Promise.withResolvers<unknown[]>();
      waiting.set(query, one);
      process.send!({ query, sql, parameters } satisfies QueryMessage);
      return { rows: (await one.promise) as Row[] };
    },
    streamQuery: refuse,
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => {},
  };
}

function refuse(): never {
  throw new Error('a child process can only send single statements');
}
