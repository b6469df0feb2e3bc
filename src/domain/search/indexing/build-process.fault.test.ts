import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, test } from 'node:test';

/** Stops the process that makes an index at its first query, sends the result, and dies. */
const parent = `
  import { fork } from 'node:child_process';
  const child = fork(${JSON.stringify(new URL('build-process.ts', import.meta.url).pathname)}, {
    execArgv: ['--disable-warning=ExperimentalWarning'], serialization: 'advanced', stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', ({ query }) => {
    child.kill('SIGSTOP');
    child.send({ query, rows: [] }, () => {
      console.log(child.pid);
      process.kill(process.pid, 'SIGKILL');
    });
  });
  child.send({ now: new Date(), file: '/nowhere', place: '0' });`;

describe('the process that makes the search index', () => {
  test('ends without a word after its parent, also with a query that it cannot send any more', async () => {
    const server = spawn(process.execPath, ['--input-type=module', '--eval', parent], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [pid, printed] = ['', ''];
    server.stdout.on('data', (chunk: Buffer) => (pid += chunk.toString()));
    server.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    const closed = once(server, 'close');
    await once(server, 'exit');
    process.kill(Number(pid), 'SIGCONT');
    // The streams of both: the child has ended, too.
    await closed;
    assert.equal(printed, '');
  });
});
