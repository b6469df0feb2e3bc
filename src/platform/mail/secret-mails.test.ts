// The text of a mail with a long-lived secret is deleted from the outbox after delivery.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type TestApp, testApp } from '#test/app.ts';
import { mailedGiftCardCode, createGiftCard, newRecipient } from '#test/gift-cards.ts';
import { startMailServer } from '#test/mail-server.ts';
import { createMailDelivery } from './mail-delivery.ts';

describe('a mail that was delivered', () => {
  let app: TestApp;
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  before(async () => {
    app = await testApp();
    mailServer = await startMailServer();
    // Mails of other tests stay where they are.
    const { database, clock } = app.services;
    await database.db.updateTable('mails').set({ sentAt: clock.now() }).where('sentAt', 'is', null).execute();
  });
  after(async () => {
    app.services.config.smtpUrl = undefined;
    await mailServer.close();
  });

  async function deliver(): Promise<void> {
    await app.jobs.runDue();
    app.services.config.smtpUrl = mailServer.url;
    const delivery = createMailDelivery(app.services);
    await delivery.run('urgent');
    await delivery.run('ordinary');
    app.services.config.smtpUrl = undefined;
  }
  const mailsTo = (recipient: string) =>
    app.services.database.db
      .selectFrom('mails')
      .select(['event', 'bodyText', 'bodyHtml', 'sentAt'])
      .where('recipient', '=', recipient)
      .orderBy('createdAt')
      .execute();

  test('keeps no link to an account, and what it says where it opens nothing', async () => {
    const { email, token } = await app.newTraveller();
    await app.send('POST', '/api/auth/password-reset', { body: { email } });
    const body = { currentPassword: 'a walk by the sea', password: 'another quiet harbour' };
    assert.equal((await app.send('PUT', '/api/auth/me/password', { token, body })).status, 204);
    await deliver();
    const mails = Object.groupBy(await mailsTo(email), ({ event }) => event.split(':', 1)[0]!);
    for (const event of ['confirm_email', 'reset_password']) {
      const { sentAt, bodyText, bodyHtml } = mails[event]![0]!;
      assert.ok(sentAt, event);
      assert.deepEqual([bodyText, bodyHtml], ['', ''], event);
    }
    assert.match(mails['password_changed']![0]!.bodyText, /password/i);
  });

  test('keeps no code of a gift card, which it has until then', async () => {
    const recipientEmail = newRecipient();
    const { id, code } = await createGiftCard(app, await app.newTraveller(), { recipientEmail });
    assert.equal(await mailedGiftCardCode(app, id), code);
    await deliver();
    assert.ok(mailServer.taken.includes(recipientEmail));
    const card = (await mailsTo(recipientEmail)).find(({ event }) => event === `gift-card-card:${id}`)!;
    assert.deepEqual([card.bodyText, card.bodyHtml], ['', '']);
    assert.ok(card.sentAt);
  });
});
