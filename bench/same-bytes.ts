// The yardstick of every HTTP response: plain node:http in a separate process that sends a recorded response.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Subject } from './bench.ts';
import { responsesPerSecond, type LoadPlan } from './load.ts';

export type RecordedResponse = { status: number; headers: Record<string, string>; bodyBase64: string };

/** Records the first response of a plan and has node:http send it to the same callers. */
export async function sameBytes(plan: LoadPlan): Promise<{ side: Subject; close(): void }> {
  const { method = 'GET', path: address, headers, body } = plan.requests[0]!;
  const response = await fetch(plan.origin + address, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const recordedHeaders = Object.fromEntries(
    [...response.headers].filter(
      ([name]) => !/^(?:connection|date|keep-alive|transfer-encoding|content-encoding|content-length)$/.test(name),
    ),
  );
  const recorded = { status: response.status, headers: recordedHeaders, bodyBase64: bytes.toString('base64') };
  const { origin, close } = await startSameBytesServer(recorded);
  const run = (seconds: number) => responsesPerSecond({ ...plan, origin, seconds }, response.status);
  return { side: { what: `node:http sending the same ${bytes.length} bytes`, run }, close };
}

/** Plain node:http in a process of its own, which sends this to every request. */
export async function startSameBytesServer(recorded: RecordedResponse): Promise<{ origin: string; close(): void }> {
  const child = fork(path.join(import.meta.dirname, 'same-bytes-server.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  child.send(recorded);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { origin: `http://127.0.0.1:${port}`, close: () => void child.kill() };
}
