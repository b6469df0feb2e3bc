import type { MiddlewareHandler } from 'hono';

/** For answers that carry no page of the product: nothing in them may run, and no more than /plain.css may load.
 *  Pages bring their own policy. */
const almostNothing =
  "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

/** The policy of a page: our own files, and the one inlined style sheet by its hash. The same for a page's 304. */
export function pagePolicy(styleHash: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' '${styleHash}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** `isHttps`: this is what the public address says; on a laptop there is no certificate to insist on. */
export function secure(isHttps: boolean): MiddlewareHandler {
  return async (request, next) => {
    await next();
    const { headers } = request.res;
    if (isHttps) headers.set('strict-transport-security', 'max-age=31536000');
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=(self)');
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', almostNothing);
  };
}
