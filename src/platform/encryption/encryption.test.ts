import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import { keyedHash, encrypt, decrypt } from './encryption.ts';

const secrets = { encryptionKey: randomBytes(32).toString('base64url') };
const plain = Buffer.from('a secret of twenty b');

describe('an encrypted secret', () => {
  test('opens for its owner, and says nothing of itself', () => {
    const encrypted = encrypt(secrets, 'ana', plain);
    assert.deepEqual(decrypt(secrets, 'ana', encrypted), plain);
    assert.equal(encrypted.includes(plain), false);
    assert.notDeepEqual(encrypt(secrets, 'ana', plain), encrypted);
  });

  test('cannot be decrypted for another purpose, under another key, and not when it was changed', () => {
    const encrypted = encrypt(secrets, 'ana', plain);
    assert.throws(() => decrypt(secrets, 'bea', encrypted));
    assert.throws(() => decrypt({ encryptionKey: 'another' }, 'ana', encrypted));
    for (const place of [0, 12, encrypted.length - 1]) {
      const changed = Buffer.from(encrypted);
      changed[place]! ^= 1;
      assert.throws(() => decrypt(secrets, 'ana', changed), `byte ${place}`);
    }
  });

  test('has a hash that needs the key and the owner', () => {
    const hash = keyedHash(secrets, 'ana', 'CODE');
    assert.deepEqual(keyedHash(secrets, 'ana', 'CODE'), hash);
    assert.notDeepEqual(keyedHash(secrets, 'bea', 'CODE'), hash);
    assert.notDeepEqual(keyedHash({ encryptionKey: 'another' }, 'ana', 'CODE'), hash);
  });
});
