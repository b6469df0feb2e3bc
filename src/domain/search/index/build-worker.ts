// The thread that makes an index: the loop of its parent stands still for what it takes over only.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '#platform/database/database.ts';
import { databaseOverPort } from '#platform/database/over-port.ts';
import { buildIndex } from './build-index.ts';
import { pack, type Packed } from './pack.ts';
import { stored } from './search-index.ts';

/** `url`: a database of its own connections; `port`: one its parent asks. */
export type BuildOrder = { now: Date; url?: string; port?: MessagePort };
export type BuildNews = { tours: number } | { packed: Packed };

// On its own connections the thread is in nobody's way; what the embedded engine reads of 100 tours holds up others
// for 20 ms.
const toursAtOnce = { own: 1000, shared: 100 } as const;

const { now, url, port } = workerData as BuildOrder;
const database = url ? await openDatabase({ url, poolSize: 3 }) : undefined;
const read = database?.read ?? databaseOverPort(port!);
const index = await buildIndex(read, now, {
  toursAtOnce: url ? toursAtOnce.own : toursAtOnce.shared,
  tell: (tours) => parentPort!.postMessage({ tours } satisfies BuildNews),
});
const packed = pack(stored(index));
parentPort!.postMessage({ packed } satisfies BuildNews, [
  ...new Set(packed.arrays.map(({ buffer }) => buffer as ArrayBuffer)),
]);
await (database?.close() ?? read.destroy());
