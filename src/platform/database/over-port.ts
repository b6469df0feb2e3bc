// Queries of a worker thread, asked through its parent: the embedded engine is one session, and two connections to it
// would mix their statements.
import type { MessagePort } from 'node:worker_threads';
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

type Asked = { number: number; sql: string; parameters: readonly unknown[] };
type Answered = { number: number; rows?: unknown[]; error?: Error };

/** In the parent: answers what the thread at the other end asks. */
export function answerQueries(port: MessagePort, pool: pg.Pool): void {
  port.on('message', ({ number, sql, parameters }: Asked) => {
    pool.query(sql, [...parameters]).then(
      ({ rows }) => port.postMessage({ number, rows } satisfies Answered),
      (error: Error) => port.postMessage({ number, error } satisfies Answered),
    );
  });
}

/** In the thread. Knows no transactions: between two statements others have theirs. */
export function databaseOverPort(port: MessagePort): Kysely<Tables> {
  const driver = driverOver(port);
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

function driverOver(port: MessagePort): Driver {
  const waiting = new Map<number, PromiseWithResolvers<unknown[]>>();
  let asked = 0;
  port.on('message', ({ number, rows, error }: Answered) => {
    const one = waiting.get(number)!;
    waiting.delete(number);
    if (rows) one.resolve(rows);
    else one.reject(error);
  });
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
      const number = ++asked;
      const one = Promise.withResolvers<unknown[]>();
      waiting.set(number, one);
      port.postMessage({ number, sql, parameters } satisfies Asked);
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
    destroy: async () => port.close(),
  };
}

function refuse(): never {
  throw new Error('a thread asks its parent for single statements only');
}
