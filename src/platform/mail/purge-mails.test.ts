import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { newId } from '#kernel/ids.ts';
import { retention } from '#kernel/retention.ts';
import { recurringJobs } from '#server/process/jobs.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { queueMail } from './mail.ts';

let shop: TestApp;

describe('mails', () => {
  before(async () => void (shop = await testApp()));

  test('are deleted after the days of the retention table', async () => {
    const { services } = shop;
    const now = services.clock.now();
    const write = async (daysAgo: number) => {
      const event = `message:${newId()}` as const;
      const mail = {
        event,
        recipient: 'a@b.example',
        language: 'en' as const,
        subject: 's',
        bodyText: 't',
        bodyHtml: 'h',
      };
      await queueMail(services.database.db, mail, new Date(now.getTime() - daysAgo * 86_400_000));
      return event;
    };
    const [old, recent] = [await write(retention.mailDays + 1), await write(retention.mailDays - 1)];
    await recurringJobs['purge-old-mails']!.run(services);
    const left = await services.database.db
      .selectFrom('mails')
      .select('event')
      .where('event', 'in', [old, recent])
      .execute();
    assert.deepEqual(left, [{ event: recent }]);
  });
});
