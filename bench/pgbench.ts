// pgbench, the yardstick of what PostgreSQL does on this machine without the product. It sends statements as the driver does: parsed and
// planned each time (extended protocol without names), or once per connection where ours are prepared.
import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Sample } from './bench.ts';

type Work = {
  url: string;
  /** In postgres-workload/, or any other path. */
  file: string;
  clients: number;
  prepared?: boolean;
  variables?: Record<string, string | number>;
} & ({ seconds: number } | { transactionsEach: number });

const folder = path.join(import.meta.dirname, 'postgres-workload');
const run = promisify(execFile);

export function findPgbench(): string | undefined {
  return [...globSync('/usr/lib/postgresql/*/bin/pgbench').sort().reverse(), '/usr/bin/pgbench'].find((file) =>
    existsSync(file),
  );
}

export async function pgbench(work: Work): Promise<Sample> {
  const variables = Object.entries(work.variables ?? {}).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
  const length =
    'seconds' in work ? ['-T', String(Math.max(1, Math.round(work.seconds)))] : ['-t', String(work.transactionsEach)];
  const flags = [
    '--no-vacuum',
    `--protocol=${work.prepared ? 'prepared' : 'extended'}`,
    '--file',
    path.resolve(folder, work.file),
    '-c',
    String(work.clients),
    '-j',
    '1',
  ];
  const { stdout } = await run(findPgbench()!, [...flags, ...length, ...variables, work.url], { timeout: 120_000 });
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? Number.NaN);
  const value = number(/^tps = ([\d.]+)/m);
  if (!(value > 0)) throw new Error(`pgbench of ${work.file} said no rate:\n${stdout}`);
  const done = number(/transactions actually processed: (\d+)/);
  return {
    value,
    details: {
      meanMs: number(/^latency average = ([\d.]+)/m),
      transactions: done,
      seconds: Math.round((done / value) * 1000) / 1000,
    },
  };
}
