import type net from 'node:net';
import type pg from 'pg';

type Inside = {
  connection: { stream: net.Socket; on(event: 'errorMessage', listen: (error: { code?: string }) => void): void };
};

/** The socket of a connection. */
export const streamOf = (client: pg.ClientBase): net.Socket => (client as unknown as Inside).connection.stream;

/** Calls `listen` for each error that the server reports on a connection, whichever code sent the statement. */
export function onServerError(client: pg.ClientBase, listen: (error: { code?: string }) => void): void {
  (client as unknown as Inside).connection.on('errorMessage', listen);
}
