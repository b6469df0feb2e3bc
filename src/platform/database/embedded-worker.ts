// The embedded database in its own thread, so that a heavy query never stops the HTTP loop.
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { parentPort, workerData } from 'node:worker_threads';

type Start = { folder: string; listen: { path: string } | { host: string; port: number } };

const { folder, listen } = workerData as Start;
const database = await PGlite.create(folder);
const server = new PGLiteSocketServer({ db: database, ...listen, maxConnections: 4 });
server.addEventListener('listening', (event) => parentPort!.postMessage({ listening: (event as CustomEvent).detail }));
await server.start();

parentPort!.on('message', async (message: 'close') => {
  if (message !== 'close') return;
  await server.stop();
  await database.close();
  parentPort!.postMessage({ closed: true });
});
