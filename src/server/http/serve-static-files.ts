// Static files, served in two places: in front of admission control and router, and as routes of the application.
import type { Hono } from 'hono';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addBody, type CachedResponse, sentEncoding } from '#platform/cache/cached-response.ts';
import { acceptedEncoding } from '#platform/cache/encoding.ts';
import { isKnown, sendBody, sendUnchanged } from '#platform/cache/send-response.ts';
import type { Bindings } from './application.ts';
import type { Middleware } from './middleware.ts';
import { observeResponse } from '#server/process/metrics.ts';
import { securityHeaders } from './security-headers.ts';
import { fileResponse, type StaticFiles } from './static-files.ts';

const paths = ['/plain.css', '/payment.js', '/assets/:name{[\\w.-]+}', '/posters/:name{[\\w.-]+}'];

export function addStaticRoutes(app: Hono<{ Bindings: Bindings }>, files: StaticFiles): void {
  const responses = new Map([...files].map(([address, file]) => [address, fileResponse(file)]));
  for (const path of paths)
    app.get(path, async (request) => {
      const response = responses.get(request.req.path);
      if (!response) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
      const headers = new Headers([...response.headers] as [string, string][]);
      if (isKnown(response, { 'if-none-match': request.req.header('if-none-match') }))
        return new Response(null, { status: 304, headers });
      const encoding = sentEncoding(response, acceptedEncoding(request.req.header('accept-encoding')));
      const { bytes } = response.bodies[encoding] ?? (await addBody(response, encoding));
      if (encoding !== 'identity') headers.set('content-encoding', encoding);
      return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
    });
}

/** Runs before all other middleware. */
export function serveFilesFirst(files: StaticFiles, isHttps: boolean, inner: Middleware): Middleware {
  const extraHeaders = Object.entries(securityHeaders(isHttps));
  const responses = new Map([...files].map(([address, file]) => [address, fileResponse(file, extraHeaders)]));
  return (inside) => {
    const next = inner(inside);
    return (incoming, outgoing) => {
      const { method, url } = incoming;
      const response = method === 'GET' || method === 'HEAD' ? responses.get(url!) : undefined;
      return response ? sendFile(response, incoming, outgoing) : next(incoming, outgoing);
    };
  };
}

async function sendFile(response: CachedResponse, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const startedAt = performance.now();
  const { headers } = incoming;
  const encoding = sentEncoding(response, acceptedEncoding(headers['accept-encoding']));
  if (isKnown(response, headers)) sendUnchanged(response, outgoing);
  else sendBody(response, response.bodies[encoding] ?? (await addBody(response, encoding)), outgoing);
  observeResponse({ method: incoming.method!, route: 'static', status: outgoing.statusCode }, startedAt);
}
