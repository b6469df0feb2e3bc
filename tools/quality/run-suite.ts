import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** Runs what `npm test` would run with these parameters. Returns whether everything passed. */
export function runSuite(parameters: readonly string[], environment: Record<string, string> = {}): boolean {
  const { status } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'tools/run-test-suites.ts', ...parameters],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } },
  );
  return status === 0;
}
