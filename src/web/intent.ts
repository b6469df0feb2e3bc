// What a person means to do once is done once: one key for the call and for its retries.
import { useRef } from 'react';
import { statusOf } from './call.ts';

type Intent = { content: string; key: string };
type Send = <T>(content: unknown, attempt: (idempotencyKey: string) => Promise<T>) => Promise<T>;

/** Sends with a key that stays while the content stays and no answer has come. */
export function useIntent(): Send {
  const kept = useRef<Intent | null>(null);
  return async function send(content, attempt) {
    const written = JSON.stringify(content);
    if (kept.current?.content !== written) kept.current = { content: written, key: newKey() };
    try {
      const answer = await attempt(kept.current.key);
      kept.current = null;
      return answer;
    } catch (thrown) {
      // A refusal is the answer and would be given again. Without an answer the same key finds out what became of it.
      const status = statusOf(thrown);
      if (status >= 400 && status < 500) kept.current = null;
      throw thrown;
    }
  };
}

/** crypto.randomUUID exists only under https and on localhost. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
