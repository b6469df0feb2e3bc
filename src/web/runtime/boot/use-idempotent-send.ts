// Sends a request with an idempotency key that its retries share.
import { useRef } from 'react';
import { statusOf } from '../api/call.ts';

type PendingRequest = { content: string; key: string };
type Send = <T>(content: unknown, request: (idempotencyKey: string) => Promise<T>) => Promise<T>;

export function useIdempotentSend(): Send {
  const send = useRef<Send | null>(null);
  return (send.current ??= idempotentSend());
}

/** The key stays the same as long as the content does and no response has come. */
export function idempotentSend(): Send {
  let pending: PendingRequest | null = null;
  return async function send(content, request) {
    const serialized = JSON.stringify(content);
    if (pending?.content !== serialized) pending = { content: serialized, key: newKey() };
    try {
      const response = await request(pending.key);
      pending = null;
      return response;
    } catch (thrown) {
      // A 4xx response is final and would be replayed, so drop the key. Without a response, the same key finds out what happened.
      const status = statusOf(thrown);
      if (status >= 400 && status < 500) pending = null;
      throw thrown;
    }
  };
}

/** crypto.randomUUID exists only under https and on localhost. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
