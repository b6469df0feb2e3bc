import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Copies the uploaded files that the target does not have yet. Files never change under their name, so what is there is the same. */
export async function copyFiles(from: string, to: string, onCopied: () => void = () => {}): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const there = new Set(await readdir(to));
  for (const name of await readdir(from).catch(() => [])) {
    if (name.endsWith('.part') || there.has(name)) continue;
    // Deleted since it was listed: its row is gone, too.
    await copyFile(path.join(from, name), path.join(to, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    onCopied();
  }
}

export const countFiles = async (folder: string): Promise<number> => (await readdir(folder).catch(() => [])).length;
