// The process that makes an index and writes its file. A thread made it too, but what it had needed stayed with the
// server: 432 MB instead of 208 after 100,000 tours.
import os from 'node:os';
import { openDatabase } from '#platform/database/database.ts';
import { databaseOfParent } from '#platform/database/child-process-driver.ts';
import { buildIndex } from './build-index.ts';
import { writeIndexFile } from '../index/building/index-file.ts';
import { storedPart } from '../index/search-index.ts';

/** `url`: of a database it opens itself; without one it queries through its parent. `place`: of the feed, before anything is read. */
export type BuildOrder = { now: Date; file: string; place: string; url?: string };
export type BuildMessage = { tours: number };

// On its own connections it delays no request; what the embedded engine reads of 100 tours delays others for 20 ms.
const toursAtOnce = { own: 1000, shared: 100 } as const;

// Serving requests comes first.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
process.once('message', (order: BuildOrder) => void build(order));
// No request waits for it any more. An error is a message that could not be sent, before the end of the channel was noticed.
for (const event of ['disconnect', 'error']) process.once(event, () => process.exit(1));

async function build({ now, file, place, url }: BuildOrder): Promise<void> {
  const database = url === undefined ? undefined : await openDatabase({ url, poolSize: 3 });
  const index = await buildIndex(database?.db ?? databaseOfParent(), now, {
    toursAtOnce: database ? toursAtOnce.own : toursAtOnce.shared,
    onProgress: (tours) => process.send!({ tours } satisfies BuildMessage),
  });
  await writeIndexFile(file, { place, index: storedPart(index) });
  process.exit(0);
}
