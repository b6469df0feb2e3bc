import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { UserView } from '#contract/accounts/accounts.ts';
import { getOwnRole, may } from './may.ts';
import { clearSession, endSession, getSession, hasSessionEnded, saveSession, saveUser } from './session.ts';

test('a session that has ended stays so, though the account arrives late, and is told from one that was signed out of', (t) => {
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
  const user = {
    id: '1',
    name: 'Ana',
    email: 'ana@travellers.example',
    role: 'supplier',
    member_role: 'guide',
  } as UserView;
  saveSession({ user, token: 'a token', expiresAt: '2026-12-01T00:00:00Z' });
  assert.equal(getSession()?.user.name, 'Ana');
  assert.equal(getOwnRole(), 'guide');
  assert.deepEqual([may('guide'), may('supplier')], [true, false]);
  clearSession();
  saveUser(user);
  // Nothing of the person: a new account is offered first where nobody ever had one.
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
