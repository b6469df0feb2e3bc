import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { startMailServer } from '#test/mail-server.ts';
import { startServer } from '#test/server-process.ts';
import { makePostgresDatabase } from '#test/world-copy.ts';

describe('mails of two processes', () => {
  test('are sent by both, each at its own rate and each mail once', async () => {
    const mailServer = await startMailServer();
    const scratch = await mkdtemp(path.join(os.tmpdir(), 'senda-mails-'));
    const DATABASE_URL = await makePostgresDatabase(process.env.TEST_DATABASE_URL!);
    const people = Array.from({ length: 24 }, (_, index) => `person-${index}@tests.example`);
    const withoutMailServer = await startServer({ DATABASE_URL, DATA_DIR: path.join(scratch, 'without') });
    for (const email of people) await writeToOperator(withoutMailServer.url, email);
    await withoutMailServer.end();
    const environment = { DATABASE_URL, SMTP_URL: mailServer.url, MAILS_PER_SECOND: '2' };
    const servers = await Promise.all(
      ['one', 'two'].map((name) => startServer({ ...environment, DATA_DIR: path.join(scratch, name) })),
    );
    try {
      while (mailServer.taken.length < people.length) await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await Promise.all(servers.map((server) => server.end()));
      await mailServer.close();
      await rm(scratch, { recursive: true, force: true });
    }
    assert.deepEqual(mailServer.taken.toSorted(), people.toSorted());
    const seconds = (mailServer.takenAtMs.at(-1)! - mailServer.takenAtMs[0]!) / 1000;
    // One process would need 11.5 s; two need 5.5 s.
    assert.ok(seconds > 5 && seconds < 11, `24 mails in ${seconds} s`);
  });
});

async function writeToOperator(url: string, email: string): Promise<void> {
  const response = await fetch(`${url}/api/contact-messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ topic: 'other', name: 'Ana', email, message: 'When does the office open in winter?' }),
  });
  assert.equal(response.ok, true, await response.text());
}
