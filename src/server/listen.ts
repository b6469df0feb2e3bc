import { createAdaptorServer } from '@hono/node-server';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import type { App } from './app.ts';

export type Listening = { port: number; server: Server; close(): Promise<void> };

const drainMs = 10_000;

/** Serves the app on a port (0 picks a free one). Closing lets requests under way finish, for ten seconds at most. */
export async function listen(app: App, host: string, port: number): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: (request: Request, env: HttpBindings | Http2Bindings) =>
      app(request, { address: env.incoming.socket.remoteAddress }),
  }) as Server;
  server.requestTimeout = 60_000;
  server.headersTimeout = 20_000;
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
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
