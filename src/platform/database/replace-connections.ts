// After a failover the old primary may continue as a replica: it responds and refuses every write, and existing
// connections stay with it. All connections to a server that refuses a write are therefore closed, and new ones look
// up the address again.
import type pg from 'pg';
import { readOnlyState } from './outage.ts';
import { onServerError } from './stream.ts';

// While a server is read-only, each write is refused: replacing connections more than once a second does not help.
const everyMs = 1000;

export function replaceConnectionsWhenReadOnly(pool: pg.Pool): void {
  const idle = new Set<pg.PoolClient>();
  const madeIn = new WeakMap<pg.PoolClient, number>();
  let generation = 0;
  let replacedMs = -Infinity;

  function replaceAll(): void {
    if (performance.now() - replacedMs < everyMs) return;
    replacedMs = performance.now();
    generation++;
    // The pool removes an idle connection that reports an error. Those in use are removed when they are released.
    for (const client of idle) client.emit('error', new Error('Connection terminated: the server is read-only'));
    idle.clear();
  }

  pool.on('connect', (client) => {
    madeIn.set(client, generation);
    onServerError(client, ({ code }) => void (code === readOnlyState && replaceAll()));
  });
  pool.on('acquire', (client) => void idle.delete(client));
  pool.on('remove', (client) => void idle.delete(client));
  pool.on('release', (_, client) => {
    if (madeIn.get(client) === generation) idle.add(client);
    // The pool drops a connection that is ending.
    else void client.end();
  });
}
