// A finished response as the bytes that travel: a body for each encoding that was requested, with its header lines ready.
import { createHash } from 'node:crypto';
import { decode, encode, type Encoding } from './encoding.ts';

export type Body = {
  bytes: Buffer;
  /** Name, value, name, value … as writeHead takes them. */
  head: string[];
  isSent: boolean;
};

export type CachedResponse = {
  status: number;
  etag: string | undefined;
  headers: readonly (readonly [string, string])[];
  bodies: Partial<Record<Encoding, Body>>;
  /** The encodings that are being compressed at the moment. */
  inFlight: Partial<Record<Encoding, Promise<Body>>>;
  /** The header lines of a 304: those of the response, its policy among them. */
  unchanged: string[];
  /** How often it was found in the cache. */
  hits: number;
};

// Smaller ones fit into the same packet as they are.
const compressedFromBytes = 500;
const isText = /^(?:text\/|application\/(?:[\w.+-]+\+)?(?:json|xml)|image\/svg)/;

export async function readResponse(response: Response): Promise<CachedResponse> {
  const bytes = Buffer.from(await response.arrayBuffer());
  return responseOf(response.status, [...response.headers], bytes);
}

export function responseOf(
  status: number,
  headers: readonly (readonly [string, string])[],
  bytes: Buffer,
): CachedResponse {
  const sent = headers.filter(([name]) => name !== 'content-length' && name !== 'content-encoding');
  const response: CachedResponse = {
    status,
    etag: sent.find(([name]) => name === 'etag')?.[1],
    headers: sent,
    bodies: {},
    inFlight: {},
    unchanged: sent.filter(([name]) => name !== 'content-type').flat(),
    hits: 0,
  };
  setBody(response, 'identity', bytes);
  return response;
}

/** A weak one, because it identifies all encodings of the same content. */
export function etagOf(bytes: Buffer | string, ...variant: string[]): string {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return `W/"${[hash, ...variant].join('-')}"`;
}

export function setBody(response: CachedResponse, encoding: Encoding, bytes: Buffer): Body {
  const head = response.headers.flat();
  if (encoding !== 'identity') head.push('content-encoding', encoding);
  head.push('content-length', String(bytes.length));
  return (response.bodies[encoding] = { bytes, head, isSent: false });
}

/** The encoding in which a response is sent to a client that accepts `wanted`. */
export function sentEncoding({ headers, bodies }: CachedResponse, wanted: Encoding): Encoding {
  if (wanted === 'identity' || bodies[wanted]) return wanted;
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  const isSmall = bodies.identity !== undefined && bodies.identity.bytes.length < compressedFromBytes;
  return isText.test(type) && !isSmall ? wanted : 'identity';
}

/** The body in an encoding that is not there yet, made once for all who request it now. */
export function addBody(response: CachedResponse, encoding: Encoding): Promise<Body> {
  return (response.inFlight[encoding] ??= makeBody(response, encoding).finally(
    () => delete response.inFlight[encoding],
  ));
}

async function makeBody(response: CachedResponse, encoding: Encoding): Promise<Body> {
  const { identity, br } = response.bodies;
  const bytes = await encode(identity ? identity.bytes : await decode(br!.bytes, 'br'), encoding, 'quick');
  // A smaller one may have been made meanwhile.
  return response.bodies[encoding] ?? setBody(response, encoding, bytes);
}

/** For a response that is sent again and again: the smallest body we make. The plain one, three quarters of all its bytes,
 *  is removed unless it was sent; it can be decompressed again. */
export async function compressHarder(response: CachedResponse): Promise<void> {
  const plain = response.bodies.identity;
  if (!plain || sentEncoding(response, 'br') !== 'br') return;
  setBody(response, 'br', await encode(plain.bytes, 'br', 'strong'));
  if (!plain.isSent) delete response.bodies.identity;
}

/** The memory of a response in bytes, header lines estimated. */
export function weightOf({ bodies }: CachedResponse): number {
  return Object.values(bodies).reduce((sum, { bytes }) => sum + bytes.length, 2000);
}
