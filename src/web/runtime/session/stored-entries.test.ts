import assert from 'node:assert/strict';
import { test } from 'node:test';
import { storedEntries } from './stored-entries.ts';

test('what was entered for a tour belongs to who signs in first, and is not read by any user after them', (t) => {
  for (const name of ['localStorage', 'sessionStorage']) {
    const own = Object.getOwnPropertyDescriptor(globalThis, name);
    t.after(() => (own ? Object.defineProperty(globalThis, name, own) : Reflect.deleteProperty(globalThis, name)));
    const items = new Map<string, string>();
    const value = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => void items.set(key, text),
      removeItem: (key: string) => void items.delete(key),
    };
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  const signIn = (id: string | null) => {
    localStorage.setItem('token', id ?? '');
    localStorage.setItem('user', JSON.stringify({ id }));
  };
  const stored = storedEntries<{ code: string }>('additions');
  const added = { code: 'PADDLE10' };
  signIn(null);
  stored.set('kayak', added);
  assert.deepEqual(stored.get('kayak'), added);
  signIn('ana');
  assert.deepEqual(stored.get('kayak'), added);
  for (const id of [null, 'bruno']) {
    signIn(id);
    assert.equal(stored.get('kayak'), undefined);
  }
  signIn('ana');
  assert.deepEqual(stored.get('kayak'), added);
});
