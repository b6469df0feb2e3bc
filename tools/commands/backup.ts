import path from 'node:path';
import { readConfig } from '#platform/config/config.ts';
import { backUp } from '#server/backup/back-up.ts';
import type { Manifest } from '#server/backup/manifest.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import type { Command } from './command.ts';
import { command as invariants } from './invariants.ts';
import { startProgress } from './progress.ts';

export const backup: Command = {
  summary: 'writes the database and what was uploaded into a new folder',
  usage: ['FOLDER'],
  notes: [
    'PostgreSQL (needs pg_dump): the marketplace goes on selling. Embedded: stop the server first.',
    'The folder contains the keys that sign sessions: keep it as safe as the database.',
  ],
  async run([folder, ...others]) {
    if (folder === undefined || others.length > 0) return 2;
    const progress = startProgress();
    const made = await backUp(readConfig(process.env), path.resolve(folder), progress.step).finally(progress.end);
    console.log(`Backed up into ${folder}: ${amounts(made)}.`);
    return 0;
  },
};

export const restore: Command = {
  summary: 'puts a backup into an empty database and an empty folder of files, and checks the invariants',
  usage: ['FOLDER'],
  notes: ['PostgreSQL needs pg_restore. Nothing is overwritten.'],
  async run([folder, ...others]) {
    if (folder === undefined || others.length > 0) return 2;
    const progress = startProgress();
    const restored = await restoreBackup(readConfig(process.env), path.resolve(folder), progress.step).finally(
      progress.end,
    );
    console.log(`Restored what was backed up at ${restored.madeAt}: ${amounts(restored)}.`);
    return invariants.run([]);
  },
};

function amounts({ rows, files }: Manifest): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${total} rows in ${Object.keys(rows).length} tables, ${files} files`;
}
