import type { MiddlewareHandler } from 'hono';

/** For answers that carry no page of the product: nothing in them may run, and no more than /plain.css may load.
 *  Pages bring their own policy. */
const almostNothing =
  "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

/** The policy of a page: our own files, and by their hashes the one inlined style sheet and the one inlined script; '' where
 *  there is no script. The same for a page's 304. */
export function pagePolicy(styleHash: string, scriptHash: string): string {
  return [
    "default-src 'none'",
    `script-src 'self'${scriptHash && ` '${scriptHash}'`}`,
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
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
    'content-security-policy': almostNothing,
  };
}

/** Sets them on every answer; a policy that an answer brought stays. */
export function secure(isHttps: boolean): MiddlewareHandler {
  const all = Object.entries(securityHeaders(isHttps));
  return async (request, next) => {
    await next();
    const { headers } = request.res;
    for (const [name, value] of all)
      if (name !== 'content-security-policy' || !headers.has(name)) headers.set(name, value);
  };
}
