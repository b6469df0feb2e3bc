import { setTimeout } from 'node:timers/promises';

const lookEveryMs = 20;
const patienceMs = 600_000;

/** Until a server says by itself that searches are at speed. */
export async function untilReady(origin: string): Promise<void> {
  const endMs = performance.now() + patienceMs;
  for (;;) {
    const response = await fetch(`${origin}/readyz`);
    if (response.ok) return void (await response.arrayBuffer());
    const said = await response.text();
    if (performance.now() > endMs) throw new Error(`not ready after ${patienceMs / 1000} s: ${said}`);
    await setTimeout(lookEveryMs);
  }
}
