import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { newId } from '#kernel/ids.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { startMailServer } from '#test/mail-server.ts';
import { resetClockAfterEach } from '#test/time.ts';
import { queueMail } from './mail.ts';
import { createMailDelivery } from './mail-delivery.ts';

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
    await db().deleteFrom('mails').where('event', 'like', 'message:test-%').execute();
    await mailServer.close();
  });
  resetClockAfterEach();

  const db = () => app.services.database.db;
  const now = () => app.services.clock.now();

  async function write(recipient: string, urgent?: true): Promise<string> {
    const event = `message:test-${newId()}` as const;
    await queueMail(
      db(),
      { event, recipient, language: 'en', subject: 'A subject', bodyText: 'A text', bodyHtml: '<p>A text</p>', urgent },
      now(),
    );
    return event;
  }
  const mailOf = (event: string) =>
    db().selectFrom('mails').selectAll().where('event', '=', event).executeTakeFirstOrThrow();

  test('one that the server refuses keeps no other waiting, and is tried again later', async () => {
    const refused = await write('nobody@refused.example');
    const other = await write('one@tests.example');
    await createMailDelivery(app.services).run('ordinary');
    assert.deepEqual(mailServer.taken, ['one@tests.example']);
    assert.ok((await mailOf(other)).sentAt);
    const { sentAt, attempts, nextTryAt, lastError } = await mailOf(refused);
    assert.deepEqual([sentAt, attempts], [null, 1]);
    assert.match(lastError!, /no such mailbox/);
    assert.ok(nextTryAt > now());
    app.moveClock(3600_000);
    await createMailDelivery(app.services).run('ordinary');
    assert.equal((await mailOf(refused)).attempts, 2);
    await db().deleteFrom('mails').where('event', '=', refused).execute();
  });

  test('two processes that deliver at once send each mail once', async () => {
    mailServer.taken.length = 0;
    const recipients = Array.from({ length: 8 }, (_, index) => `traveller-${index}@tests.example`);
    for (const recipient of recipients) await write(recipient);
    await Promise.all([
      createMailDelivery(app.services).run('ordinary'),
      createMailDelivery(app.services).run('ordinary'),
    ]);
    assert.deepEqual(mailServer.taken.toSorted(), recipients);
  });

  test('a process keeps to its rate, for urgent and ordinary mails together', async () => {
    mailServer.takenAtMs.length = 0;
    const { config } = app.services;
    const rate = config.mailsPerSecond;
    config.mailsPerSecond = 20;
    const delivery = createMailDelivery(app.services);
    for (const urgent of [true, undefined] as const)
      for (let index = 0; index < 6; index++) await write(`rate-${index}@tests.example`, urgent);
    assert.deepEqual(await Promise.all([delivery.run('urgent'), delivery.run('ordinary')]), [6, 6]);
    config.mailsPerSecond = rate;
    const [first, last] = [mailServer.takenAtMs[0]!, mailServer.takenAtMs.at(-1)!];
    // Eleven pauses of 50 ms, less what the first delivery took longer than the last.
    assert.ok(last - first > 450, `12 mails in ${last - first} ms`);
  });

  test('mails at which the server breaks off cost themselves a try and keep no other waiting for long', async () => {
    mailServer.taken.length = 0;
    const broken: string[] = [];
    // As many as there are deliveries at once.
    for (let index = 0; index < 4; index++) broken.push(await write(`person-${index}@dropped.example`));
    const other = await write('three@tests.example');
    const delivery = createMailDelivery(app.services);
    await assert.rejects(delivery.run('ordinary'), /closed unexpectedly/);
    await delivery.run('ordinary');
    assert.deepEqual(mailServer.taken, ['three@tests.example']);
    assert.ok((await mailOf(other)).sentAt);
    for (const event of broken) {
      const { sentAt, attempts, nextTryAt, lastError } = await mailOf(event);
      assert.deepEqual([sentAt, attempts], [null, 1]);
      assert.match(lastError!, /closed unexpectedly/);
      const pauseMs = nextTryAt.getTime() - now().getTime();
      assert.ok(pauseMs > 25_000 && pauseMs <= 30_000, `${pauseMs} ms`);
    }
    await db().deleteFrom('mails').where('event', 'in', broken).execute();
  });

  test('a process that ends waits for no turn: it returns the mails that it leased and was not yet sending', async () => {
    mailServer.taken.length = 0;
    const { config } = app.services;
    const rate = config.mailsPerSecond;
    config.mailsPerSecond = 0.2;
    const delivery = createMailDelivery(app.services);
    config.mailsPerSecond = rate;
    const events: string[] = [];
    for (let index = 0; index < 6; index++) events.push(await write(`ending-${index}@tests.example`));
    delivery.start();
    const attempts = async () => (await Promise.all(events.map(mailOf))).reduce((sum, mail) => sum + mail.attempts, 0);
    while (mailServer.taken.length < 1 || (await attempts()) < 5) await setTimeout(5);
    const stoppedMs = performance.now();
    await delivery.stop();
    const ms = performance.now() - stoppedMs;
    assert.ok(ms < 2000, `stopped in ${ms} ms`);
    const waiting = (await Promise.all(events.map(mailOf))).filter(({ sentAt }) => sentAt === null);
    assert.deepEqual([mailServer.taken.length, waiting.length], [1, 5]);
    for (const { attempts, nextTryAt, lastError } of waiting) {
      assert.deepEqual([attempts, lastError], [0, null]);
      assert.ok(nextTryAt <= now());
    }
    await db().deleteFrom('mails').where('event', 'in', events).execute();
  });

  test('a server that is away costs no mail a try: the run fails and all wait for the next', async () => {
    await mailServer.close();
    const event = await write('two@tests.example');
    await assert.rejects(createMailDelivery(app.services).run('ordinary'));
    const { sentAt, attempts, nextTryAt } = await mailOf(event);
    assert.deepEqual([sentAt, attempts], [null, 0]);
    assert.ok(nextTryAt <= now());
  });
});
