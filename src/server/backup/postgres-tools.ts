// pg_dump and pg_restore, which come with PostgreSQL.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { BackupError } from './manifest.ts';

type Tool = 'pg_dump' | 'pg_restore';

/** Throws `BackupError` with what the tool said. */
export async function runPostgresTool(tool: Tool, databaseUrl: string, words: readonly string[]): Promise<void> {
  const { url, password } = withoutPassword(databaseUrl);
  // Every user of a machine can read the words of a command.
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  const child = spawn(findTool(tool), [`--dbname=${url}`, '--no-password', ...words], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'close').catch((error: Error) => [error.message]);
  if (code !== 0) throw new BackupError(`${tool} failed (${code}): ${output.trim()}`);
}

/** The newest that is installed: an older one than the server refuses to work. */
function findTool(tool: Tool): string {
  const packaged = globSync('/usr/lib/postgresql/*/bin').sort(
    (left, right) => Number(right.split('/').at(-2)) - Number(left.split('/').at(-2)),
  );
  const found = [...packaged, ...(process.env.PATH ?? '').split(path.delimiter)].find((folder) =>
    existsSync(path.join(folder, tool)),
  );
  if (!found) throw new BackupError(`${tool} was not found. Install the client programs of PostgreSQL.`);
  return path.join(found, tool);
}

function withoutPassword(databaseUrl: string): { url: string; password: string } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { url: url.href, password };
}
