import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import net from 'node:net';
import { newId } from '#kernel/ids.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { keepTime } from '#test/time.ts';
import { deliverMails, writeMail } from './mail.ts';

/** As much of a mail server as a delivery needs. It takes mails for everybody but those at refused.example. */
async function startMailServer() {
  const taken: string[] = [];
  const server = net.createServer((socket) => {
    let recipient = '';
    let inData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (inData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        inData = false;
        taken.push(recipient);
        return void say('250 taken');
      }
      const found = /^RCPT TO:<(.*?)>/i.exec(text)?.[1];
      if (found) recipient = found;
      if (/^DATA/i.test(text)) inData = true;
      say(
        found?.endsWith('@refused.example')
          ? '550 no such mailbox'
          : inData
            ? '354 go on'
            : /^QUIT/i.test(text)
              ? '221 bye'
              : '250 ok',
      );
    });
    say('220 mail.example');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return {
    taken,
    port,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

describe('the delivery of mails', () => {
  let app: TestApp;
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  before(async () => {
    app = await testApp();
    mailServer = await startMailServer();
    await db().updateTable('mails').set({ sentAt: now() }).where('sentAt', 'is', null).execute();
    app.services.config.smtpUrl = mailServer.url;
  });
  after(async () => {
    app.services.config.smtpUrl = undefined;
    await db().deleteFrom('mails').where('event', 'like', 'test-%').execute();
    await mailServer.close();
  });
  keepTime();

  const db = () => app.services.database.read;
  const now = () => app.services.clock.now();

  async function write(recipient: string): Promise<string> {
    const event = `test-${newId()}`;
    await writeMail(
      db(),
      { event, recipient, language: 'en', subject: 'A subject', bodyText: 'A text', bodyHtml: '<p>A text</p>' },
      now(),
    );
    return event;
  }
  const mailOf = (event: string) =>
    db().selectFrom('mails').selectAll().where('event', '=', event).executeTakeFirstOrThrow();

  test('one that the server refuses keeps no other waiting, and is tried again later', async () => {
    const refused = await write('nobody@refused.example');
    const other = await write('one@tests.example');
    await deliverMails(app.services);
    assert.deepEqual(mailServer.taken, ['one@tests.example']);
    assert.ok((await mailOf(other)).sentAt);
    const { sentAt, attempts, nextTryAt, lastError } = await mailOf(refused);
    assert.deepEqual([sentAt, attempts], [null, 1]);
    assert.match(lastError!, /no such mailbox/);
    assert.ok(nextTryAt > now());
    app.moveClock(3600_000);
    await deliverMails(app.services);
    assert.equal((await mailOf(refused)).attempts, 2);
    await db().deleteFrom('mails').where('event', '=', refused).execute();
  });

  test('two processes that deliver at once send each mail once', async () => {
    mailServer.taken.length = 0;
    const recipients = Array.from({ length: 8 }, (_, index) => `traveller-${index}@tests.example`);
    for (const recipient of recipients) await write(recipient);
    await Promise.all([deliverMails(app.services), deliverMails(app.services)]);
    assert.deepEqual(mailServer.taken.toSorted(), recipients);
  });

  test('a server that is away costs no mail a try: the job fails and all wait for the next', async () => {
    await mailServer.close();
    const event = await write('two@tests.example');
    await assert.rejects(deliverMails(app.services));
    const { sentAt, attempts, nextTryAt } = await mailOf(event);
    assert.deepEqual([sentAt, attempts], [null, 0]);
    assert.ok(nextTryAt <= now());
  });
});
