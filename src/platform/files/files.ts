// Uploaded files on disk, below DATA_DIR. Names are generated here, never taken from a request.
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '#kernel/ids.ts';
import { streamFile } from './stream-file.ts';

/** An existing file, opened when it is read. */
export type StoredFile = {
  sizeBytes: number;
  read(): Promise<Buffer>;
  /** The content in chunks; `cancel` closes the file. */
  stream(): ReadableStream<Uint8Array>;
};

/** `private`: of any type, and never served by its name. */
export type FileExtension = 'webp' | 'png' | 'avif' | 'private';

export type Files = {
  /** Stores bytes under a new name ending in the extension and returns the name. */
  put(bytes: Buffer, extension: FileExtension): Promise<string>;
  find(name: string): Promise<StoredFile | undefined>;
  remove(name: string): Promise<void>;
};

// A network folder may hang.
const storeMs = 10_000;

const namePattern = /^[0-9a-f-]{36}\.(webp|png|avif|private)$/;

export const isPrivateFile = (name: string): boolean => name.endsWith('.private');

export function openFiles(folder: string): Files {
  return {
    async put(bytes, extension) {
      await mkdir(folder, { recursive: true });
      const name = `${newId()}.${extension}`;
      const whole = path.join(folder, name);
      // Written to a temporary name and renamed, so that no reader sees half a file.
      await writeFile(`${whole}.part`, bytes, { signal: AbortSignal.timeout(storeMs) });
      await rename(`${whole}.part`, whole);
      return name;
    },
    async find(name) {
      if (!namePattern.test(name)) return undefined;
      const whole = path.join(folder, name);
      const found = await stat(whole).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      return { sizeBytes: found.size, read: () => readFile(whole), stream: () => streamFile(whole) };
    },
    async remove(name) {
      if (namePattern.test(name)) await rm(path.join(folder, name), { force: true });
    },
  };
}
