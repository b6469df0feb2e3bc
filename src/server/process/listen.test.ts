import assert from 'node:assert/strict';
import http from 'node:http';
import { describe, test } from 'node:test';
import { listen } from './listen.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function get(port: number, agent: http.Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    http
      .get({ port, host: '127.0.0.1', agent }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode!));
      })
      .on('error', reject);
  });
}

describe('a server that gets SIGTERM', () => {
  test('answers what it has begun, and busy connections do not keep it', async () => {
    const listening = await listen(async () => (await pause(20), new Response('done')), '127.0.0.1', 0);
    const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
    const failures: string[] = [];
    let responseCount = 0;
    let isOver = false;
    const load = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (!isOver)
          await get(listening.port, agent).then(
            () => responseCount++,
            (error: NodeJS.ErrnoException) => {
              // The port is closed at the end. A request that was accepted still gets its response.
              if (error.code === 'ECONNREFUSED') isOver = true;
              else failures.push(String(error.code));
            },
          );
      }),
    );
    await pause(200);
    const startedMs = performance.now();
    await listening.close();
    assert.ok(performance.now() - startedMs < 2000, 'it waited for its callers to go away');
    await load;
    assert.ok(responseCount > 10);
    assert.deepEqual(failures, []);
    agent.destroy();
  });
});
