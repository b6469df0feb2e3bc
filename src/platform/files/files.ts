// Files of the product's users on disk, below DATA_DIR. Names are made here, never taken from a request.
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { newId } from '#kernel/ids.ts';

export type Files = {
  /** Stores bytes under a new name ending in the extension and returns the name. */
  put(bytes: Buffer, extension: 'webp' | 'png'): Promise<string>;
  open(name: string): Promise<{ stream: ReadableStream; sizeBytes: number } | undefined>;
  remove(name: string): Promise<void>;
};

// A folder of another machine may hang.
const storeMs = 10_000;

const namePattern = /^[0-9a-f-]{36}\.(webp|png)$/;

export function filesIn(folder: string): Files {
  return {
    async put(bytes, extension) {
      await mkdir(folder, { recursive: true });
      const name = `${newId()}.${extension}`;
      const whole = path.join(folder, name);
      // Written beside and renamed, so that no reader ever sees half a file.
      await writeFile(`${whole}.part`, bytes, { signal: AbortSignal.timeout(storeMs) });
      await rename(`${whole}.part`, whole);
      return name;
    },
    async open(name) {
      if (!namePattern.test(name)) return undefined;
      const whole = path.join(folder, name);
      const found = await stat(whole).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      return { stream: Readable.toWeb(createReadStream(whole)) as ReadableStream, sizeBytes: found.size };
    },
    async remove(name) {
      if (namePattern.test(name)) await rm(path.join(folder, name), { force: true });
    },
  };
}
