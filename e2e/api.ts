// The API as any client calls it: creates the data that a test needs.
import type { Language } from '#kernel/languages.ts';
import { marketplace } from './marketplace.ts';

/** `language`: of the caller, which a booking keeps. */
type Sent = { body?: unknown; token?: string; language?: Language };

/** Returns the body, or throws with the server's message. `path` is below /api. */
export async function api<T>(method: string, path: string, { body, token, language }: Sent = {}): Promise<T> {
  const { origin } = await marketplace();
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(language && { 'accept-language': language }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (response.status === 204 ? undefined : await response.json()) as T;
}
