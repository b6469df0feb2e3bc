// The API as any client calls it: creates the data that a test needs.
import { marketplace } from './marketplace.ts';

type Sent = { body?: unknown; token?: string };

/** Returns the body, or throws with the server's message. `path` is below /api. */
export async function api<T>(method: string, path: string, { body, token }: Sent = {}): Promise<T> {
  const { origin } = await marketplace();
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (response.status === 204 ? undefined : await response.json()) as T;
}
