// How many statements a request takes.
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
