// Notices of unlawful content: receipt, decision with reasons, appeal (Regulation (EU) 2022/2065, articles 16, 17, 20).
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { newId } from '#kernel/ids.ts';
import { retention } from '#kernel/retention.ts';
import { createApp } from '#server/http/app.ts';
import { recurringJobs } from '#server/process/jobs.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour } from '#test/test-tour.ts';

const statement = 'The pictures on this page are mine, and nobody asked me for them.';
const reasons = 'We compared the pictures with the originals you sent, and they are the same.';

describe('a notice', () => {
  let shop: TestApp;
  let operator: string;
  before(async () => {
    shop = await testApp();
    operator = (await shop.signIn('operator')).token;
  });
  closeTestTours();

  const notice = (more: object = {}) => ({
    address: '/tours',
    category: 'intellectual_property',
    statement,
    name: 'Iris Bell',
    email: 'iris@mail.example',
    goodFaith: true,
    ...more,
  });
  const send = (body: object, language = 'en') =>
    shop.send('POST', '/api/notices', { body, headers: { 'accept-language': language } });
  const read = (key: object) => shop.send('POST', '/api/notices/state', { body: key });
  const appeal = (key: object, text = 'You compared the wrong pictures: mine are the ones from May.') =>
    shop.send('POST', '/api/notices/appeal', { body: { ...key, text } });
  const decide = (id: string, decision: object) =>
    shop.send('POST', `/api/admin/notices/${id}/decision`, { token: operator, body: { reasons, ...decision } });

  async function sent(more: object = {}, language = 'en') {
    const { status, body } = await send(notice(more), language);
    assert.equal(status, 201, JSON.stringify(body));
    const { reference } = body.notice;
    const row = await shop.services.database.db
      .selectFrom('notices')
      .select(['id', 'tourId', 'address'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return { key: { reference, code: body.code as string }, ...row };
  }

  async function mailsOf(id: string) {
    await shop.jobs.runDue();
    const mails = await shop.services.database.db
      .selectFrom('mails')
      .select(['event', 'recipient', 'language', 'subject', 'bodyText'])
      .where('event', 'like', `%:${id}`)
      .execute();
    return new Map(mails.map((mail) => [mail.event.split(':')[0], mail]));
  }

  test('is received: a receipt with reference and code goes out, and the operator is notified', async () => {
    const { key, id } = await sent({}, 'fr');
    assert.match(key.reference, /^DS-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const mails = await mailsOf(id);
    const receipt = mails.get('notice-receipt')!;
    assert.deepEqual([receipt.recipient, receipt.language], ['iris@mail.example', 'fr']);
    assert.ok(receipt.bodyText.includes(key.reference) && receipt.bodyText.includes(key.code));
    assert.doesNotMatch(receipt.bodyText, /Iris Bell|pictures on this page/);
    assert.match(receipt.bodyText, /http:\/\/localhost:3000\/fr\/digital-services-law/);
    const mail = mails.get('notice.operator')!;
    assert.ok(mail.bodyText.includes(statement) && !mail.bodyText.includes(key.code));
    assert.match(mail.bodyText, /http:\/\/localhost:3000(?:\/..)?\/admin\/notices\b(?!\?)/);
  });

  test('is read with its reference and its code, however they are typed, and with no others', async () => {
    const { key } = await sent();
    const { status, body } = await read({
      reference: key.reference.toLowerCase(),
      code: ` ${key.code.toLowerCase().replace('-', ' ')} `,
    });
    assert.equal(status, 200);
    assert.deepEqual([body.state, body.statement, body.you], ['received', statement, 'notifier']);
    assert.equal(JSON.stringify(body).includes('iris@'), false);
    const other = await sent();
    for (const wrong of [
      { ...key, code: other.key.code },
      { ...key, code: 'AAAA-AAAA' },
      { ...key, code: 'x' },
      { ...key, reference: 'DS-2222-2222' },
    ]) {
      const refused = await read(wrong);
      assert.deepEqual([refused.status, refused.body.code], [404, 'not_found'], JSON.stringify(wrong));
    }
  });

  test('is about a page of this marketplace, written as a path or as a whole address', async () => {
    const tour = await createTestTour({ capacity: 5 });
    for (const address of [`/tour/${tour.id}`, `http://localhost:3000/es/tour/${tour.id}?date=2030-01-01`]) {
      const { tourId } = await sent({ address });
      assert.equal(tourId, tour.id, address);
    }
    for (const address of ['https://elsewhere.example/tour/x', '//elsewhere.example/', 'tour/x', 'javascript:x']) {
      const { status, body } = await send(notice({ address }));
      assert.deepEqual([status, body.fields?.[0].field], [422, 'address'], address);
    }
  });

  test('is about a page that can be read: another path is refused on the address', async () => {
    for (const address of ['/tour/%00', '/tours/%E0%A4%A', '/%', '/tour/a%00b?x=1', 'http://localhost:3000/tour/%ff']) {
      const { status, body } = await send(notice({ address }));
      assert.deepEqual([status, body.fields?.[0].field, body.fields?.[0].rule], [422, 'address', 'format'], address);
    }
    const tour = await createTestTour({ capacity: 5 });
    const doubled = await sent({ address: `http://localhost:3000//es//tour//${tour.id}` });
    assert.deepEqual([doubled.tourId, doubled.address], [tour.id, `/es/tour/${tour.id}`]);
  });

  test('names who sends it, unless it is about crimes against minors', async () => {
    const unnamed = { name: undefined, email: undefined };
    assert.equal((await send(notice({ name: undefined }))).body.fields[0].field, 'name');
    assert.equal((await send(notice({ email: undefined }))).body.fields[0].field, 'email');
    const { id } = await sent({ ...unnamed, category: 'minors' });
    const mails = await mailsOf(id);
    assert.deepEqual([mails.has('notice-receipt'), mails.has('notice.operator')], [false, true]);
    assert.equal((await decide(id, { outcome: 'kept' })).status, 200);
    assert.equal((await mailsOf(id)).has('notice-decided-first-notifier'), false);
  });

  test('without good faith, a category or enough words is refused, each field with its rule', async () => {
    const { status, body } = await send(notice({ goodFaith: false, category: undefined, statement: 'bad' }));
    assert.equal(status, 422);
    assert.deepEqual(body.fields.map(({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`).sort(), [
      'category required',
      'goodFaith required',
      'statement too_short',
    ]);
  });

  test('is decided with reasons; the notifier is informed, and may appeal once, for six months', async () => {
    const { key, id } = await sent();
    const early = await appeal(key);
    assert.deepEqual([early.status, early.body.code], [409, 'notice_state']);
    const { status, body } = await decide(id, { outcome: 'kept' });
    assert.deepEqual([status, body.state, body.email], [200, 'decided', 'iris@mail.example']);
    const mail = (await mailsOf(id)).get('notice-decided-first-notifier')!;
    assert.ok(mail.bodyText.includes(reasons));
    assert.match(mail.bodyText, /You may appeal until \d+ \w+ \d{4}/);
    assert.equal((await decide(id, { outcome: 'kept' })).status, 409);

    shop.moveClock(190 * 86_400_000);
    assert.equal((await read(key)).body.appealBefore, null);
    assert.equal((await appeal(key)).status, 409);
    shop.moveClock(0);
    assert.ok((await read(key)).body.appealBefore);
    const appealed = await appeal(key);
    assert.deepEqual([appealed.status, appealed.body.state, appealed.body.appeal.by], [200, 'appealed', 'notifier']);
    assert.equal((await appeal(key)).status, 409);
    const mails = await mailsOf(id);
    assert.equal(mails.get('appeal-receipt')!.recipient, 'iris@mail.example');
    assert.ok(mails.get('appealed.operator')!.bodyText.includes('the ones from May'));
    assert.match(mails.get('appealed.operator')!.bodyText, /\/admin\/notices\?state=appealed/);

    assert.equal((await decide(id, { outcome: 'removed', basis: 'law' })).body.state, 'closed');
    const closed = (await read(key)).body;
    assert.deepEqual(
      closed.decisions.map(({ stage, outcome }: { stage: string; outcome: string }) => [stage, outcome]),
      [
        ['first', 'kept'],
        ['appeal', 'removed'],
      ],
    );
    assert.equal(closed.appealBefore, null);
    assert.equal((await decide(id, { outcome: 'kept' })).status, 409);
  });

  test('that is upheld takes the tour off sale, notifies its partner why, and an appeal that is upheld puts it back', async () => {
    const tour = await createTestTour({ capacity: 5 });
    const shown = async () => (await shop.send('GET', `/api/tours/${tour.id}`)).status;
    assert.equal(await shown(), 200);
    const { key, id } = await sent({ address: `/tour/${tour.id}` });
    assert.equal((await decide(id, { outcome: 'removed', basis: 'terms' })).status, 200);
    assert.equal(await shown(), 404);
    const mails = await mailsOf(id);
    const mail = mails.get('notice-decided-first-partner')!;
    assert.ok(mail.bodyText.includes(reasons) && !mail.bodyText.includes('iris@'), mail.bodyText);
    const code = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(mail.bodyText.split('Code')[1]!)![0];
    assert.notEqual(code, key.code);
    const theirs = { reference: key.reference, code };
    assert.equal((await read(theirs)).body.you, 'partner');

    // The notifier's request was granted, so only the supplier can appeal.
    assert.equal((await appeal(key)).status, 409);
    assert.equal((await appeal(theirs)).body.appeal.by, 'partner');
    assert.equal((await mailsOf(id)).get('appeal-receipt')!.recipient, mail.recipient);
    assert.equal((await decide(id, { outcome: 'kept' })).status, 200);
    assert.equal(await shown(), 200);
    const after = await mailsOf(id);
    assert.ok(after.has('notice-decided-appeal-partner') && after.has('notice-decided-appeal-notifier'));
  });

  test('whose appeal is upheld leaves a tour down that another notice keeps down', async () => {
    const tour = await createTestTour({ capacity: 5 });
    const shown = async () => (await shop.send('GET', `/api/tours/${tour.id}`)).status;
    const removed = async () => {
      const { key, id } = await sent({ address: `/tour/${tour.id}` });
      await decide(id, { outcome: 'removed', basis: 'terms' });
      const { bodyText } = (await mailsOf(id)).get('notice-decided-first-partner')!;
      const code = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(bodyText.split('Code')[1]!)![0];
      assert.equal((await appeal({ reference: key.reference, code })).status, 200);
      return id;
    };
    const [first, second, third] = [await removed(), await removed(), await removed()];
    assert.equal(await shown(), 404);
    assert.equal((await decide(first, { outcome: 'kept' })).status, 200);
    assert.equal(await shown(), 404);
    // Two decided at the same moment: whichever comes last puts it back.
    await Promise.all([second, third].map((id) => decide(id, { outcome: 'kept' })));
    assert.equal(await shown(), 200);
  });

  test('whose appeal is upheld leaves a tour off sale that its partner had paused before', async () => {
    const tour = await createTestTour({ capacity: 5 });
    const statusOf = async () => {
      const tours = shop.services.database.db.selectFrom('tours').select('status').where('id', '=', tour.id);
      return (await tours.executeTakeFirstOrThrow()).status;
    };
    const { key, id } = await sent({ address: `/tour/${tour.id}` });
    await shop.services.database.db.updateTable('tours').set({ status: 'paused' }).where('id', '=', tour.id).execute();
    assert.equal((await decide(id, { outcome: 'removed', basis: 'terms' })).status, 200);
    const { bodyText } = (await mailsOf(id)).get('notice-decided-first-partner')!;
    const code = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(bodyText.split('Code')[1]!)![0];
    assert.equal((await appeal({ reference: key.reference, code })).status, 200);
    assert.equal((await decide(id, { outcome: 'kept' })).status, 200);
    assert.equal(await statusOf(), 'paused');
  });

  test('is removed on a basis, kept on none, and decided with reasons', async () => {
    const { id } = await sent();
    const fieldOf = async (decision: object) => (await decide(id, decision)).body.fields?.[0].field;
    assert.equal(await fieldOf({ outcome: 'removed' }), 'basis');
    assert.equal(await fieldOf({ outcome: 'kept', basis: 'law' }), 'basis');
    assert.equal(await fieldOf({ outcome: 'kept', reasons: 'no' }), 'reasons');
    assert.equal((await decide(newId(), { outcome: 'kept' })).status, 404);
  });

  test('decided by two operators at once is decided once', async () => {
    const { id } = await sent();
    const responses = await Promise.all([decide(id, { outcome: 'kept' }), decide(id, { outcome: 'kept' })]);
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 409]);
  });

  test('waits in the operator’s list, the oldest first', async () => {
    await sent();
    const { body } = await shop.send('GET', '/api/admin/notices?state=received', { token: operator });
    assert.ok(body.total > 0);
    assert.ok(body.data.every(({ state }: { state: string }) => state === 'received'));
    const days = body.data.map(({ receivedAt }: { receivedAt: string }) => receivedAt);
    assert.deepEqual(days, [...days].sort());
  });

  test('that is decided says to operators which tour it is about and who decided, and to the notifier not who', async () => {
    const tour = await createTestTour({});
    const { key, id } = await sent({ address: `/tour/${tour.id}` });
    await decide(id, { outcome: 'kept' });
    const { body } = await shop.send('GET', '/api/admin/notices?sort=-received', { token: operator });
    const { tourTitle, decisions } = body.data.find((one: { id: string }) => one.id === id);
    const texts = await shop.services.database.db.selectFrom('tourTexts').select('title').where('tourId', '=', tour.id);
    assert.ok(
      (await texts.execute()).some(({ title }) => title === tourTitle),
      tourTitle,
    );
    const { body: me } = await shop.send('GET', '/api/auth/me', { token: operator });
    assert.deepEqual(decisions[0].decidedBy, { id: me.id, name: me.name, email: me.email });
    assert.ok(!JSON.stringify((await read(key)).body).includes(me.id));
  });

  test('that is decided is in the public list, which names no person and no tour', async () => {
    const first = async () => (await shop.send('GET', '/api/notices/decisions?pageSize=1')).body;
    const { total } = await first();
    const { key, id, address } = await sent({ category: 'hate', address: '/tour/of-somebody' });
    assert.equal((await first()).total, total, 'while it waits');
    await decide(id, { outcome: 'kept' });
    await appeal(key);
    await decide(id, { outcome: 'removed', basis: 'law' });
    const list = await first();
    const day = `${shop.services.clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`;
    const decisions = [
      { stage: 'first', outcome: 'kept', basis: null, decidedAt: day },
      { stage: 'appeal', outcome: 'removed', basis: 'law', decidedAt: day },
    ];
    const shown = { content: 'tour', category: 'hate', origin: 'report', receivedAt: day };
    assert.deepEqual([list.total, list.data], [total + 1, [{ ...shown, decisions, appealedBy: 'notifier' }]]);
    for (const secret of [key.reference, id, address, statement, reasons, 'Iris', 'iris@'])
      assert.ok(!JSON.stringify(list).includes(secret), secret);
  });

  test('cannot have its code guessed', async () => {
    const { key } = await sent();
    const { services } = shop;
    const app = createApp({ ...services, config: { ...services.config, rateLimitScale: 1 } }, undefined);
    const guess = async (code: string) => {
      const request = new Request('http://localhost:3000/api/notices/state', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...key, code }),
      });
      return (await app(request, { address: '192.0.2.78' })).status;
    };
    for (let count = 0; count < 20; count++) assert.equal(await guess('AAAA-AAAA'), 404);
    assert.equal(await guess(key.code), 429);
  });
  test('is deleted after the months the privacy policy names', async () => {
    const db = shop.services.database.db;
    const now = shop.services.clock.now();
    const receivedAt = (days: number) => {
      const moment = new Date(now);
      moment.setUTCMonth(moment.getUTCMonth() - retention.noticeMonths);
      return new Date(moment.getTime() - days * 86_400_000);
    };
    const received = { old: newId(), young: newId() };
    for (const [id, days] of [
      [received.old, 1],
      [received.young, -1],
    ] as const) {
      const row = {
        id,
        reference: `DS-${id.slice(-9)}`,
        category: 'fraud',
        address: '/tours',
        statement: 's',
        name: 'n',
        email: 'a@b.example',
        language: 'en',
        receivedAt: receivedAt(days),
      };
      await db.insertInto('notices').values(row).execute();
    }
    await recurringJobs['purge-old-notices']!.run(shop.services);
    const left = await db.selectFrom('notices').select('id').where('id', 'in', Object.values(received)).execute();
    assert.deepEqual(left, [{ id: received.young }]);
  });
});
