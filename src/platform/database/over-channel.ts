// Queries of a process, asked through its parent: the embedded engine is one session, and two connections to it would
// mix their statements.
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

type Asked = { query: number; sql: string; parameters: readonly unknown[] };
type Answered = { query: number; rows?: unknown[]; error?: string };

/** In the parent: answers what the child asks. Other messages are others' concern. */
export function answerQueries(child: ChildProcess, pool: pg.Pool): void {
  const answer = (answered: Answered) => void (child.connected && child.send(answered));
  child.on('message', (message: Asked | object) => {
    if (!('query' in message)) return;
    const { query, sql, parameters } = message;
    pool.query(sql, [...parameters]).then(
      ({ rows }) => answer({ query, rows }),
      (error: Error) => answer({ query, error: error.message }),
    );
  });
}

/** In the child. Knows no transactions: between two statements others have theirs. */
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
  let asked = 0;
  process.on('message', (message: Answered | object) => {
    if (!('query' in message)) return;
    const { query, rows, error } = message;
    const one = waiting.get(query)!;
    waiting.delete(query);
    if (rows) one.resolve(rows);
    else one.reject(new Error(error));
  });
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
      const query = ++asked;
      const one = Promise.withResolvers<unknown[]>();
      waiting.set(query, one);
      process.send!({ query, sql, parameters } satisfies Asked);
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
  throw new Error('a child asks its parent for single statements only');
}
