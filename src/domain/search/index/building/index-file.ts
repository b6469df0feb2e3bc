// The index as a file below DATA_DIR, so that a process that starts again need not read the whole catalogue: 100,000 tours
// take 43 MB, and 0.1 s to load where building takes ten. The file says at which position of the change feed it was written; what
// changed since is applied before it answers. A file that is torn is refused.
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { createYielder } from '#platform/clock/yield-to-event-loop.ts';
import { bytesOf, type Column, pack, type Packed, roomFor, type Shape, shapeOf, unpack } from '../structures/pack.ts';
import type { StoredIndex } from '../search-index.ts';

/** `place`: of the feed; all that committed before it is in the index. */
export type IndexOnDisk = { place: string; index: StoredIndex };

type Head = { place: string; text: string; shapes: Shape[]; checksum: number };

// Two numbers of 32 bits come first: the length of the head and its checksum.
const prefixBytes = 8;
// As many as one call of the system takes (IOV_MAX).
const arraysAtOnce = 1000;

/** Nothing of the index may change until this is done. */
export async function writeIndexFile(file: string, { place, index }: IndexOnDisk): Promise<void> {
  const { text, arrays } = pack(index);
  const head: Head = { place, text, shapes: arrays.map(shapeOf), checksum: await checksumOf(arrays) };
  const headBytes = Buffer.from(JSON.stringify(head));
  const prefix = Buffer.alloc(prefixBytes);
  prefix.writeUInt32LE(headBytes.length, 0);
  prefix.writeUInt32LE(crc32(headBytes), 4);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}`;
  try {
    const handle = await open(unfinished, 'w', 0o600);
    try {
      await transfer(handle, 'writev', [prefix, headBytes, ...arrays.map(bytesOf)]);
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  await removeOld(path.dirname(file), path.basename(file));
}

/** Null where there is none that can be used. */
export async function readIndexFile(file: string): Promise<IndexOnDisk | null> {
  const handle = await open(file).catch(() => null);
  if (!handle) return null;
  try {
    const prefix = Buffer.alloc(prefixBytes);
    await handle.readv([prefix], 0);
    const headBytes = Buffer.alloc(Math.min(prefix.readUInt32LE(0), (await handle.stat()).size));
    await handle.readv([headBytes], prefixBytes);
    if (crc32(headBytes) !== prefix.readUInt32LE(4)) return null;
    const { place, text, shapes, checksum } = JSON.parse(headBytes.toString()) as Head;
    const packed: Packed = { text, arrays: shapes.map(roomFor) };
    await transfer(handle, 'readv', packed.arrays.map(bytesOf), prefixBytes + headBytes.length);
    return (await checksumOf(packed.arrays)) === checksum ? { place, index: unpack<StoredIndex>(packed) } : null;
  } finally {
    await handle.close();
  }
}

async function transfer(handle: FileHandle, call: 'readv' | 'writev', parts: Uint8Array[], from = 0): Promise<void> {
  const filled = parts.filter(({ byteLength }) => byteLength > 0);
  let position = from;
  for (let first = 0; first < filled.length; first += arraysAtOnce) {
    const some = filled.slice(first, first + arraysAtOnce);
    await handle[call](some, position);
    position += some.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }
}

// 43 MB take 15 ms; the loop may turn in between.
const checkedAtOnce = 4_000_000;

async function checksumOf(arrays: readonly Column[]): Promise<number> {
  const yieldIfBusy = createYielder();
  let checksum = 0;
  for (const bytes of arrays.map(bytesOf)) {
    for (let at = 0; at < bytes.length; at += checkedAtOnce) {
      checksum = crc32(bytes.subarray(at, at + checkedAtOnce), checksum);
      await yieldIfBusy();
    }
  }
  return checksum;
}

const oldMs = 24 * 3600_000;

/** Files of databases and programs that have not been run here for a day. */
async function removeOld(folder: string, except: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (name !== except && Date.now() - (await stat(file)).mtimeMs > oldMs) await rm(file, { force: true });
  }
}
