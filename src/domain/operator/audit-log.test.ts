// What operators do is written down, in a chain that shows when it was changed.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { messagesOf } from '#platform/texts/texts.ts';
import { recordAct } from '#domain/audit/record-act.ts';
import { changeSetting } from '#domain/settings/change-setting.ts';
import { brokenInvariants, type TestApp, testApp } from '#test/app.ts';
import { newEmail } from '#test/browser.ts';
import { newOwner } from '#test/identities.ts';
import { traderNamed } from '#test/suppliers.ts';
import { statementsOf } from '#test/statements.ts';

const reason = 'Bookings were sold that never took place.';

describe('the audit log', () => {
  let app: TestApp;
  let operator: { id: string; token: string };
  before(async () => {
    app = await testApp();
    operator = await app.signIn('operator');
  });

  const db = () => app.services.database.db;
  const post = (path: string, body: object) => app.send('POST', `/api/admin/${path}`, { token: operator.token, body });
  const list = async (query = '') => (await app.send('GET', `/api/admin/audit?${query}`, operator)).body;
  const verify = async () => (await app.send('GET', '/api/admin/audit/verification', operator)).body;
  async function suspendSomebody() {
    const traveller = await app.newTraveller();
    assert.equal((await post(`users/${traveller.id}/suspension`, { reason })).status, 200);
    return traveller;
  }
  async function newSupplier(name: string) {
    const email = newEmail('trader');
    const body = { email, password: 'a long walk by the sea', role: 'supplier', supplier: traderNamed(name) };
    const { body: registered } = await app.send('POST', '/api/auth/register', { body });
    return (await app.send('GET', '/api/supplier', { token: registered.token })).body as { id: string };
  }

  test('says who did what to whom, when and why, the latest first', async () => {
    const { id } = await suspendSomebody();
    const [entry] = (await list()).data;
    assert.deepEqual(
      [entry.act, entry.subject.id, entry.actor.id, entry.reason],
      ['user_suspend', id, operator.id, reason],
    );
    const { actors } = await list();
    assert.deepEqual(
      actors.find((one: { id: string }) => one.id === operator.id),
      entry.actor,
    );
    assert.equal(entry.actor.email, 'operator@senda.example');
    assert.ok(Math.abs(Date.parse(entry.at) - Date.now()) < 60_000);
  });

  test('has the check of a supplier with the name of the supplier', async () => {
    const { id } = await newSupplier('Walks to be checked');
    await post(`suppliers/${id}/check`, { outcome: 'refused', reasons: 'The register does not know this number.' });
    const { data } = await list('subject=Walks%20to%20be%20checked');
    assert.deepEqual(
      data.map(({ act, subject, reason: why }: any) => [act, subject.id, subject.name, why]),
      [['supplier_refuse', id, 'Walks to be checked', 'The register does not know this number.']],
    );
  });

  test('says from what to what a setting was changed, and names no user for a command', async () => {
    await changeSetting(app.services, 'holdMinutes', '20');
    await changeSetting(app.services, 'holdMinutes', '15');
    const { data } = await list('subject=holdMinutes&act=setting_change');
    assert.deepEqual(
      data.slice(0, 2).map(({ actor, subject, before, after }: any) => [actor, subject.name, before, after]),
      [
        [null, 'holdMinutes', '20', '15'],
        [null, 'holdMinutes', '15', '20'],
      ],
    );
  });

  test('has no entry of an act that was refused', async () => {
    const { entries } = await verify();
    const { id } = await newSupplier('Walks refused twice');
    await post(`suppliers/${id}/check`, { outcome: 'refused', reasons: 'The register does not know this number.' });
    const again = await post(`suppliers/${id}/check`, { outcome: 'verified' });
    assert.equal(again.body.code, 'supplier_state');
    assert.equal((await verify()).entries, entries + 1);
  });

  test('is filtered by actor, act, subject and day', async () => {
    const { id, email } = await suspendSomebody();
    await post(`users/${id}/restoration`, { reason });
    const acts = async (query: string) => (await list(query)).data.map(({ act }: { act: string }) => act);
    assert.deepEqual(await acts(`subject=${id}`), ['user_restore', 'user_suspend']);
    assert.deepEqual(await acts(`subject=${email.toUpperCase()}&act=user_suspend`), ['user_suspend']);
    assert.deepEqual(await acts(`subject=${id}&actor=${operator.id}`), ['user_restore', 'user_suspend']);
    assert.deepEqual(await acts(`subject=${id}&actor=${id}`), []);
    const today = new Date().toISOString().slice(0, 10);
    assert.equal((await acts(`subject=${id}&from=${today}&until=${today}`)).length, 2);
    assert.deepEqual(await acts(`subject=${id}&until=2020-01-01`), []);
    assert.ok((await list()).actors.some((one: { id: string }) => one.id === operator.id));
  });

  test('is found by parts of a name, an e-mail, a title, a reference and the label of a setting', async () => {
    const acts = async (query: string) => (await list(query)).data.map(({ act }: { act: string }) => act);
    const word = `Zq${newId().slice(-8).replaceAll('-', '')}`;
    const { id, email } = await suspendSomebody();
    await sql`update users set name = ${`Ruy ${word}`} where id = ${id}`.execute(db());
    for (const text of [word.toLowerCase(), `ruy ${word.slice(0, 6)}`, email.slice(0, -4)])
      assert.deepEqual(await acts(`subject=${encodeURIComponent(text)}`), ['user_suspend'], text);
    const supplier = await newSupplier(`Walks of ${word}x`);
    await post(`suppliers/${supplier.id}/check`, {
      outcome: 'refused',
      reasons: 'The register does not know this number.',
    });
    const { rows } = await sql<{ email: string }>`select email from suppliers where id = ${supplier.id}`.execute(db());
    for (const text of [`${word}x`, rows[0]!.email])
      assert.deepEqual(await acts(`subject=${encodeURIComponent(text)}`), ['supplier_refuse'], text);
    await changeSetting(app.services, 'holdMinutes', '21');
    await changeSetting(app.services, 'holdMinutes', '15');
    const label = messagesOf('en', 'console')['setting_holdMinutes']!;
    for (const text of [label.toLowerCase(), label.slice(2, -2)])
      assert.ok((await acts(`subject=${encodeURIComponent(text)}`)).includes('setting_change'), text);
    assert.deepEqual(await acts('subject=nothing-like-it'), []);
  });

  test('offers everyone who has an entry, not operators alone', async () => {
    const traveller = await app.newTraveller();
    const isOffered = async () => (await list()).actors.some((one: { id: string }) => one.id === traveller.id);
    assert.equal(await isOffered(), false);
    await recordAct(
      db(),
      { actorId: traveller.id, at: new Date() },
      { act: 'supplier_create_key', subjectId: newId(), after: { name: 'Till' } },
    );
    assert.equal(await isOffered(), true);
  });

  test('names the tour of a review that was decided on', async () => {
    const { rows } = await sql<{ id: string; title: string }>`
      select r.id, x.title from reviews r join tour_texts x on x.tour_id = r.tour_id and x.language = 'en' limit 1`.execute(
      db(),
    );
    const [{ id, title }] = rows as [{ id: string; title: string }];
    await recordAct(db(), { actorId: operator.id, at: new Date() }, { act: 'review_hide', subjectId: id });
    assert.equal((await list(`subject=${id}`)).data[0].subject.name, title);
  });

  test('names a tour that was returned before it was ever on sale by the title of its draft', async () => {
    const { token } = await newOwner(app);
    const { id } = (await app.send('POST', '/api/supplier/tours', { token, body: {} })).body;
    await sql`
      update tour_drafts set document = jsonb_set(document, '{texts,fr,title}', '"Calanques à pied"') where id = ${id}`.execute(
      db(),
    );
    await recordAct(db(), { actorId: operator.id, at: new Date() }, { act: 'tour_return', subjectId: id });
    assert.equal((await list(`subject=${id}`)).data[0].subject.name, 'Calanques à pied');
  });

  test('is read in pages, none of which repeats or leaves out an entry', async () => {
    const { id } = await app.newTraveller();
    for (let count = 0; count < 14; count++) {
      await post(`users/${id}/suspension`, { reason });
      await post(`users/${id}/restoration`, { reason });
    }
    const first = await list(`subject=${id}`);
    const second = await list(`subject=${id}&before=${first.next}`);
    assert.deepEqual([first.data.length, second.data.length, second.next], [25, 3, null]);
    const all = [...first.data, ...second.data].map(({ sequence }: { sequence: number }) => sequence);
    assert.deepEqual(
      all,
      [...new Set(all)].toSorted((a, b) => b - a),
    );
  });

  test('takes two statements to read, however many entries a page has', async () => {
    assert.equal(await statementsOf(app, () => list()), 2);
  });

  test('goes on within a period where its page ended, in both directions', async () => {
    for (let count = 0; count < 3; count++) await suspendSomebody();
    const today = new Date().toISOString().slice(0, 10);
    for (const sort of ['at', '-at']) {
      const { data } = await list(`from=${today}&until=${today}&sort=${sort}`);
      const numbers = data.map(({ sequence }: { sequence: number }) => sequence);
      const rest = await list(`from=${today}&until=${today}&sort=${sort}&before=${numbers[0]}`);
      const others = rest.data.map(({ sequence }: { sequence: number }) => sequence);
      assert.ok(numbers.length > 2);
      assert.deepEqual(others.slice(0, numbers.length - 1), numbers.slice(1), sort);
    }
  });

  test('is whole, until an entry is changed: then the first one that was changed is named', async () => {
    const { id } = await suspendSomebody();
    await suspendSomebody();
    const [entry] = (await list(`subject=${id}`)).data;
    const whole = await verify();
    assert.deepEqual([whole.broken, whole.hash.length], [null, 64]);
    assert.ok(whole.entries >= 2 && whole.firstAt <= entry.at && entry.at <= whole.lastAt);
    await tamper(sql`update audit_entries set reason = 'Nothing.' where id = ${entry.id}`);
    assert.deepEqual((await verify()).broken, { sequence: entry.sequence, id: entry.id });
    assert.deepEqual(await brokenInvariants(app), [
      {
        invariant: 'the audit log is a chain of hashes without a gap',
        subject: entry.id,
        detail: `entry ${entry.sequence}`,
      },
    ]);
    await tamper(sql`update audit_entries set reason = ${reason} where id = ${entry.id}`);
    assert.equal((await verify()).broken, null);
  });

  test('shows that entries are missing, also the last ones', async () => {
    await suspendSomebody();
    await suspendSomebody();
    const [last, middle] = (await list()).data;
    for (const { id, sequence } of [last, middle]) {
      const { rows } = await sql<Record<string, unknown>>`select * from audit_entries where id = ${id}`.execute(db());
      await tamper(sql`delete from audit_entries where id = ${id}`);
      assert.equal((await verify()).broken.sequence, sequence === last.sequence ? sequence : last.sequence);
      const row = rows[0]!;
      await tamper(sql`insert into audit_entries (id, at, actor_id, action, subject_kind, subject_id, reason, sequence, hash)
        values (${row.id}, ${row.at}, ${row.actorId}, ${row.action}, ${row.subjectKind}, ${row.subjectId}, ${row.reason},
          ${row.sequence}, ${row.hash})`);
      assert.equal((await verify()).broken, null);
    }
  });

  test('is neither changed nor deleted nor emptied', async () => {
    await suspendSomebody();
    for (const statement of [
      sql`update audit_entries set reason = 'x'`,
      sql`delete from audit_entries`,
      sql`truncate audit_entries`,
    ])
      await assert.rejects(statement.execute(db()), /never changed or deleted/);
  });

  /** As a person would who owns the database. */
  async function tamper(statement: ReturnType<typeof sql>): Promise<void> {
    await app.services.database.transaction(async (transaction) => {
      await sql`alter table audit_entries disable trigger user`.execute(transaction);
      await statement.execute(transaction);
      await sql`alter table audit_entries enable trigger user`.execute(transaction);
    });
  }
});
