// A server that is gone without a word (a cable, a frozen machine) answers nothing, and TCP alone notices after minutes.
import type net from 'node:net';
import type pg from 'pg';

const streamOf = (client: pg.ClientBase): net.Socket =>
  (client as unknown as { connection: { stream: net.Socket } }).connection.stream;

/** While somebody uses a connection and nothing is heard on it for `silenceMs`, it is taken for lost. */
export function endSilentConnections(pool: pg.Pool, silenceMs: number): void {
  pool.on('connect', (client) => {
    const stream = streamOf(client);
    stream.on('timeout', () => stream.destroy(new Error('Connection terminated: nothing was heard')));
  });
  pool.on('acquire', (client) => void streamOf(client).setTimeout(silenceMs));
  pool.on('release', (_, client) => void streamOf(client).setTimeout(0));
}

/** For what takes as long as it takes: migrations, bulk loads. It holds until the connection is closed or given back. */
export async function waitWithoutLimit(client: pg.ClientBase): Promise<void> {
  streamOf(client).setTimeout(0);
  await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
}
