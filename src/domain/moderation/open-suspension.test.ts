import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { newEmail, password } from '#test/browser.ts';
import { traderNamed } from '#test/suppliers.ts';

const reason = 'Bookings were sold that never took place.';
const text = 'It was another person who used the name of my business, as the police wrote to me.';

describe('a sign-in while one is suspended', () => {
  let app: TestApp;
  let operator: { token: string };
  before(async () => {
    app = await testApp();
    operator = await app.signIn('operator');
  });
  checkInvariantsAfterEach();

  const register = async (more: object = { role: 'client' }) => {
    const email = newEmail('maria');
    const { body } = await app.send('POST', '/api/auth/register', { body: { email, password, ...more } });
    return { id: body.user.id as string, token: body.token as string, email };
  };
  const act = (path: string) => app.send('POST', `/api/admin/${path}`, { token: operator.token, body: { reason } });
  const signIn = (email: string, typed = password) =>
    app.send('POST', '/api/auth/login', { body: { email, password: typed } });
  const notices = (path: string, body: object) => app.send('POST', `/api/notices/${path}`, { body });
  const openBy = (refused: { body: { current?: { pass: string } } }) =>
    notices('suspension', { pass: refused.body.current?.pass ?? 'none' });

  test('opens the decision without its mail, and the appeal; its pass ends after a quarter of an hour and with the suspension', async () => {
    const { id, email } = await register();
    await act(`users/${id}/suspension`);
    const refused = await signIn(email);
    const { mayExport, ...key } = (await openBy(refused)).body;
    assert.equal(mayExport, false);
    const { body: read } = await notices('state', key);
    assert.deepEqual([read.you, read.content, read.decisions[0].reasons], ['user', 'user', reason]);
    assert.equal((await notices('appeal', { ...key, text })).body.state, 'appealed');
    const { reference, code } = (await openBy(await signIn(email))).body;
    const again = await notices('state', { reference, code });
    assert.deepEqual([again.body.appeal.text, again.body.appealBefore], [text, null]);
    app.moveClock(16 * 60_000);
    assert.equal((await openBy(refused)).status, 404);
    app.moveClock(0);
    await act(`users/${id}/restoration`);
    assert.equal((await openBy(refused)).status, 404);
  });

  test('opens nothing with a wrong password, and a pass is no guess', async () => {
    const { id, email } = await register();
    await act(`users/${id}/suspension`);
    assert.equal((await signIn(email, 'not the password')).body.current, undefined);
    const { pass } = (await signIn(email)).body.current;
    for (const guess of ['none', `${pass.slice(0, -4)}AAAA`])
      assert.equal((await notices('suspension', { pass: guess })).status, 404);
  });

  test('opens that of a supplier for those who speak for it, and not for its guides', async () => {
    const owner = await register({ role: 'supplier', supplier: traderNamed('Walks that stopped') });
    const { body: own } = await app.send('GET', '/api/supplier', { token: owner.token });
    const guide = await register();
    const db = app.services.database.db;
    await db.updateTable('users').set({ role: 'supplier' }).where('id', '=', guide.id).execute();
    await db.insertInto('supplierMembers').values({ supplierId: own.id, userId: guide.id, role: 'guide' }).execute();
    assert.equal((await act(`suppliers/${own.id}/suspension`)).status, 200);
    const { mayExport, ...key } = (await openBy(await signIn(owner.email))).body;
    assert.equal(mayExport, true);
    const { body: read } = await notices('state', key);
    assert.deepEqual([read.you, read.content, read.decisions[0].reasons], ['partner', 'supplier', reason]);
    const refused = await signIn(guide.email);
    assert.deepEqual([refused.body.code, (await openBy(refused)).status], ['account_suspended', 404]);
    await act(`suppliers/${own.id}/restoration`);
  });
});
