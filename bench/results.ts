// The results file of a run: everything that is needed to judge its numbers.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Bench } from './bench.ts';

export type Summary = { what: string; median: number; rounds: number[]; details: Record<string, number | string> };
export type Measured = { ours: Summary; yardsticks: Record<string, Summary & { ratio: number; ratios: number[] }> };
export type Outcome = Measured &
  Pick<Bench, 'measures' | 'unit' | 'better'> & { name: string; tours: number; command: string };

export type Machine = {
  at: string;
  commit: string;
  /** Files of the product differed from the commit. */
  changed: boolean;
  node: string;
  engine: string;
  cores: number;
  processor: string;
  memoryGb: number;
  /** Of the last minute of the run, per core: above 1 other processes wanted the machine too. */
  loadPerCore: number;
};
/** `codeMoved`: the product's code changed during the measurement, so parts of the run may be of different code. */
export type Run = Machine & { codeMoved: boolean; rounds: number; seconds: number; outcomes: Outcome[] };

const folder = path.join(import.meta.dirname, 'results');

/** The code as a server started now would run it. Read before and after a run. */
export function describeCode(): { commit: string; changed: boolean; contents: string } {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: path.join(folder, '../..'), encoding: 'utf8', maxBuffer: 64e6 }).trim();
  const product = ['--', 'src', 'db', 'package.json'];
  const changes = git('status', '--porcelain', ...product);
  const contents = createHash('sha256').update(
    git('rev-parse', 'HEAD:src', 'HEAD:db') + changes + git('diff', 'HEAD', ...product),
  );
  return { commit: git('rev-parse', '--short', 'HEAD'), changed: changes !== '', contents: contents.digest('hex') };
}

export async function describeMachine(databaseUrl: string): Promise<Omit<Machine, 'commit' | 'changed'>> {
  return {
    at: new Date().toISOString(),
    node: process.versions.node,
    engine: await describeEngine(databaseUrl),
    cores: os.cpus().length,
    processor: os.cpus()[0]?.model ?? 'unknown',
    memoryGb: Math.round(os.totalmem() / 2 ** 30),
    loadPerCore: Math.round((os.loadavg()[0]! / os.cpus().length) * 10) / 10,
  };
}

async function describeEngine(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ version: string; sync: string; buffers: string }>(
    "select current_setting('server_version') as version, current_setting('fsync') as sync, current_setting('shared_buffers') as buffers",
  );
  await client.end();
  const { version, sync, buffers } = rows[0]!;
  return `PostgreSQL ${version.split(' ')[0]}, fsync ${sync}, shared_buffers ${buffers}`;
}

export function writeResults(run: Run): void {
  if (run.outcomes.length === 0) return;
  mkdirSync(folder, { recursive: true });
  const name = `${run.at.slice(0, 19).replaceAll(':', '-')}.json`;
  writeFileSync(path.join(folder, name), `${JSON.stringify(run, null, 2)}\n`);
  console.log(`  written: bench/results/${name}`);
}

/** All runs, oldest first. */
export function readRuns(): Run[] {
  return globSync('*.json', { cwd: folder })
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Run);
}
