import { Worker } from 'node:worker_threads';
import type { BusyTimes, Unreadable, Window } from './parse-busy-times.ts';

const parseMs = 5000;
const megabytesMax = 128;

/** In a thread of its own, which is ended when it takes too long or too much memory: 1 MB can be made to repeat for ever. */
export async function readBusyTimes(text: string, window: Window, limitMs = parseMs): Promise<BusyTimes | Unreadable> {
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
