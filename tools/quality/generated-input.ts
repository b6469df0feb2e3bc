// The changed and generated requests of src/server/http/generated-input.test.ts, forty times as many as in the suite.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const file = 'src/server/http/generated-input.test.ts';
const parameters = [
  '--disable-warning=ExperimentalWarning',
  '--test',
  '--test-isolation=none',
  '--test-force-exit',
  file,
];

export async function generatedInput(): Promise<string[]> {
  const env = { ...process.env, GENERATED_CASES: '2000' };
  const { status } = spawnSync(process.execPath, parameters, { cwd: root, env, stdio: 'inherit' });
  return status === 0 ? [] : ['a generated request got a response that the contract does not declare, see above'];
}
