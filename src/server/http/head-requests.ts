// HEAD requests. A route handles HEAD like GET up to the point where only the body is missing: the code that decides
// status and headers runs, the code that renders the body does not (RFC 9110, 9.3.2 allows omitting headers that
// depend on the body, such as its length).
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import type { Bindings } from './application.ts';

type Body = string | Uint8Array | ReadableStream<Uint8Array>;

/** 200 with the body that `make` returns; for HEAD `make` is not called. */
export async function respondWith(
  request: HonoContext,
  headers: Record<string, string>,
  create: () => Body | Promise<Body>,
): Promise<Response> {
  return new Response(request.req.method === 'HEAD' ? null : ((await create()) as BodyInit), { headers });
}

/** Cancels the body of a response to HEAD: the framework drops it unread, so open files would leak. */
export function cancelHeadBodies(): MiddlewareHandler<{ Bindings: Bindings }> {
  return async (request, next) => {
    await next();
    if (request.req.method === 'HEAD') await request.res.body?.cancel().catch(() => {});
  };
}
