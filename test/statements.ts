// How many statements a request takes, and which.
import type pg from 'pg';
import type { TestApp } from './app.ts';

const times = 3;

/** How often `call` takes a connection: once for each statement outside a transaction, and once for each transaction. The least of three,
 *  because now and then the settings, which are cached for a second, or the session is read as well. */
export async function statementsOf(app: TestApp, call: () => Promise<unknown>): Promise<number> {
  const { pool } = app.services.database;
  let least = Infinity;
  for (let time = 0; time < times; time++) {
    let statements = 0;
    const count = () => void statements++;
    pool.on('acquire', count);
    await call();
    pool.off('acquire', count);
    least = Math.min(least, statements);
  }
  return least;
}

/** The same with each statement of each transaction; `call` gets the number of its call. */
export async function allStatementsOf(app: TestApp, call: (time: number) => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let time = 0; time < times; time++) {
    const statements = await recordStatements(app, () => call(time));
    least = Math.min(least, statements.length);
  }
  return least;
}

/** The text of each statement that is sent during `call`, in their order. */
export async function recordStatements(app: TestApp, call: () => Promise<unknown>): Promise<string[]> {
  const { pool } = app.services.database;
  const statements: string[] = [];
  const queries = new Map<pg.PoolClient, pg.PoolClient['query']>();
  const watch = (client: pg.PoolClient) => {
    if (queries.has(client)) return;
    const query = client.query as (...sent: unknown[]) => unknown;
    queries.set(client, client.query);
    client.query = ((...sent: unknown[]) => {
      const [statement] = sent as [string | { text: string }];
      statements.push(typeof statement === 'string' ? statement : statement.text);
      return query.apply(client, sent);
    }) as pg.PoolClient['query'];
  };
  pool.on('acquire', watch);
  try {
    await call();
  } finally {
    pool.off('acquire', watch);
    for (const [client, query] of queries) client.query = query;
  }
  return statements;
}
