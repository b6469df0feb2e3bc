import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { SessionView } from '#contract/accounts/accounts.ts';
import { newId } from '#kernel/ids.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { createUser, prepareUser } from './create-user.ts';
import { call, newBrowser, newEmail, password } from '#test/browser.ts';

const supplier = {
  name: 'Vega Alta Rutas',
  legalName: 'Vega Alta Rutas, S.L.',
  country: 'ES',
  address: 'Calle Real 4, Granada',
  phone: '+34958550101',
  registerNumber: 'GR-5512',
  taxNumber: 'ESB18550101',
  currency: 'EUR',
  selfCertified: true,
};

describe('registering', () => {
  let app: TestApp;
  before(async () => void (app = await testApp()));

  const register = (body: object) =>
    call(app, 'register', { body: { email: newEmail('somebody'), password, role: 'client', ...body } });
  const count = async (table: string): Promise<number> => {
    const { rows } = await app.services.database.pool.query(`select count(*) as count from ${table}`);
    return rows[0].count;
  };

  test('opens an account and a session from e-mail, password and role', async () => {
    const browser = newBrowser();
    const email = newEmail('ana.ruiz');
    const { status, body } = await call(app, 'register', {
      body: { email: email.toUpperCase(), password, role: 'client' },
      browser,
    });
    const { user, token } = body as SessionView;
    assert.equal(status, 201);
    assert.ok(token);
    assert.deepEqual(
      { email: user.email, name: user.name, role: user.role, photo: user.photo, language: user.language },
      { email, name: email.split('@')[0], role: 'client', photo: null, language: null },
    );
    assert.deepEqual((await call(app, 'getMe', { browser })).body, user);
    assert.equal('passwordHash' in user, false);
  });

  test('refuses the role admin', async () => {
    const { status, fields } = await register({ role: 'admin' });
    assert.equal(status, 422);
    assert.equal(fields![0]!.field, 'role');
    assert.equal(fields![0]!.rule, 'choice');
  });

  test('refuses an e-mail that has an account, in any case, and one at the same time', async () => {
    const email = newEmail('bea');
    await register({ email });
    const again = await register({ email: email.toUpperCase() });
    assert.equal(again.status, 409);
    assert.equal(again.code, 'email_taken');
    const other = newEmail('cleo');
    const both = await Promise.all([register({ email: other }), register({ email: other })]);
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [201, 409]);
  });

  test('refuses a password that is short or common', async () => {
    const short = await register({ password: 'harbour' });
    assert.equal(short.status, 422);
    assert.equal(`${short.fields![0]!.field} ${short.fields![0]!.rule}`, 'password too_short');
    assert.match(short.fields![0]!.message, /\b8\b/);
    const common = await register({ password: 'iloveyou' });
    assert.equal(common.fields![0]!.rule, 'password_common');
  });

  test('as a supplier stores user, supplier and member', async () => {
    const email = newEmail('hola');
    const { status, body } = await register({ email, role: 'supplier', supplier });
    assert.equal(status, 201);
    const { user } = body as SessionView;
    assert.equal(user.role, 'supplier');
    const { rows } = await app.services.database.pool.query(
      'select s.slug, s.email, s.legal_name, s.self_certified_at is not null as certified from suppliers s join supplier_members m on m.supplier_id = s.id where m.user_id = $1',
      [user.id],
    );
    assert.deepEqual(rows, [{ slug: 'vega-alta-rutas', email, legal_name: 'Vega Alta Rutas, S.L.', certified: true }]);
  });

  test('as a supplier with the name of another makes a slug of its own', async () => {
    const email = newEmail('otra');
    const { status } = await register({ email, role: 'supplier', supplier });
    assert.equal(status, 201);
    const { rows } = await app.services.database.pool.query('select slug from suppliers where email = $1', [email]);
    assert.match(rows[0].slug, /^vega-alta-rutas-[0-9a-f]{8}$/);
  });

  test('as a supplier needs the details of the trader, its certification and 15 characters', async () => {
    const without = await register({ role: 'supplier' });
    assert.equal(without.status, 422);
    assert.equal(`${without.fields![0]!.field} ${without.fields![0]!.rule}`, 'supplier required');
    assert.equal((await register({ role: 'supplier', supplier: { ...supplier, selfCertified: false } })).status, 422);
    const short = await register({ role: 'supplier', supplier, password: 'harbour lamp' });
    assert.equal(short.fields![0]!.rule, 'too_short');
    const client = await register({ supplier });
    assert.equal(`${client.fields![0]!.field} ${client.fields![0]!.rule}`, 'supplier unknown_field');
  });

  test('as a supplier is refused once for all that is wrong, a short password among it', async () => {
    const wrong = { ...supplier, phone: 'none', registerNumber: '', taxNumber: '' };
    const { fields } = await register({ role: 'supplier', supplier: wrong, password: 'two harbours' });
    assert.deepEqual(fields!.map(({ field, rule }) => `${field} ${rule}`).toSorted(), [
      'password too_short',
      'supplier.phone format',
      'supplier.registerNumber too_short',
      'supplier.taxNumber too_short',
    ]);
    assert.match(fields!.find(({ field }) => field === 'password')!.message, /\b15\b/);
  });

  test('with something else than an object is refused', async () => {
    for (const body of ['null', '5', '[]', '"role"']) {
      const headers = { 'content-type': 'application/json' };
      const request = new Request('http://localhost/api/auth/register', { method: 'POST', headers, body });
      assert.equal((await app.app(request)).status, 422, body);
    }
  });

  test('as a supplier takes a telephone number as it is dialled in the country that is chosen', async () => {
    const email = newEmail('tel');
    assert.equal(
      (await register({ email, role: 'supplier', supplier: { ...supplier, phone: '958 55 01 01' } })).status,
      201,
    );
    const { rows } = await app.services.database.pool.query('select phone from suppliers where email = $1', [email]);
    assert.deepEqual(rows, [{ phone: '+34 958 55 01 01' }]);
  });

  test('that breaks half way leaves nothing behind', async () => {
    const { pool } = app.services.database;
    const earlier = [await count('users'), await count('suppliers'), await count('sessions')];
    await pool.query('alter table supplier_members add constraint nobody check (false) not valid');
    const reply = await register({ role: 'supplier', supplier }).finally(() =>
      pool.query('alter table supplier_members drop constraint nobody'),
    );
    assert.equal(reply.status, 500);
    assert.deepEqual([await count('users'), await count('suppliers'), await count('sessions')], earlier);
  });
});

describe('an operator', () => {
  test('is created by the script alone, with 15 characters', async () => {
    const { services } = await testApp();
    const { database } = services;
    const email = newEmail('ops');
    await assert.rejects(prepareUser(services, { email, password: 'harbour lamp', role: 'admin' }), {
      code: 'invalid_input',
    });
    const prepared = await prepareUser(services, {
      email: ` ${email.toUpperCase()}`,
      password,
      role: 'admin',
      name: 'Olga',
    });
    const row = await database.transaction((transaction) => createUser(transaction, prepared));
    assert.equal(row.role, 'admin');
    assert.equal(row.email, email);
    await assert.rejects(createUser(database.db, { ...prepared, id: newId() }), { code: 'email_taken' });
  });
});
