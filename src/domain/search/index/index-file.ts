// The index as a file below DATA_DIR, so that a process that starts again need not read the whole catalogue: 100,000 tours
// take 43 MB, and 0.1 s to load where building takes ten. The file says at which place of the feed it was written; what
// changed since is applied before it answers. A file that is torn, or of another database or program, is not there.
import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { globSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { breather } from '#platform/clock/breathe.ts';
import { bytesOf, type Column, pack, type Packed, roomFor, type Shape, shapeOf, unpack } from './pack.ts';
import type { StoredIndex } from './search-index.ts';

/** `place`: of the feed; all that committed before it is in the index. */
export type KeptIndex = { place: string; index: StoredIndex };

type Head = { place: string; text: string; shapes: Shape[]; checksum: number };

// Two numbers of 32 bits come first: the length of the head and its checksum.
const prefixBytes = 8;
// As many as one call of the system takes (IOV_MAX).
const arraysAtOnce = 1000;

/** A name for the file that another database, an older schema or another program does not share. */
export async function indexFilePath(db: Queryable, dataDir: string): Promise<string> {
  const { rows } = await sql<Record<string, unknown>>`
    select (select system_identifier::text from pg_control_system()) as system,
      (select timeline_id from pg_control_checkpoint()) as timeline,
      (select oid from pg_database where datname = current_database()) as database,
      (select max(name) from migrations) as migration`.execute(db);
  const hash = createHash('sha256').update(JSON.stringify(rows[0]));
  for (const file of programFiles()) hash.update(await readFile(file));
  return path.join(dataDir, 'search-index', `${hash.digest('hex').slice(0, 16)}.bin`);
}

/** What an index is made by. */
function programFiles(): string[] {
  const domain = path.join(import.meta.dirname, '../..');
  const files = ['search/**/*.ts', 'pricing/*.ts', '../kernel/*.ts'].flatMap((pattern) =>
    globSync(pattern, { cwd: domain }),
  );
  return files
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .map((file) => path.join(domain, file));
}

/** Nothing of the index may change until this is done. */
export async function writeIndexFile(file: string, { place, index }: KeptIndex): Promise<void> {
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
export async function readIndexFile(file: string): Promise<KeptIndex | null> {
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
  const breathe = breather();
  let checksum = 0;
  for (const bytes of arrays.map(bytesOf)) {
    for (let at = 0; at < bytes.length; at += checkedAtOnce) {
      checksum = crc32(bytes.subarray(at, at + checkedAtOnce), checksum);
      await breathe();
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
