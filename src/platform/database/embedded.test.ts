import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { describe, test } from 'node:test';

const dataUrl = (program: string): string => `data:text/javascript,${encodeURIComponent(program)}`;

/** Its thread fails once it listens. */
const failing = dataUrl(`
  import { parentPort } from 'node:worker_threads';
  const post = parentPort?.postMessage.bind(parentPort);
  if (post) parentPort.postMessage = (message) => {
    post(message);
    setTimeout(() => { throw new Error('memory access out of bounds'); }, 200);
  };`);

const opening = `
  const { openDatabase } = await import(${JSON.stringify(import.meta.resolve('./database.ts'))});
  const { pool } = await openDatabase({ memory: true });
  await pool.query('select 1');
  setInterval(() => {}, 1000);`;

describe('an embedded database whose thread fails', () => {
  test('ends the process, with one line that says why', async () => {
    const args = ['--disable-warning=ExperimentalWarning', `--import=${failing}`, '--eval', opening];
    const ended = await new Promise((resolve) =>
      execFile(process.execPath, args, (error, _, printed) => resolve({ code: error?.code, printed })),
    );
    assert.deepEqual(ended, {
      code: 1,
      printed: 'The embedded database ended by itself: memory access out of bounds\n',
    });
  });
});
