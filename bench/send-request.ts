// Sends one request over an agent's keep-alive connections and reads the response to its end.
import http from 'node:http';
import { newId } from '#kernel/ids.ts';
import type { LoadRequest } from './load.ts';

export type MeasuredResponse = { status: number; bytes: number; retryAfter: boolean };

export type SendOptions = {
  agent: http.Agent;
  origin: URL;
  /** Sends a new Idempotency-Key with each. */
  freshKeys?: boolean;
  timeoutMs: number;
};

/** A broken connection counts as a response of status 0, so that a bench shows lost requests. */
export function sendRequest(
  { agent, origin, freshKeys, timeoutMs }: SendOptions,
  options: LoadRequest,
): Promise<MeasuredResponse> {
  const { method = 'GET', path, headers, body } = options;
  const sent = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    const lost = (bytes = 0) => resolve({ status: 0, bytes, retryAfter: false });
    const request = http.request({
      agent,
      method,
      path,
      host: origin.hostname,
      port: origin.port,
      timeout: timeoutMs,
      headers: {
        ...headers,
        ...(sent !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
        ...(freshKeys && { 'idempotency-key': newId() }),
      },
    });
    request.on('error', () => lost());
    request.on('timeout', () => request.destroy());
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
