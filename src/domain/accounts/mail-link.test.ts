// The text of a mail with a link is deleted once it is not needed any more.
import assert from 'node:assert/strict';
import { afterEach, before, describe, test } from 'node:test';
import { recurringJobs } from '#server/process/jobs.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { call } from '#test/browser.ts';
import { mailsTo, newcomer, newPassword, tokenIn } from '#test/mail-links.ts';
import { hourMs } from '#test/time.ts';

let app: TestApp;

describe('a mail with a link', () => {
  before(async () => void (app = await testApp()));
  afterEach(() => app.moveClock(0));

  const bodyOf = async (email: string) =>
    (await mailsTo(email)).find(({ event }) => event.startsWith('reset_password'))!;

  test('says nothing any more once the link is used, and all of it before', async () => {
    const { email } = await newcomer('nadia');
    await call(app, 'requestPasswordReset', { body: { email } });
    const token = tokenIn(await bodyOf(email));
    await recurringJobs['purge-link-mails']!.run(app.services);
    assert.equal(tokenIn(await bodyOf(email)), token);
    await call(app, 'resetPassword', { body: { token, password: newPassword } });
    await recurringJobs['purge-link-mails']!.run(app.services);
    assert.equal((await bodyOf(email)).bodyText, '');
  });

  test('says nothing any more once the link is over', async () => {
    const { email } = await newcomer('olga');
    await call(app, 'requestPasswordReset', { body: { email } });
    await bodyOf(email);
    app.moveClock(1.1 * hourMs);
    await recurringJobs['purge-link-mails']!.run(app.services);
    assert.equal((await bodyOf(email)).bodyText, '');
  });
});
