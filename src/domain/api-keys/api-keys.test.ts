// Keys for programs: how they are made, what they open, and how they end. What every operation lets in: access.test.ts.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { apiKeysMax } from '#kernel/choices/api-scopes.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { newApiKey, newMember, newOwner, type Somebody } from '#test/identities.ts';
import { authenticateKey, evictApiKeys } from './authenticate-key.ts';

describe('a key for programs', () => {
  let app: TestApp;
  let owner: Somebody & { supplierId: string };
  before(async () => {
    app = await testApp();
    owner = await newOwner(app);
  });

  const body = { name: 'Booking system', scopes: ['bookings:read'], days: 30 };
  const create = (token: string, sent: object = body) =>
    app.send('POST', '/api/supplier/api-keys', { token, body: sent });
  const list = async () => (await app.send('GET', '/api/supplier/api-keys', { token: owner.token })).body.data;
  const bookings = (key: string) => app.send('GET', '/api/supplier/bookings', { token: key });

  test('is made by an owner who has just authenticated, shown once and stored as a hash', async () => {
    const manager = await newMember(app, owner.supplierId, 'manager');
    assert.equal((await create(manager.token)).status, 403);
    assert.equal((await create(owner.token)).body.code, 'proof_required');
    await app.send('PUT', '/api/auth/me/proof', { token: owner.token, body: { password: owner.password } });
    for (const wrong of [
      { ...body, scopes: [] },
      { ...body, scopes: ['money'] },
      { ...body, days: 3650 },
    ])
      assert.equal((await create(owner.token, wrong)).status, 422);
    const { status, body: made, headers } = await create(owner.token);
    assert.equal(status, 201, JSON.stringify(made));
    assert.match(made.key, /^senda_[0-9a-f]{12}_[\w-]{43}$/);
    assert.ok(made.key.startsWith(made.apiKey.prefix));
    assert.equal(headers.get('cache-control'), 'no-store');
    const listed = await app.send('GET', '/api/supplier/api-keys', { token: owner.token });
    assert.deepEqual([listed.body.data[0].id, JSON.stringify(listed.body).includes(made.key)], [made.apiKey.id, false]);
    const { rows } = await sql<{ row: string }>`
      select k::text as row from api_keys k union all select e::text from audit_entries e where e.action = 'create_key'`.execute(
      app.services.database.db,
    );
    // A bytea is written in hex.
    for (const plain of [made.key, Buffer.from(made.key).toString('hex')])
      assert.ok(rows.length >= 2 && rows.every(({ row }) => !row.includes(plain)));
  });

  test('opens what its scopes name, notes its use, and is anonymous where anyone may call', async () => {
    const key = await newApiKey(app, owner, ['bookings:read']);
    const read = await bookings(key);
    assert.deepEqual([read.status, read.body.total], [200, 0]);
    assert.ok((await list())[0].lastUsedAt);
    for (const path of ['/api/supplier/calendar?from=2026-12-01&to=2026-12-02', '/api/auth/me', '/api/bookings']) {
      const refused = await app.send('GET', path, { token: key });
      assert.deepEqual([refused.status, refused.body.code], [403, 'scope_required'], path);
    }
    const open = await app.send('GET', '/api/categories', { token: key });
    assert.deepEqual([open.status, open.headers.get('cache-control')], [200, 'no-cache']);
  });

  test('ends when it is revoked, expires, or its owner is suspended or leaves the team', async () => {
    const [revoked, expiring] = [
      await newApiKey(app, owner, ['bookings:read']),
      await newApiKey(app, owner, ['bookings:read']),
    ];
    assert.equal((await bookings(revoked)).status, 200);
    const [, { id }] = await list();
    const revoke = (token: string) => app.send('DELETE', `/api/supplier/api-keys/${id}`, { token });
    assert.equal((await revoke((await newOwner(app)).token)).status, 404);
    assert.equal((await revoke(owner.token)).status, 204);
    assert.equal((await bookings(revoked)).status, 401);
    assert.equal((await bookings(expiring)).status, 200);
    app.moveClock(30 * 86_400_000 + 1000);
    assert.equal((await bookings(expiring)).status, 401);
    app.moveClock(0);
    const second = await newOwner(app);
    const db = app.services.database.db;
    const [suspended, left] = [
      await newApiKey(app, second, ['bookings:read']),
      await newApiKey(app, second, ['tours:read']),
    ];
    await sql`update users set suspended_at = now() where id = ${second.id}`.execute(db);
    assert.equal((await bookings(suspended)).status, 401);
    await sql`update users set suspended_at = null where id = ${second.id}`.execute(db);
    await sql`delete from supplier_members where user_id = ${second.id}`.execute(db);
    assert.equal((await app.send('GET', '/api/supplier/tours', { token: left })).status, 401);
  });

  test('is made by a manager to whom an owner leaves programs, and refused once that is revoked', async () => {
    const integrator = await newMember(app, owner.supplierId, 'integrator');
    const key = await newApiKey(app, integrator, ['bookings:read', 'entries:write']);
    assert.equal((await bookings(key)).status, 200);
    const team = await app.send('GET', '/api/supplier/team', { token: integrator.token });
    assert.deepEqual(team.body.data.map(({ role }: { role: string }) => role).slice(0, 2), ['owner', 'integrator']);
    const invite = { email: 'a@tests.example', role: 'guide' };
    const invited = await app.send('POST', '/api/supplier/team/invitations', { token: integrator.token, body: invite });
    assert.equal(invited.body.code, 'role_required');
    const change = { token: owner.token, body: { role: 'manager' } };
    const changed = await app.send('PUT', `/api/supplier/team/${integrator.id}`, change);
    assert.equal(changed.status, 200, JSON.stringify(changed.body));
    evictApiKeys(app.services);
    assert.equal((await bookings(key)).status, 401);
  });

  test('may call so often a minute, and a supplier has so many', async () => {
    const key = await newApiKey(app, owner, ['bookings:read']);
    const services = { ...app.services, config: { ...app.services.config, rateLimitScale: 0.01 } };
    for (let call = 0; call < 6; call++) assert.equal((await authenticateKey(services, key))?.id, owner.id);
    await assert.rejects(authenticateKey(services, key), { code: 'too_many_requests' });
    for (let count = (await list()).length; count < apiKeysMax; count++)
      assert.equal((await create(owner.token)).status, 201);
    assert.deepEqual([(await create(owner.token)).status, (await create(owner.token)).body.code], [409, 'key_state']);
  });
});
