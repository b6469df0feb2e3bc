import type { MiddlewareHandler } from 'hono';

/** For responses that are no pages of the product: no scripts, and only /plain.css with its typeface may load.
 *  Pages have their own policy. */
const almostNothing =
  "default-src 'none'; style-src 'self'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

/** For the test payment page: the same with pictures and /payment.js. */
export const paymentPolicy = `${almostNothing}; img-src 'self'; script-src 'self'`;

/** The policy of a page: our own files, and the inlined style sheet and scripts by their hashes. The
 *  same for a page's 304. */
export function pagePolicy(styleHash: string, scriptHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    [`script-src 'self'`, ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
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

/** `isHttps`: by the public address; on a developer's machine there is no certificate. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(self), payment=(self)',
    'content-security-policy': almostNothing,
  };
}

/** Sets the headers on every response; an existing policy is not replaced. */
export function secure(isHttps: boolean): MiddlewareHandler {
  const all = Object.entries(securityHeaders(isHttps));
  return async (request, next) => {
    await next();
    const { headers } = request.res;
    for (const [name, value] of all)
      if (name !== 'content-security-policy' || !headers.has(name)) headers.set(name, value);
  };
}
