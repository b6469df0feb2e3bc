// Starts the embedded database (PostgreSQL in WASM) and returns its address. It serves one session at a time and
// never syncs to disk itself: for evaluation and small installations on one machine.
import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { holdFolder } from './folder-lock.ts';

export type EmbeddedDatabase = {
  /** Connection settings for `pg`. */
  connection: { host: string; port: number };
  close(): Promise<void>;
};

type Options = { folder: string } | { memory: true };

// `pg` derives the name of a socket file from the port.
const socketPort = 5432;
const socketName = `.s.PGSQL.${socketPort}`;
// sun_path holds 108 bytes on Linux and 104 on macOS.
const socketPathMax = 100;

export async function startEmbedded(options: Options): Promise<EmbeddedDatabase> {
  const inMemory = 'memory' in options;
  const folder = inMemory ? 'memory://' : path.join(options.folder, 'database');
  if (!inMemory) await mkdir(options.folder, { recursive: true, mode: 0o700 });
  const lock = inMemory ? undefined : await holdFolder(options.folder);
  const place = await chooseSocket(inMemory ? undefined : options.folder);
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { folder, listen: place.listen },
  });
  let cause = '';
  worker.on('error', (error: Error) => (cause = `: ${error.message}`));
  const [message] = await once(worker, 'message');
  if (place.directory) await chmod(path.join(place.directory, socketName), 0o600);
  const { host, port } = (message as { listening: { host: string; port: number } }).listening;

  // The worker cannot be restarted, and a server that responds to everything with 503 looks alive, so the process
  // ends.
  const lost = (code: number): never => {
    console.error(`The embedded database ended by itself${cause || ` with code ${code}`}`);
    process.exit(1);
  };
  worker.once('exit', lost);

  return {
    connection: place.directory ? { host: place.directory, port: socketPort } : { host, port },
    async close() {
      worker.off('exit', lost);
      const exited = once(worker, 'message');
      worker.postMessage('close');
      await exited;
      await worker.terminate();
      if (place.temporary && place.directory) await rm(place.directory, { recursive: true, force: true });
      await lock?.release();
    },
  };
}

type SocketPlace = {
  listen: { path: string } | { host: string; port: number };
  directory?: string;
  temporary?: boolean;
};

async function chooseSocket(folder: string | undefined): Promise<SocketPlace> {
  if (process.platform === 'win32') return { listen: { host: '127.0.0.1', port: 0 } };
  if (folder && path.join(folder, socketName).length <= socketPathMax) {
    const socket = path.join(folder, socketName);
    await rm(socket, { force: true });
    return { listen: { path: socket }, directory: folder };
  }
  const tag = createHash('sha256')
    .update(folder ?? '')
    .digest('hex')
    .slice(0, 8);
  const directory = await mkdtemp(path.join(os.tmpdir(), `senda-${tag}-`));
  return { listen: { path: path.join(directory, socketName) }, directory, temporary: true };
}
