// Files, through both doors: the socket's, where they need no place and no router, and the application's.
import type { Hono } from 'hono';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addBody, type Answer, sentEncoding } from '#platform/cache/answer.ts';
import { acceptedEncoding } from '#platform/cache/encoding.ts';
import { isKnown, sendBody, sendUnchanged } from '#platform/cache/send-answer.ts';
import type { Bindings } from './app.ts';
import type { Door } from './listen.ts';
import { observeAnswer } from './metrics.ts';
import { securityHeaders } from './security-headers.ts';
import { answerOfFile, type StaticFiles } from './static-files.ts';

const paths = ['/plain.css', '/assets/:name{[\\w.-]+}', '/posters/:name{[\\w.-]+}'];

export function serveStatic(app: Hono<{ Bindings: Bindings }>, files: StaticFiles): void {
  const answers = new Map([...files].map(([address, file]) => [address, answerOfFile(file)]));
  for (const path of paths)
    app.get(path, async (request) => {
      const answer = answers.get(request.req.path);
      if (!answer) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
      const headers = new Headers([...answer.headers] as [string, string][]);
      if (isKnown(answer, { 'if-none-match': request.req.header('if-none-match') }))
        return new Response(null, { status: 304, headers });
      const encoding = sentEncoding(answer, acceptedEncoding(request.req.header('accept-encoding')));
      const { bytes } = answer.bodies[encoding] ?? (await addBody(answer, encoding));
      if (encoding !== 'identity') headers.set('content-encoding', encoding);
      return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
    });
}

/** Stands before all other doors. */
export function filesFirst(files: StaticFiles, isHttps: boolean, door: Door): Door {
  const more = Object.entries(securityHeaders(isHttps));
  const answers = new Map([...files].map(([address, file]) => [address, answerOfFile(file, more)]));
  return (inside) => {
    const next = door(inside);
    return (incoming, outgoing) => {
      const { method, url } = incoming;
      const answer = method === 'GET' || method === 'HEAD' ? answers.get(url!) : undefined;
      return answer ? sendFile(answer, incoming, outgoing) : next(incoming, outgoing);
    };
  };
}

async function sendFile(answer: Answer, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const startedAt = performance.now();
  const { headers } = incoming;
  const encoding = sentEncoding(answer, acceptedEncoding(headers['accept-encoding']));
  if (isKnown(answer, headers)) sendUnchanged(answer, outgoing);
  else sendBody(answer, answer.bodies[encoding] ?? (await addBody(answer, encoding)), outgoing);
  observeAnswer({ method: incoming.method!, route: 'static', status: outgoing.statusCode }, startedAt);
}
