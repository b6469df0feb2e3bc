import { MessageChannel, Worker } from 'node:worker_threads';
import { answerQueries } from '#platform/database/over-port.ts';
import type { Services } from '#platform/services.ts';
import type { BuildNews, BuildOrder } from './build-worker.ts';
import { unpack } from './pack.ts';
import { awaken, type SearchIndex } from './search-index.ts';

/** Makes an index in a thread of its own; `tell` hears how many tours are in it so far. */
export async function buildInWorker(
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
  tell: (tours: number) => void,
): Promise<SearchIndex> {
  const order: BuildOrder = { now: clock.now() };
  const { port1, port2 } = new MessageChannel();
  if (database.engine === 'postgres') order.url = config.databaseUrl;
  else order.port = port2;
  const worker = new Worker(new URL('./build-worker.ts', import.meta.url), {
    workerData: order,
    transferList: order.port ? [port2] : [],
  });
  answerQueries(port1, database.pool);
  try {
    return await new Promise<SearchIndex>((resolve, reject) => {
      worker.on('message', (news: BuildNews) => {
        if ('tours' in news) tell(news.tours);
        else resolve(awaken(unpack(news.packed)));
      });
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the thread that makes the search index ended without one')));
    });
  } finally {
    port1.close();
    port2.close();
  }
}
