import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import { keyedHash, encrypt, decrypt } from './encryption.ts';

const secrets = { encryptionKey: randomBytes(32).toString('base64url') };
const plain = Buffer.from('a secret of twenty b');

describe('what is sealed', () => {
  test('opens for its owner, and says nothing of itself', () => {
    const sealed = encrypt(secrets, 'ana', plain);
    assert.deepEqual(decrypt(secrets, 'ana', sealed), plain);
    assert.equal(sealed.includes(plain), false);
    assert.notDeepEqual(encrypt(secrets, 'ana', plain), sealed);
  });

  test('opens for nobody else, under no other key, and not when it was changed', () => {
    const sealed = encrypt(secrets, 'ana', plain);
    assert.throws(() => decrypt(secrets, 'bea', sealed));
    assert.throws(() => decrypt({ encryptionKey: 'another' }, 'ana', sealed));
    for (const place of [0, 12, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
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
