import { getRequestListener } from '@hono/node-server';
import http, { type Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import type { App } from '#server/http/application.ts';
import { leaveSlot } from '#server/http/admission-slot.ts';
import type { RequestListener, Middleware } from '#server/http/middleware.ts';
import { type ConnectionLimits, limitConnections } from './connections.ts';

export type Listening = { port: number; server: Server; close(): Promise<void> };

const drainMs = 10_000;
const lingerMs = 250;
/** How often Node checks requests for deadlines; its default of 30 s is as long as a deadline. */
const deadlineChecksMs = 5000;
const passThrough: Middleware = (next) => next;
const defaultLimits: ConnectionLimits = { maxConnections: 5000, maxPerNetwork: 1250, unreadMs: 30_000 };

/** Serves the app on a port (0 picks a free one). Closing lets open requests finish, for ten seconds at most. */
export async function listen(
  app: App,
  host: string,
  port: number,
  middleware = passThrough,
  limits: Partial<ConnectionLimits> = {},
): Promise<Listening> {
  const next = getRequestListener((request, { incoming }) =>
    app(request, { address: incoming.socket.remoteAddress, leaveSlot: () => leaveSlot(incoming) }),
  ) as RequestListener;
  const server = http.createServer({ connectionsCheckingInterval: deadlineChecksMs });
  limitConnections({ ...defaultLimits, ...limits }, server, middleware(next));
  // Longer than proxies keep theirs open (60 s): otherwise a request may arrive while we close the connection.
  server.keepAliveTimeout = 65_000;
  server.requestTimeout = 60_000;
  server.headersTimeout = 20_000;
  const endIdle = () => server.closeIdleConnections();
  let isClosing = false;
  // Otherwise a keep-alive connection continues sending requests until it is cut in the middle of one.
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
        // http's own close would also end connections on which a request has arrived but is not read yet.
        // Two turns of the event loop later it has been read.
        const linger = setInterval(() => setImmediate(() => setImmediate(endIdle)), lingerMs);
        net.Server.prototype.close.call(server, () => {
          clearTimeout(force);
          clearInterval(linger);
          resolve();
        });
      }),
  };
}
