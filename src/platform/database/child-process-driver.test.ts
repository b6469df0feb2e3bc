import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { describe, test } from 'node:test';
import type pg from 'pg';
import { runChildQueries } from './child-process-driver.ts';

const sendQueries = `
  for (const query of [1, 2, 3]) process.send({ query, sql: 'select 1', parameters: [] });
  setInterval(() => {}, 1000);`;

describe('a child process that dies while its queries run', () => {
  test('is no error of its parent, which learns of it by its end', async () => {
    const child = spawn(process.execPath, ['--eval', sendQueries], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    const errors: Error[] = [];
    child.on('error', (error) => errors.push(error));
    const ended = new Promise((resolve) => child.on('exit', (_, signal) => resolve(signal)));
    // Its end is noticed after the results, which come without a pause.
    const query = async () => {
      if (child.kill('SIGKILL')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
      return { rows: [] };
    };
    runChildQueries(child, { query } as unknown as pg.Pool);
    assert.equal(await ended, 'SIGKILL');
    await setTimeout(100);
    assert.deepEqual(errors, []);
  });
});
