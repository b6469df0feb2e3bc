// What a backup says of itself. A backup is a folder:
//   manifest.json
//   database.dump, made by pg_dump, or database/, the folder of the embedded engine
//   files/, what was uploaded
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

export class BackupError extends Error {
  override name = 'BackupError';
}

const manifest = z.object({
  format: z.literal(1),
  engine: z.enum(['postgres', 'embedded']),
  madeAt: z.iso.datetime(),
  lastMigration: z.string().describe('a restore needs code that knows it'),
  lastMigrationHash: z
    .string()
    .optional()
    .describe('it is known by that, since files were renamed; backups of before say the name only'),
  rows: z.record(z.string(), z.int()).describe('by table'),
  files: z.int(),
});
export type Manifest = z.output<typeof manifest>;

const fileName = 'manifest.json';

export const writeManifest = (folder: string, value: Manifest): Promise<void> =>
  writeFile(path.join(folder, fileName), `${JSON.stringify(value, null, 2)}\n`);

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, fileName), 'utf8').catch(() => {
    throw new BackupError(`${folder} is no backup: it has no ${fileName}.`);
  });
  const read = manifest.safeParse(parsed(text));
  if (!read.success) throw new BackupError(`${path.join(folder, fileName)} cannot be read.`);
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
