// Requests to addresses that suppliers give. https alone; the host is resolved once, all its addresses have to be public, and the
// connection goes to one of them, so a name that changes between check and connection leads nowhere else. Every redirect is
// checked in the same way. Body and time are bounded.
import { lookup } from 'node:dns/promises';
import https from 'node:https';
import { isIP } from 'node:net';
import type { OutboundFailure } from '#kernel/choices/outbound-failures.ts';
import { isPublicAddress } from './public-address.ts';

type OutboundRequest = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** 0 by default: a redirect is an answer like others. */
  redirectsMax?: number;
  bytesMax: number;
  /** What is longer than `bytesMax` is cut; otherwise it fails. */
  mayCut?: boolean;
  /** For all of it: resolving, redirects and the last byte. */
  timeoutMs: number;
};

export type OutboundResult =
  | { status: number; headers: Readonly<Record<string, string | string[] | undefined>>; body: Buffer }
  | { failure: OutboundFailure }
  /** The process ends: it says nothing about the address. */
  | { isStopped: true };

export type Outbound = (request: OutboundRequest) => Promise<OutboundResult>;

type Options = {
  resolve?: (host: string) => Promise<readonly string[]>;
  isAllowed?: (address: string) => boolean;
  /** Breaks off what is on its way. */
  ending?: AbortSignal;
  /** In addition to the authorities of the machine: of a test's own server. */
  ca?: string;
};

type Target = { url: URL; addresses: readonly string[] };

export function createOutbound({
  resolve = resolveHost,
  isAllowed = isPublicAddress,
  ending,
  ca,
}: Options = {}): Outbound {
  return async (request) => {
    const timeout = AbortSignal.timeout(request.timeoutMs);
    const signal = ending ? AbortSignal.any([timeout, ending]) : timeout;
    try {
      if (ending?.aborted) return { isStopped: true };
      return await follow(request, signal);
    } catch (error) {
      if (ending?.aborted) return { isStopped: true };
      return { failure: signal.aborted ? 'timeout' : failureOf(error) };
    }
  };

  async function follow(request: OutboundRequest, signal: AbortSignal): Promise<OutboundResult> {
    let address = request.url;
    for (let redirects = 0; ; redirects++) {
      const target = await targetOf(address, signal);
      if ('failure' in target) return target;
      const result = await sendToAny(request, target, signal);
      const location = locationOf(result);
      if (location === undefined || !request.redirectsMax) return result;
      if (redirects === request.redirectsMax) return { failure: 'redirects' };
      address = URL.parse(location, target.url)?.href ?? '';
    }
  }

  async function targetOf(address: string, signal: AbortSignal): Promise<Target | { failure: OutboundFailure }> {
    const url = outboundUrl(address);
    if (!url) return { failure: 'address_invalid' };
    const host = hostOf(url);
    const addresses = isIP(host) ? [host] : await orAborted(resolve(host), signal);
    if (addresses.length === 0) return { failure: 'unresolved' };
    // One that is private among public ones is an attempt, too.
    return addresses.every(isAllowed) ? { url, addresses } : { failure: 'address_private' };
  }

  /** The next address if one cannot be reached: nothing was sent to it. IPv4 first, because not every machine has IPv6. */
  async function sendToAny(request: OutboundRequest, target: Target, signal: AbortSignal): Promise<OutboundResult> {
    const candidates = target.addresses.toSorted((a, b) => isIP(a) - isIP(b)).slice(0, 3);
    for (const [index, address] of candidates.entries()) {
      try {
        return await orAborted(send(request, { url: target.url, address, ca }, signal), signal);
      } catch (error) {
        if (signal.aborted || index === candidates.length - 1 || !unreachable.has(codeOf(error))) throw error;
      }
    }
    return { failure: 'connection' };
  }
}

/** https without a name and password; null for everything else. */
export function outboundUrl(address: string): URL | null {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url : null;
}

const unreachable = new Set(['ECONNREFUSED', 'ENETUNREACH', 'EHOSTUNREACH', 'EADDRNOTAVAIL', 'ETIMEDOUT']);

/** Without the brackets of an IPv6 address. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

const resolveHost = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address);

async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

type Connection = { url: URL; address: string; ca: string | undefined };

function send(
  { method = 'GET', headers, body, bytesMax, mayCut }: OutboundRequest,
  { url, address, ca }: Connection,
  signal: AbortSignal,
): Promise<OutboundResult> {
  const { promise, resolve, reject } = Promise.withResolvers<OutboundResult>();
  const host = hostOf(url);
  const request = https.request({
    host: address,
    port: url.port || 443,
    path: url.pathname + url.search,
    method,
    headers: {
      'accept-encoding': 'identity',
      ...headers,
      host: url.host,
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    },
    // The certificate has to be that of the host, not of the address.
    servername: isIP(host) ? '' : host,
    // No connection outlives its check.
    agent: false,
    signal,
    ...(ca && { ca }),
  });
  request.on('error', reject);
  let isAnswered = false;
  // Who switches to another protocol is cut off without an error.
  request.on('close', () => isAnswered || reject(new Error('closed without an answer')));
  request.on('response', (response) => {
    isAnswered = true;
    readBody(response, bytesMax).then(({ bytes, isCut }) => {
      request.destroy();
      const { statusCode: status = 0, headers: received } = response;
      resolve(isCut && !mayCut ? { failure: 'too_large' } : { status, headers: received, body: bytes });
    }, reject);
  });
  request.end(body);
  return promise;
}

async function readBody(response: AsyncIterable<Buffer>, bytesMax: number): Promise<{ bytes: Buffer; isCut: boolean }> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > bytesMax) return { bytes: Buffer.concat(chunks).subarray(0, bytesMax), isCut: true };
  }
  return { bytes: Buffer.concat(chunks), isCut: false };
}

function locationOf(result: OutboundResult): string | undefined {
  if (!('status' in result) || ![301, 302, 303, 307, 308].includes(result.status)) return undefined;
  return [result.headers.location].flat()[0];
}

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '');

function failureOf(error: unknown): OutboundFailure {
  const code = codeOf(error);
  if (code === 'ENOTFOUND' || code.startsWith('EAI_') || code === 'ENODATA') return 'unresolved';
  return /CERT|TLS|SSL|EPROTO/.test(code) ? 'certificate' : 'connection';
}
