// A finished answer as the bytes that travel: a body for each encoding somebody took, with its header lines ready.
import { createHash } from 'node:crypto';
import { decode, encode, type Encoding } from './encoding.ts';

export type Body = {
  bytes: Buffer;
  /** Name, value, name, value … as writeHead takes them. */
  head: string[];
  isSent: boolean;
};

export type Answer = {
  status: number;
  etag: string | undefined;
  headers: readonly (readonly [string, string])[];
  bodies: Partial<Record<Encoding, Body>>;
  /** Those that are being made. */
  coming: Partial<Record<Encoding, Promise<Body>>>;
  /** The header lines of a 304: those of the answer, its policy among them. */
  unchanged: string[];
};

// Smaller ones fit into the same packet as they are.
const compressedFromBytes = 500;
const isText = /^(?:text\/|application\/(?:[\w.+-]+\+)?(?:json|xml)|image\/svg)/;

export async function readAnswer(response: Response): Promise<Answer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  return answerOf(response.status, [...response.headers], bytes);
}

export function answerOf(status: number, headers: readonly (readonly [string, string])[], bytes: Buffer): Answer {
  const kept = headers.filter(([name]) => name !== 'content-length' && name !== 'content-encoding');
  const answer: Answer = {
    status,
    etag: kept.find(([name]) => name === 'etag')?.[1],
    headers: kept,
    bodies: {},
    coming: {},
    unchanged: kept.filter(([name]) => name !== 'content-type').flat(),
  };
  setBody(answer, 'identity', bytes);
  return answer;
}

/** A weak one, because it stands for all encodings of the same content. */
export function etagOf(bytes: Buffer | string, ...variant: string[]): string {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return `W/"${[hash, ...variant].join('-')}"`;
}

export function setBody(answer: Answer, encoding: Encoding, bytes: Buffer): Body {
  const head = answer.headers.flat();
  if (encoding !== 'identity') head.push('content-encoding', encoding);
  head.push('content-length', String(bytes.length));
  return (answer.bodies[encoding] = { bytes, head, isSent: false });
}

/** The encoding an answer is sent in to whoever takes `wanted`. */
export function sentEncoding({ headers, bodies }: Answer, wanted: Encoding): Encoding {
  if (wanted === 'identity' || bodies[wanted]) return wanted;
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  const isSmall = bodies.identity !== undefined && bodies.identity.bytes.length < compressedFromBytes;
  return isText.test(type) && !isSmall ? wanted : 'identity';
}

/** The body in an encoding nobody took before, made once for all who take it now. */
export function addBody(answer: Answer, encoding: Encoding): Promise<Body> {
  return (answer.coming[encoding] ??= makeBody(answer, encoding).finally(() => delete answer.coming[encoding]));
}

async function makeBody(answer: Answer, encoding: Encoding): Promise<Body> {
  const { identity, br } = answer.bodies;
  const bytes = await encode(identity ? identity.bytes : await decode(br!.bytes, 'br'), encoding, 'quick');
  // A stronger one may have come meanwhile.
  return answer.bodies[encoding] ?? setBody(answer, encoding, bytes);
}

/** For an answer that is sent again and again: the smallest body we make. The plain one, three quarters of all its bytes,
 *  goes unless somebody takes it; it can be unpacked. */
export async function strengthen(answer: Answer): Promise<void> {
  const plain = answer.bodies.identity;
  if (!plain || sentEncoding(answer, 'br') !== 'br') return;
  setBody(answer, 'br', await encode(plain.bytes, 'br', 'strong'));
  if (!plain.isSent) delete answer.bodies.identity;
}

/** What an answer costs the memory, its header lines roughly. */
export function weightOf({ bodies }: Answer): number {
  return Object.values(bodies).reduce((sum, { bytes }) => sum + bytes.length, 2000);
}
