// One process a data folder. The lock is a listening socket, not a pid: when its owner dies, however it dies,
// connecting is refused and the lock is stale.
import { randomUUID } from 'node:crypto';
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

export async function holdFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const address = lockAddress(folder);
  const token = randomUUID();
  for (let request = 0; request < 3; request++) {
    if ((await readToken(address)) !== undefined) break;
    if (process.platform !== 'win32') await rm(address, { force: true });
    const server = await listen(address, token);
    // Two processes may both have found the lock stale; the one whose socket was removed reads the other's token here.
    if (server && (await readToken(address)) === token) return { release: () => close(server) };
    server?.close();
  }
  throw new FolderInUse(`Another process uses the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`);
}

function lockAddress(folder: string): string {
  const tag = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\senda-${tag}`;
  const inFolder = path.join(folder, 'lock.sock');
  return inFolder.length <= 100 ? inFolder : path.join(os.tmpdir(), `senda-${tag}.sock`);
}

/** The token of the process that holds the lock, or undefined if none does. */
function readToken(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    let received = '';
    socket.setTimeout(2000, () => socket.destroy());
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => resolve(received || undefined));
  });
}

function listen(address: string, token: string): Promise<net.Server | undefined> {
  const server = net.createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(token);
  });
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function close(server: net.Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
