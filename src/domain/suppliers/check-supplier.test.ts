// Suppliers give their details as traders, and an operator verifies them (Regulation (EU) 2022/2065, article 30).
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { operator as worldOperator } from '#world/operator.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { newEmail, password } from '#test/browser.ts';
import { setSetting } from '#test/settings.ts';

const trader = {
  name: 'Vega Baja Rutas',
  legalName: 'Vega Baja Rutas, S.L.',
  country: 'ES',
  address: 'Calle Ancha 9, Orihuela',
  phone: '+34 965 55 01 01',
  registerName: 'Registro Mercantil de Alicante',
  registerNumber: 'A-7711',
  taxNumber: 'ESB54550101',
  currency: 'EUR',
  selfCertified: true,
};
const reasons = 'The register has another address. Please send us the one that is entered there.';

type Registered = { id: string; email: string; token: string };

describe('a supplier', () => {
  let shop: TestApp;
  let operator: string;
  before(async () => {
    shop = await testApp();
    operator = (await shop.signIn('operator')).token;
    // Others of this world leave a setting without an address behind.
    await setSetting(shop, 'operator', worldOperator);
  });

  const register = (more: object = {}, language = 'en') => {
    const body = { email: newEmail('partner'), password, role: 'supplier', supplier: { ...trader, ...more } };
    return shop.send('POST', '/api/auth/register', { body, headers: { 'accept-language': language } });
  };
  const read = (token: string) => shop.send('GET', '/api/supplier', { token });
  const correct = (token: string, more: object = {}) =>
    shop.send('PUT', '/api/supplier', { token, body: { ...trader, ...more } });
  const check = (id: string, body: object) =>
    shop.send('POST', `/api/admin/suppliers/${id}/check`, { token: operator, body });

  async function registered(language = 'en'): Promise<Registered> {
    const { status, body } = await register({}, language);
    assert.equal(status, 201, JSON.stringify(body));
    const { body: supplier } = await read(body.token);
    return { id: supplier.id, email: body.user.email, token: body.token };
  }

  async function mailsTo(recipient: string, about: string) {
    await shop.jobs.runDue();
    return shop.services.database.db
      .selectFrom('mails')
      .select(['language', 'subject', 'bodyText'])
      .where('recipient', '=', recipient)
      .where('bodyText', 'like', `%${about}%`)
      .where('event', 'like', 'partner.%')
      .orderBy('createdAt')
      .execute();
  }

  const sell = (supplierId: string) =>
    sql`insert into tours (id, slug, supplier_id, place_id, currency, policy_key, pay_later, confirmation, status)
        select ${newId()}, ${`check-${newId()}`}, ${supplierId}, id, 'EUR', 'flexible', true, 'instant', 'published'
        from places limit 1`.execute(shop.services.database.db);

  test('is to be checked once it registers, and both sides hear of it', async () => {
    const { token, email } = await registered('fr');
    const { status, body } = await read(token);
    assert.equal(status, 200);
    const { selfCertified: _, ...details } = trader;
    assert.deepEqual(Object.fromEntries(Object.keys(details).map((key) => [key, body[key]])), details);
    assert.deepEqual([body.state, body.email, body.checkedAt, body.refusal], ['to_check', email, null, null]);
    assert.ok(body.selfCertifiedAt);
    const [receipt, ...others] = await mailsTo(email, trader.legalName);
    assert.deepEqual([receipt!.language, others.length], ['fr', 0]);
    assert.match(receipt!.bodyText, /Registro Mercantil de Alicante, A-7711/);
    assert.match(receipt!.bodyText, /http:\/\/localhost:3000\/fr\/supplier\b/);
    const toOperator = await mailsTo(worldOperator.email, email);
    assert.equal(toOperator.length, 1);
    assert.match(toOperator[0]!.subject, /Vega Baja Rutas/);
    assert.match(toOperator[0]!.bodyText, /http:\/\/localhost:3000(?:\/..)?\/admin\/suppliers\b/);
  });

  test('names what is wrong with its details, and is not stored', async () => {
    for (const [more, field, rule] of [
      [{ country: 'XX' }, 'supplier.country', 'unknown_value'],
      [{ phone: '55 01' }, 'supplier.phone', 'format'],
      [{ phone: '155 55 01 01' }, 'supplier.phone', 'phone'],
      [{ selfCertified: false }, 'supplier.selfCertified', 'choice'],
      [{ registerNumber: '' }, 'supplier.registerNumber', 'too_short'],
    ] as const) {
      const { status, body } = await register({ ...more, legalName: 'Nobody at all, S.L.' });
      assert.equal(status, 422);
      assert.deepEqual([body.fields.length, body.fields[0].field, body.fields[0].rule], [1, field, rule]);
    }
    const { rows } = await sql`select from suppliers where legal_name = 'Nobody at all, S.L.'`.execute(
      shop.services.database.db,
    );
    assert.equal(rows.length, 0);
  });

  test('that is verified is notified, may sell, and keeps the details that were checked', async () => {
    const { id, email, token } = await registered();
    await assert.rejects(sell(id), /has not been verified/);
    const { status, body } = await check(id, { outcome: 'verified' });
    assert.deepEqual([status, body.state, body.refusal], [200, 'verified', null]);
    await sell(id);
    const mails = await mailsTo(email, 'Your tours can now go on sale');
    assert.equal(mails.length, 1);
    for (const again of [await check(id, { outcome: 'verified' }), await check(id, { outcome: 'refused', reasons })])
      assert.deepEqual([again.status, again.body.code], [409, 'supplier_state']);
    const changed = await correct(token, { legalName: 'Somebody else, S.L.' });
    assert.deepEqual([changed.status, changed.body.code], [409, 'supplier_state']);
    assert.equal((await read(token)).body.legalName, trader.legalName);
  });

  test('that is refused reads why, corrects its details and is checked again', async () => {
    const { id, email, token } = await registered();
    const silent = await check(id, { outcome: 'refused' });
    assert.deepEqual([silent.status, silent.body.fields[0].field], [422, 'reasons']);
    const both = await check(id, { outcome: 'verified', reasons });
    assert.deepEqual([both.status, both.body.fields[0].rule], [422, 'contradiction']);
    assert.equal((await read(token)).body.state, 'to_check');
    assert.equal((await check(id, { outcome: 'refused', reasons })).status, 200);
    assert.equal((await mailsTo(email, reasons)).length, 1);
    assert.equal((await read(token)).body.refusal, reasons);
    await assert.rejects(sell(id), /has not been verified/);

    const wrong = await correct(token, { country: 'XX' });
    assert.deepEqual([wrong.status, wrong.body.fields[0].field], [422, 'country']);
    const { body } = await correct(token, { address: 'Calle Nueva 1, Orihuela' });
    assert.deepEqual(
      [body.state, body.address, body.refusal, body.checkedAt],
      ['to_check', 'Calle Nueva 1, Orihuela', null, null],
    );
    assert.equal((await mailsTo(worldOperator.email, 'Calle Nueva 1')).length, 1);
    assert.equal((await check(id, { outcome: 'verified' })).body.state, 'verified');
  });

  test('is listed for the operator, the longest wait first', async () => {
    const first = await registered();
    const second = await registered();
    const list = async (query: string) =>
      (await shop.send('GET', `/api/admin/suppliers?pageSize=100${query}`, { token: operator })).body.data;
    const waiting: { id: string; state: string }[] = await list('&state=to_check');
    const place = (id: string) => waiting.findIndex((one) => one.id === id);
    assert.ok(place(first.id) >= 0 && place(first.id) < place(second.id));
    assert.ok(waiting.every(({ state }) => state === 'to_check'));
    const all: { state: string }[] = await list('');
    const states = all.map(({ state }) => state === 'to_check');
    assert.deepEqual(
      states,
      states.toSorted((a, b) => Number(b) - Number(a)),
    );
    assert.ok(states.includes(false));
  });

  test('that does not exist is not found, nor is one’s own for who acts for none', async () => {
    assert.equal((await check(newId(), { outcome: 'verified' })).status, 404);
    assert.equal((await read(operator)).status, 404);
  });
});
