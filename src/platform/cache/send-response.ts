import type { ServerResponse } from 'node:http';
import type { CachedResponse, Body } from './cached-response.ts';

/** The status and header lines at once, as one array: setting them one by one costs a microsecond each. */
export function sendBody(response: CachedResponse, body: Body, outgoing: ServerResponse): void {
  body.isSent = true;
  outgoing.writeHead(response.status, body.head);
  // Node omits the body of a response to HEAD.
  outgoing.end(body.bytes);
}

export function sendUnchanged({ unchanged }: CachedResponse, outgoing: ServerResponse): void {
  outgoing.writeHead(304, unchanged);
  outgoing.end();
}

/** True if the client has this response already (RFC 9110, 13.1.2). */
export function isKnown({ status, etag }: CachedResponse, headers: { 'if-none-match'?: string | undefined }): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || etag === undefined || status !== 200) return false;
  if (known === etag || known === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.split(',', 50).some((tag) => opaque(tag) === opaque(etag));
}
