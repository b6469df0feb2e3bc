import { Worker } from 'node:worker_threads';
import { createKeyedQueue } from '#platform/queue/keyed-queue.ts';
import type { BusyTimes, Unreadable, Window } from './parse-busy-times.ts';

const parseMs = 5000;
const megabytesMax = 128;

/** Threads of this process: each may take so much memory, and a processor for so long. */
const queue = createKeyedQueue<null>({
  atOncePerKey: 2,
  waitingMax: 50,
  waitingMaxPerKey: 50,
  maxWaitMs: 20_000,
  retryAfterSeconds: 10,
});

/** In a thread of its own, which is ended when it takes too long or too much memory: 1 MB can be made to repeat for ever. Throws
 *  `unavailable` if too many wait. */
export const readBusyTimes = (text: string, window: Window, limitMs = parseMs): Promise<BusyTimes | Unreadable> =>
  queue('busy times', { ticket: null }, () => readInThread(text, window, limitMs));

async function readInThread(text: string, window: Window, limitMs: number): Promise<BusyTimes | Unreadable> {
  const worker = new Worker(new URL('./busy-times-worker.ts', import.meta.url), {
    workerData: { text, window },
    resourceLimits: { maxOldGenerationSizeMb: megabytesMax },
    stderr: true,
    stdout: true,
  });
  const { promise, resolve } = Promise.withResolvers<BusyTimes | Unreadable>();
  const tooComplex = () => resolve({ failure: 'too_complex' });
  const timer = setTimeout(tooComplex, limitMs);
  worker.once('message', resolve);
  worker.once('error', tooComplex);
  worker.once('exit', tooComplex);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
