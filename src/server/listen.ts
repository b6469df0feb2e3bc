import { getRequestListener } from '@hono/node-server';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import type { App } from './app.ts';

export type Listening = { port: number; server: Server; close(): Promise<void> };

/** Settles when the request has been dealt with. */
export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;
/** What stands in front of the application: it answers by itself or lets it. */
export type Door = (inside: Listener) => Listener;

const drainMs = 10_000;
const lingerMs = 250;
const openDoor: Door = (inside) => inside;

/** Serves the app on a port (0 picks a free one). Closing lets requests under way finish, for ten seconds at most. */
export async function listen(app: App, host: string, port: number, door = openDoor): Promise<Listening> {
  const inside = getRequestListener((request, { incoming }) =>
    app(request, { address: incoming.socket.remoteAddress }),
  ) as Listener;
  const server = http.createServer(door(inside));
  // Longer than proxies keep theirs open (60 s): who closes first must not be the one whom a request is on its way to.
  server.keepAliveTimeout = 65_000;
  server.requestTimeout = 60_000;
  server.headersTimeout = 20_000;
  const endIdle = () => server.closeIdleConnections();
  let isClosing = false;
  // Else a connection that is kept alive brings one request after the other until it is cut in the middle of one.
  server.prependListener('request', (_, response) => {
    if (isClosing) response.shouldKeepAlive = false;
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    server,
    close: () =>
      new Promise((resolve) => {
        isClosing = true;
        const force = setTimeout(() => server.closeAllConnections(), drainMs);
        // http's own close ends idle connections at once, those too on which a request has come and is not read yet.
        // After a turn of the loop, in which what has come is read.
        const linger = setInterval(() => setImmediate(() => setImmediate(endIdle)), lingerMs);
        net.Server.prototype.close.call(server, () => {
          clearTimeout(force);
          clearInterval(linger);
          resolve();
        });
      }),
  };
}
