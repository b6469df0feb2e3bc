// What the marketplace says about itself.
import assert from 'node:assert/strict';
import { afterEach, before, describe, test } from 'node:test';
import { kept } from '#kernel/retention.ts';
import { newId } from '#kernel/ids.ts';
import { fieldWeights } from '../search/ranking.ts';
import { writeMail } from '#platform/mail/mail.ts';
import { createApp } from '#server/app.ts';
import { recurringJobs } from '#server/jobs.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { changeSetting } from '../settings/change-setting.ts';

let shop: TestApp;

/** As a process that has kept no settings yet answers. */
async function getOperator(language: string) {
  const { services } = shop;
  const app = createApp({ ...services, database: { ...services.database } }, undefined);
  const request = new Request('http://localhost:3000/api/operator', { headers: { 'accept-language': language } });
  return (await app(request)).json();
}

describe('who runs the marketplace', () => {
  before(async () => void (shop = await testApp()));
  afterEach(async () => void (await shop.services.database.read.deleteFrom('settings').execute()));

  test('is what the setting says, the country in the caller’s language', async () => {
    await changeSetting(shop.services, 'operator', '{"name":"Coast and Trail SL","country":"ES"}');
    assert.deepEqual(await getOperator('fr'), {
      name: 'Coast and Trail SL',
      representedBy: null,
      address: null,
      countryName: 'Espagne',
      email: null,
      phone: null,
      registerNumber: null,
      taxNumber: null,
    });
  });

  test('is nobody in particular where nothing is set', async () => {
    await shop.services.database.read.deleteFrom('settings').execute();
    assert.equal((await getOperator('en')).name, null);
  });

  test('takes no field that nobody shows, and no e-mail that is none', async () => {
    for (const text of ['{"nome":"x"}', '{"email":"nowhere"}', '{"country":"Spain"}'])
      await assert.rejects(changeSetting(shop.services, 'operator', text), { code: 'invalid_input' }, text);
  });
});

describe('the ranking', () => {
  before(async () => void (shop = await testApp()));

  test('is told with the numbers that the search computes with, in the caller’s language', async () => {
    const { status, body } = await shop.send('GET', '/api/ranking', { headers: { 'accept-language': 'es' } });
    assert.equal(status, 200);
    assert.deepEqual(body.weights, fieldWeights);
    assert.deepEqual([body.guessedPercent, body.prior], [50, { reviews: 3, stars: 3.5 }]);
    const sorts = body.orders.map(({ sort }: { sort: string }) => sort);
    assert.deepEqual(sorts, ['relevance', 'popularity', 'rating', 'price', '-price', 'duration']);
    assert.match(body.orders[0].text, /título/);
  });
});

describe('measurements of browsers', () => {
  before(async () => void (shop = await testApp()));
  const report = (body: object) => shop.send('POST', '/api/measurements', { body });
  const counted = async () =>
    Number(/^page_largest_paint_seconds_count (\d+)$/m.exec((await shop.send('GET', '/metrics')).body)?.[1] ?? 0);

  test('are added up', async () => {
    const before = await counted();
    assert.equal((await report({ largestPaintSeconds: 0.8, layoutShift: 0 })).status, 204);
    assert.equal(await counted(), before + 1);
  });

  test('that cannot be are refused and not counted', async () => {
    const before = await counted();
    for (const body of [{ largestPaintSeconds: -1 }, { largestPaintSeconds: 601 }, { page: '/login' }])
      assert.equal((await report(body)).status, 422);
    assert.equal(await counted(), before);
  });
});

describe('mails', () => {
  before(async () => void (shop = await testApp()));

  test('are forgotten after their days', async () => {
    const { services } = shop;
    const now = services.clock.now();
    const write = async (daysAgo: number) => {
      const event = `old-mail:${newId()}`;
      const mail = {
        event,
        recipient: 'a@b.example',
        language: 'en' as const,
        subject: 's',
        bodyText: 't',
        bodyHtml: 'h',
      };
      await writeMail(services.database.read, mail, new Date(now.getTime() - daysAgo * 86_400_000));
      return event;
    };
    const [old, recent] = [await write(kept.mailDays + 1), await write(kept.mailDays - 1)];
    await recurringJobs['forget-old-mails']!.run(services);
    const left = await services.database.read
      .selectFrom('mails')
      .select('event')
      .where('event', 'in', [old, recent])
      .execute();
    assert.deepEqual(left, [{ event: recent }]);
  });
});
