// Batches of tours in their order, made by threads while the database takes those before.
import { once } from 'node:events';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Batch, Order, Range } from './batch-worker.ts';

const batchTours = 1000;
// The database has the other processors.
const threads = Math.max(1, Math.min(4, Math.floor(os.availableParallelism() / 2)));

/** A batch of 1,000 tours is some megabytes, and each thread makes one ahead: memory does not grow with the catalogue. */
export async function* makeBatches(order: Order): AsyncGenerator<Batch> {
  const workers = Array.from(
    { length: Math.min(threads, Math.ceil(order.tours / batchTours)) },
    () => new Worker(new URL('./batch-worker.ts', import.meta.url), { workerData: order }),
  );
  try {
    const ahead = workers.map((worker, number) => requestBatch(worker, rangeOf(number, order.tours)));
    const batches = Math.ceil(order.tours / batchTours);
    for (let number = 0; number < batches; number++) {
      const place = number % workers.length;
      const batch = await ahead[place]!;
      const next = number + workers.length;
      if (next < batches) ahead[place] = requestBatch(workers[place]!, rangeOf(next, order.tours));
      yield batch;
    }
  } finally {
    for (const worker of workers) await worker.terminate();
  }
}

const rangeOf = (number: number, tours: number): Range => ({
  start: number * batchTours,
  end: Math.min((number + 1) * batchTours, tours),
});

function requestBatch(worker: Worker, range: Range): Promise<Batch> {
  worker.postMessage(range);
  const made = once(worker, 'message').then(([batch]) => batch as Batch);
  // Awaited when its turn comes; until then a failure is nobody's.
  made.catch(() => {});
  return made;
}
