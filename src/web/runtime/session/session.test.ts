import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { UserView } from '#contract/accounts/accounts.ts';
import { rights, type Right } from '#kernel/rights.ts';
import { may } from './may.ts';
import {
  clearSession,
  endSession,
  getSession,
  hasSessionEnded,
  isOwnRoleKnown,
  saveSession,
  saveUser,
} from './session.ts';

/** What it holds, for the time of a test. */
function installStorage(t: TestContext): Map<string, string> {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  t.after(() =>
    own ? Object.defineProperty(globalThis, 'localStorage', own) : Reflect.deleteProperty(globalThis, 'localStorage'),
  );
  const stored = new Map<string, string>();
  const value = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { value, configurable: true });
  return stored;
}

const rightsNow = () => (Object.keys(rights) as Right[]).filter(may);

test('a user who has an unknown part of the rights sees what a traveller sees, until the account is loaded', (t) => {
  const stored = installStorage(t);
  stored.set('token', 'a token');
  for (const role of ['supplier', 'admin']) {
    stored.set('user', JSON.stringify({ id: '1', name: 'Ana', role }));
    for (const ownRole of [null, 'emperor']) {
      if (ownRole) stored.set('ownRole', ownRole);
      else stored.delete('ownRole');
      assert.deepEqual(rightsNow(), ['anyone', 'user'], `${role}, ${ownRole}`);
    }
  }
  stored.delete('ownRole');
  assert.equal(isOwnRoleKnown(), false);
  saveUser({ id: '1', role: 'admin', staff_role: 'support' } as UserView);
  assert.equal(isOwnRoleKnown(), true);
  assert.deepEqual(rightsNow(), ['anyone', 'user', 'support']);
  // A supplier's role without a membership stays as little, and is not requested again.
  saveUser({ id: '1', role: 'supplier', staff_role: null, member_role: null } as UserView);
  assert.deepEqual([isOwnRoleKnown(), rightsNow()], [true, ['anyone', 'user']]);
});

test('a session that has ended stays so, though the account arrives late, and is distinguished from one that was signed out of', (t) => {
  const stored = installStorage(t);
  const user = {
    id: '1',
    name: 'Ana',
    email: 'ana@travellers.example',
    role: 'supplier',
    member_role: 'guide',
  } as UserView;
  saveSession({ user, token: 'a token', expiresAt: '2026-12-01T00:00:00Z' });
  assert.equal(getSession()?.user.name, 'Ana');
  assert.deepEqual([may('guide'), may('supplier')], [true, false]);
  clearSession();
  saveUser(user);
  // Nothing of the person: a new account is offered first where no one ever had one.
  assert.deepEqual([...stored], [['hasSignedIn', '1']]);
  assert.equal(hasSessionEnded(), false);
  const again = () => saveSession({ user, token: 'a token', expiresAt: '2026-12-01T00:00:00Z' });
  again();
  endSession();
  assert.equal(hasSessionEnded(), true);
  again();
  assert.equal(hasSessionEnded(), false);
  clearSession();
  assert.equal(hasSessionEnded(), false);
});
