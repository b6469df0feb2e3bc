// Messages to the operator are stored, mailed to both sides, and deleted after their retention.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { retention } from '#kernel/retention.ts';
import { newId } from '#kernel/ids.ts';
import { createApp } from '#server/http/app.ts';
import { recurringJobs } from '#server/process/jobs.ts';
import { operator } from '#world/operator.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { newStaff } from '#test/identities.ts';
import { eraseAccount } from '#test/security.ts';
import { setSetting } from '#test/settings.ts';

let shop: TestApp;
const prepare = async () => void (shop = await testApp());
const mailsOf = async (id: string) => {
  await shop.jobs.runDue();
  const mails = await shop.services.database.db
    .selectFrom('mails')
    .select(['event', 'recipient', 'language', 'subject', 'bodyText'])
    .where('event', 'like', `%:${id}`)
    .execute();
  const isReceipt = ({ event }: { event: string }) => event.includes('-receipt:');
  return { receipt: mails.find(isReceipt), notification: mails.find((mail) => !isReceipt(mail)) };
};

describe('a message to the operator', () => {
  before(prepare);
  before(() => setSetting(shop, 'operator', operator));
  const message = {
    name: 'Ana Ruiz',
    email: 'ana@mail.example',
    topic: 'booking',
    bookingReference: 'SN-7K3M-Q9XA',
    message: 'We are five minutes late.\nIs that all right?',
  };
  const send = (body: object, language = 'es') =>
    shop.send('POST', '/api/contact-messages', { body, headers: { 'accept-language': language } });

  test('is stored, mailed to the operator, and answered with a receipt in the sender’s language', async () => {
    const { status, body } = await send(message);
    assert.equal(status, 201);
    const { receipt, notification } = await mailsOf(body.id);
    assert.deepEqual([receipt!.recipient, receipt!.language], [message.email, 'es']);
    assert.match(receipt!.subject, /^Hemos recibido tu mensaje$/);
    // The sender's address is not verified, so the text is sent only to the operator.
    assert.match(receipt!.bodyText, /Asunto\s+Una reserva/);
    assert.doesNotMatch(receipt!.bodyText, /Ana Ruiz|five minutes|SN-7K3M/);
    assert.deepEqual([notification!.recipient, notification!.language], [operator.email, 'en']);
    assert.equal(notification!.subject, 'Message from Ana Ruiz: A booking');
    assert.match(
      notification!.bodyText,
      /Ana Ruiz <ana@mail\.example>[\s\S]*SN-7K3M-Q9XA[\s\S]*We are five minutes late/,
    );
  });

  /** An operator longer in service than all others, who has had the account erased. */
  async function withErasedOperator(check: () => Promise<void>): Promise<void> {
    const { id, token } = await shop.newTraveller();
    const operators = shop.services.database.db.updateTable('users').where('id', '=', id);
    await operators.set({ role: 'admin', createdAt: new Date(0) }).execute();
    assert.equal((await eraseAccount(shop, token, 'a walk by the sea')).status, 204);
    await check();
    await operators.set({ role: 'client' }).execute();
  }

  /** The oldest operator, suspended by command. */
  async function withSuspendedOperator(check: () => Promise<void>): Promise<void> {
    const { id } = await shop.newTraveller();
    const operators = shop.services.database.db.updateTable('users').where('id', '=', id);
    await operators.set({ role: 'admin', createdAt: new Date(0), suspendedAt: new Date() }).execute();
    await check();
    await operators.set({ role: 'client', suspendedAt: null }).execute();
  }

  test('goes to the oldest operator’s account where no address is set', async () => {
    await setSetting(shop, 'operator', { name: 'Without an address' });
    // Settings are cached for a second; the job that writes the mail reads them again.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const { body } = await send(message, 'en');
    const { notification } = await mailsOf(body.id);
    assert.equal(notification!.recipient, 'operator@senda.example');
    await withSuspendedOperator(async () => {
      const next = await mailsOf((await send(message, 'en')).body.id);
      assert.equal(next.notification!.recipient, 'operator@senda.example');
    });
    await withErasedOperator(async () => {
      const next = await mailsOf((await send(message, 'en')).body.id);
      assert.equal(next.notification!.recipient, 'operator@senda.example');
    });
    await setSetting(shop, 'operator', operator);
    await new Promise((resolve) => setTimeout(resolve, 1100));
  });

  test('that lacks something is refused, names each field, and nothing is stored', async () => {
    const count = async () => (await shop.send('GET', '/api/admin/contact-messages', { token })).body.total;
    const { token } = await shop.signIn('operator');
    const before = await count();
    const refused = await send({ name: ' ', email: 'nowhere', topic: 'gossip', message: 'short' }, 'fr');
    assert.equal(refused.status, 422);
    assert.deepEqual(
      refused.body.fields.map(({ field, rule }: { field: string; rule: string }) => [field, rule]),
      [
        ['name', 'required'],
        ['email', 'email'],
        ['topic', 'choice'],
        ['message', 'too_short'],
      ],
    );
    assert.match(refused.body.fields[0].message, /^Veuillez/);
    assert.equal((await send({ ...message, userId: newId() })).body.fields[0].rule, 'unknown_field');
    assert.equal(await count(), before);
  });

  test('is on one page of the list, from whichever end that is read', async () => {
    const { token } = await shop.signIn('operator');
    const name = `Paged ${newId().slice(-6)}`;
    for (let n = 0; n < 5; n++) await send({ ...message, name });
    const idsOf = async (query: string): Promise<string[]> => {
      const { body } = await shop.send('GET', `/api/admin/contact-messages?${query}`, { token });
      return body.data.map(({ id }: { id: string }) => id);
    };
    for (const list of [`find=${name}`, `find=${name}&sort=received`, 'state=open', 'state=open&sort=received']) {
      const { body } = await shop.send('GET', `/api/admin/contact-messages?${list}`, { token });
      const paged: string[] = [];
      for (let page = 1; page <= Math.ceil(body.total / 2); page++)
        paged.push(...(await idsOf(`${list}&pageSize=2&page=${page}`)));
      assert.deepEqual(paged, await idsOf(`${list}&pageSize=100`), list);
      assert.deepEqual(await idsOf(`${list}&page=1000`), []);
    }
  });

  test('is listed for the operator, the latest first', async () => {
    await send({ ...message, bookingReference: undefined, message: 'The very latest message of all' });
    const { token } = await shop.signIn('operator');
    const { body } = await shop.send('GET', '/api/admin/contact-messages?pageSize=1', { token });
    assert.equal(body.data.length, 1);
    assert.deepEqual(
      [body.data[0].message, body.data[0].bookingReference, body.data[0].language],
      ['The very latest message of all', null, 'es'],
    );
  });

  test('is found by the beginnings of words of the name, or by that of the e-mail', async () => {
    const name = `Zulema ${newId().slice(-6)} Oriol`;
    const email = `way-${newId()}@tests.example`;
    await send({ ...message, name, email });
    const { token } = await shop.signIn('operator');
    const found = async (find: string) => {
      const { body } = await shop.send('GET', `/api/admin/contact-messages?find=${encodeURIComponent(find)}`, {
        token,
      });
      return [body.total, body.data.length];
    };
    for (const find of [name, `oriol ${name.slice(7, 11)}`, email.toUpperCase(), email.slice(0, -4)])
      assert.deepEqual(await found(find), [1, 1], find);
    for (const find of [`${name}x`, `x${email}`, '%@']) assert.deepEqual(await found(find), [0, 0], find);
  });

  test('is open until somebody marks it as done, who is named, and open again once they take it back', async () => {
    const email = `done-${newId()}@tests.example`;
    const { id } = (await send({ ...message, name: 'Olga Done', email })).body;
    const support = await newStaff(shop, 'support');
    const { token } = support;
    const listed = async (state: string) => {
      const { body } = await shop.send('GET', `/api/admin/contact-messages?state=${state}&find=${email}`, { token });
      assert.equal(body.total, body.data.length);
      return body.data.map((one: { id: string }) => one.id);
    };
    const set = (state: string) =>
      shop.send('PUT', `/api/admin/contact-messages/${id}/state`, { token, body: { state } });
    assert.deepEqual([await listed('open'), await listed('done')], [[id], []]);
    const { status, body } = await set('done');
    assert.deepEqual([status, body.id, body.done.by.email], [200, id, support.email]);
    assert.ok(Math.abs(Date.parse(body.done.at) - Date.now()) < 60_000);
    assert.deepEqual([await listed('open'), await listed('done')], [[], [id]]);
    assert.deepEqual((await set('done')).body, body);
    assert.equal((await set('open')).body.done, null);
    assert.deepEqual([await listed('open'), await listed('done')], [[id], []]);
    const all = await shop.send('GET', `/api/admin/contact-messages?find=${email}`, { token });
    assert.deepEqual([all.body.total, all.body.data[0].done], [1, null]);

    const { token: operatorToken } = await shop.signIn('operator');
    const { body: log } = await shop.send('GET', `/api/admin/audit?subject=${id}`, { token: operatorToken });
    assert.deepEqual(
      log.data.map(({ act, subject }: { act: string; subject: object }) => [act, subject]),
      [
        ['message_reopen', { id, name: 'Olga Done' }],
        ['message_mark_done', { id, name: 'Olga Done' }],
      ],
    );
  });

  test('that nobody has written cannot be marked as done, nor by an editor', async () => {
    const body = { state: 'done' };
    const path = `/api/admin/contact-messages/${newId()}/state`;
    const { token } = await shop.signIn('operator');
    assert.equal((await shop.send('PUT', path, { token, body })).status, 404);
    const { token: editor } = await newStaff(shop, 'editor');
    assert.equal((await shop.send('PUT', path, { token: editor, body })).status, 403);
  });

  test('that an operator marked as done stays so when their account is erased, and names nobody', async () => {
    const { id } = (await send(message)).body;
    const { id: userId, token } = await newStaff(shop, 'support');
    const done = await shop.send('PUT', `/api/admin/contact-messages/${id}/state`, { token, body: { state: 'done' } });
    assert.equal(done.body.done.by.id, userId);
    assert.equal((await eraseAccount(shop, token, 'a walk by the sea')).status, 204);
    const { doneAt, doneBy } = await shop.services.database.db
      .selectFrom('contactMessages')
      .select(['doneAt', 'doneBy'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    assert.deepEqual([doneAt?.toISOString(), doneBy], [done.body.done.at, null]);
  });

  test('cannot be sent again and again from one address', async () => {
    const { services } = shop;
    const app = createApp({ ...services, config: { ...services.config, rateLimitScale: 1 } }, undefined);
    const statuses = [];
    for (let count = 0; count < 7; count++) {
      const request = new Request('http://localhost:3000/api/contact-messages', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
      });
      const response = await app(request, { address: '192.0.2.77' });
      statuses.push(response.status);
      if (response.status === 429) assert.ok(Number(response.headers.get('retry-after')) > 0);
    }
    assert.deepEqual(statuses, [201, 201, 201, 201, 201, 201, 429]);
  });
});

describe('an application', () => {
  before(prepare);
  before(() => setSetting(shop, 'operator', operator));
  const application = {
    name: 'Léa Martin',
    email: 'lea@mail.example',
    field: 'design',
    link: 'https://lea.example/portfolio',
    message: 'I would draw a poster for every tour that has none yet.',
  };
  const send = (body: object) => shop.send('POST', '/api/applications', { body, headers: { 'accept-language': 'fr' } });

  test('is stored, mailed and answered', async () => {
    const { status, body } = await send(application);
    assert.equal(status, 201);
    const { receipt, notification } = await mailsOf(body.id);
    assert.deepEqual([receipt!.recipient, receipt!.subject], [application.email, 'Nous avons reçu votre candidature']);
    assert.doesNotMatch(receipt!.bodyText, /Léa|lea\.example|poster/);
    assert.match(notification!.bodyText, /lea\.example\/portfolio[\s\S]*a poster for every tour/);
    assert.equal(notification!.subject, 'Application from Léa Martin: Design and illustration');
    const { token } = await shop.signIn('operator');
    const { body: list } = await shop.send('GET', '/api/admin/applications', { token });
    assert.equal(list.data[0].link, application.link);
  });

  test('takes no link but one of the web', async () => {
    for (const link of ['javascript:alert(1)', 'http://lea.example', 'lea.example']) {
      const { status, body } = await send({ ...application, link });
      assert.deepEqual([status, body.fields[0].field], [422, 'link'], link);
    }
  });
});

describe('what was written', () => {
  before(prepare);

  test('is deleted after the months the privacy policy names', async () => {
    const db = shop.services.database.db;
    const now = shop.services.clock.now();
    const monthsAgo = (months: number, days: number) => {
      const moment = new Date(now);
      moment.setUTCMonth(moment.getUTCMonth() - months);
      return new Date(moment.getTime() - days * 86_400_000);
    };
    const common = { name: 'n', email: 'a@b.example', language: 'en', message: 'm' };
    const written = { old: newId(), young: newId() };
    for (const [id, days] of [
      [written.old, 1],
      [written.young, -1],
    ] as const) {
      const message = { ...common, id, topic: 'other', writtenAt: monthsAgo(retention.messageMonths, days) };
      await db.insertInto('contactMessages').values(message).execute();
      const application = { ...common, id, field: 'other', writtenAt: monthsAgo(retention.applicationMonths, days) };
      await db.insertInto('applications').values(application).execute();
    }
    await recurringJobs['purge-old-messages']!.run(shop.services);
    for (const table of ['contactMessages', 'applications'] as const) {
      const left = await db.selectFrom(table).select('id').where('id', 'in', Object.values(written)).execute();
      assert.deepEqual(left, [{ id: written.young }], table);
    }
  });
});
