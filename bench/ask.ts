// One request over an agent's keep-alive connections, read to its end.
import http from 'node:http';
import { newId } from '#kernel/ids.ts';
import type { LoadRequest } from './load.ts';

export type Answered = { status: number; bytes: number; retryAfter: boolean };

export type Asking = {
  agent: http.Agent;
  origin: URL;
  /** Sends a new Idempotency-Key with each. */
  freshKeys?: boolean;
  patienceMs: number;
};

/** A connection that breaks is an answer too, of status 0: a bench that loses some must show it. */
export function ask({ agent, origin, freshKeys, patienceMs }: Asking, asked: LoadRequest): Promise<Answered> {
  const { method = 'GET', path, headers, body } = asked;
  const sent = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    const lost = (bytes = 0) => resolve({ status: 0, bytes, retryAfter: false });
    const request = http.request({
      agent,
      method,
      path,
      host: origin.hostname,
      port: origin.port,
      timeout: patienceMs,
      headers: {
        ...headers,
        ...(sent !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
        ...(freshKeys && { 'idempotency-key': newId() }),
      },
    });
    request.on('error', (e) => {
      console.error('LOST', (e as any).code, e.message);
      lost();
    });
    request.on('timeout', () => {
      console.error('TIMEOUT');
      request.destroy();
    });
    request.on('response', (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('error', () => lost(bytes));
      response.on('end', () => {
        resolve({ status: response.statusCode!, bytes, retryAfter: response.headers['retry-after'] !== undefined });
      });
    });
    request.end(sent);
  });
}
