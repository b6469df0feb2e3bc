import { setTimeout } from 'node:timers/promises';

const lookEveryMs = 20;
const timeoutMs = 600_000;

/** Waits until the server reports that the search index is ready. */
export async function waitUntilReady(origin: string): Promise<void> {
  const endMs = performance.now() + timeoutMs;
  for (;;) {
    const response = await fetch(`${origin}/readyz`);
    if (response.ok) return void (await response.arrayBuffer());
    const body = await response.text();
    if (performance.now() > endMs) throw new Error(`not ready after ${timeoutMs / 1000} s: ${body}`);
    await setTimeout(lookEveryMs);
  }
}
