// Access control: every endpoint of the contract, called by every identity, by a suspended one of each, and by the members of a
// suspended supplier. The expected result follows from the declaration. What belongs to others: rights-of-others.test.ts and ids-of-others.test.ts.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Access } from '#contract/endpoint.ts';
import { endpointNames, endpointOf } from '#contract/contract.ts';
import { newId } from '#kernel/ids.ts';
import { type ApiScope, apiScopes } from '#kernel/choices/api-scopes.ts';
import { hasRight, identities, type Identity, invitedRoles } from '#kernel/rights.ts';
import { changeSuspension } from '#domain/moderation/change-suspension.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, type TestTour } from '#test/test-tour.ts';
import { newApiKey, newMember, newOwner, oneOfEach, type Somebody } from '#test/identities.ts';
import { traderNamed } from '#test/suppliers.ts';

function expected(access: Access, identity: Identity): 'passes' | 'session_required' | 'role_required' {
  if (hasRight(access, identity)) return 'passes';
  return identity === 'anonymous' ? 'session_required' : 'role_required';
}

describe('access', () => {
  let app: TestApp;
  let people: Record<Identity, Somebody | null>;
  let suspended: Record<Identity, Somebody | null>;
  let keyWithAll: string;
  const keyWithout = new Map<ApiScope, string>();
  const keysOfSuspended: string[] = [];
  let membersOfSuspended: Somebody[];
  before(async () => {
    app = await testApp();
    people = await oneOfEach(app);
    suspended = await oneOfEach(app);
    const keyOwner = await newOwner(app);
    keyWithAll = await newApiKey(app, keyOwner, apiScopes);
    for (const scope of apiScopes)
      keyWithout.set(
        scope,
        await newApiKey(
          app,
          keyOwner,
          apiScopes.filter((one) => one !== scope),
        ),
      );
    const reason = 'Tried by a test of access.';
    for (const kind of ['user', 'supplier'] as const) {
      const owner = await newOwner(app);
      if (kind === 'supplier')
        membersOfSuspended = [
          owner,
          ...(await Promise.all(invitedRoles.map((role) => newMember(app, owner.supplierId, role)))),
        ];
      keysOfSuspended.push(await newApiKey(app, owner, apiScopes));
      const subject = { kind, id: kind === 'user' ? owner.id : owner.supplierId };
      await changeSuspension(app.services, { action: 'suspend', subject, actorId: null, reason });
    }
    for (const somebody of Object.values(suspended))
      if (somebody)
        await changeSuspension(app.services, {
          action: 'suspend',
          subject: { kind: 'user', id: somebody.id },
          actorId: null,
          reason,
        });
  });

  /** Ids that do not exist and bodies that no schema accepts: an authorised call changes nothing. */
  const callOf = (name: (typeof endpointNames)[number], token: string | undefined) => {
    const { method, path } = endpointOf(name);
    const body = endpointOf(name).body ? [] : undefined;
    return app.send(
      method,
      `/api${path
        .replace('{lang}', 'en')
        .replace('{namespace}', 'common')
        .replace(/\{\w+\}/g, newId())}`,
      { token, body },
    );
  };

  for (const name of endpointNames) {
    const { access, codes, scope } = endpointOf(name);
    const outcomeOf = async (token: string | undefined) => {
      const { status, body } = await callOf(name, token);
      assert.ok(status < 500, `${status} ${JSON.stringify(body).slice(0, 200)}`);
      const isRefused = (status === 401 || status === 403) && !codes.includes(body.code);
      return isRefused ? body.code : 'passes';
    };
    test(`${name} is for ${access}`, async () => {
      for (const identity of identities) {
        const somebody = people[identity];
        // A call that signs out ends the session for the next call.
        const token = somebody && name === 'logout' ? (await app.newTraveller()).token : somebody?.token;
        assert.equal(await outcomeOf(token), expected(access, identity), identity);
      }
    });
    test(`${name} is for ${scope ? `keys with ${scope}` : access === 'anyone' ? 'anyone, by a key too' : 'no key'}`, async () => {
      const isOpen = scope !== undefined || access === 'anyone';
      assert.equal(await outcomeOf(keyWithAll), isOpen ? 'passes' : 'scope_required');
      if (scope) assert.equal(await outcomeOf(keyWithout.get(scope)), 'scope_required');
    });
    test(`${name} is refused to suspended users, unless it is for anyone`, async () => {
      for (const key of keysOfSuspended) assert.equal(await outcomeOf(key), expected(access, 'anonymous'), 'a key');
      for (const identity of identities)
        assert.equal(await outcomeOf(suspended[identity]?.token), expected(access, 'anonymous'), identity);
      for (const { token } of membersOfSuspended)
        assert.equal(await outcomeOf(token), expected(access, 'anonymous'), 'a member of a suspended supplier');
    });
  }

  test('a session that has ended, or a token that was not signed, is no session', async () => {
    const { token } = await app.newTraveller();
    assert.equal((await app.send('POST', '/api/auth/logout', { token })).status, 204);
    for (const ended of [token, `${token.slice(0, -2)}xx`, 'x', 'a.b.!!!']) {
      const { status, body } = await app.send('GET', '/api/bookings', { token: ended });
      assert.deepEqual([status, body.code], [401, 'session_required']);
    }
  });
});

describe('what belongs to another user', () => {
  let app: TestApp;
  let tour: TestTour;
  let owner: { id: string; token: string };
  let stranger: { id: string; token: string };
  before(async () => {
    app = await testApp();
    tour = await createTestTour({ capacity: 50 });
    [owner, stranger] = [await app.newTraveller(), await app.newTraveller()];
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const departureId = () => tour.options[0].departures[0]!.id;
  const order = () => ({ tourId: tour.id, departureId: departureId(), adults: 1 });

  test('is not found, word for word like what does not exist', async () => {
    const { body: booking } = await app.send('POST', '/api/bookings', {
      token: owner.token,
      body: { ...order(), payment: 'now' },
    });
    assert.equal(booking.status, 'Pending', JSON.stringify(booking));
    const calls: [string, string, object?][] = [
      ['GET', ''],
      ['GET', '/cancellation'],
      ['POST', '/cancellation', {}],
      ['POST', '/payment'],
    ];
    for (const [method, rest, body] of calls) {
      const theirs = await app.send(method, `/api/bookings/${booking.id}${rest}`, { token: stranger.token, body });
      const nobodys = await app.send(method, `/api/bookings/${newId()}${rest}`, { token: stranger.token, body });
      assert.equal(theirs.status, 404);
      assert.deepEqual(theirs.body, nobodys.body);
    }
    assert.equal((await app.send('GET', `/api/bookings/${booking.id}`, { token: owner.token })).body.state, 'on_hold');
    const { body: list } = await app.send('GET', '/api/bookings', { token: stranger.token });
    assert.equal(list.total, 0);
  });

  test('a hold is its owner’s alone', async () => {
    const { body: hold } = await app.send('POST', '/api/holds', { token: owner.token, body: order() });
    const stolen = await app.send('POST', '/api/bookings', { token: stranger.token, body: { holdId: hold.id } });
    assert.deepEqual([stolen.status, stolen.body.code], [404, 'not_found']);
    const placed = await app.send('POST', '/api/bookings', { token: owner.token, body: { holdId: hold.id } });
    assert.equal(placed.status, 201);
  });

  test('a booking is made for the caller only', async () => {
    const { status, body } = await app.send('POST', '/api/bookings', {
      token: stranger.token,
      body: { ...order(), userId: owner.id },
    });
    assert.deepEqual([status, body.fields[0].field, body.fields[0].rule], [422, 'userId', 'not_yours']);
  });

  test('a key is its user’s own: the same one of another user is another', async () => {
    const headers = { 'idempotency-key': newId() };
    const mine = await app.send('POST', '/api/bookings', { token: owner.token, body: order(), headers });
    const theirs = await app.send('POST', '/api/bookings', { token: stranger.token, body: order(), headers });
    assert.deepEqual([mine.status, theirs.status], [201, 201]);
    assert.notEqual(mine.body.id, theirs.body.id);
  });

  test('a supplier reaches the bookings of the own tours only, a traveller no supplier’s list', async () => {
    const { body: booking } = await app.send('POST', '/api/bookings', { token: owner.token, body: order() });
    const trader = traderNamed('Walks of somebody else');
    const registration = {
      email: `supplier-${newId()}@tests.example`,
      password: 'a long walk by the sea',
      role: 'supplier',
      supplier: trader,
    };
    const {
      body: { token },
    } = await app.send('POST', '/api/auth/register', { body: registration });
    assert.equal((await app.send('GET', '/api/supplier/bookings', { token })).body.total, 0);
    for (const [action, body] of [
      ['cancellation', { reason: 'Storm' }],
      ['decision', { decision: 'decline' }],
      ['attendance', { attended: true }],
    ] as const) {
      const { status } = await app.send('POST', `/api/supplier/bookings/${booking.id}/${action}`, { token, body });
      assert.equal(status, 404, action);
    }
    const traveller = await app.send('POST', `/api/supplier/bookings/${booking.id}/cancellation`, {
      token: owner.token,
      body: { reason: 'Storm' },
    });
    assert.deepEqual([traveller.status, traveller.body.code], [403, 'role_required']);
  });
});
