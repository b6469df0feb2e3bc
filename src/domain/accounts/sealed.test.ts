import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import { keyedHash, seal, unseal } from './sealed.ts';

const secrets = { sealingKey: randomBytes(32).toString('base64url') };
const plain = Buffer.from('a secret of twenty b');

describe('what is sealed', () => {
  test('opens for its owner, and says nothing of itself', () => {
    const sealed = seal(secrets, 'ana', plain);
    assert.deepEqual(unseal(secrets, 'ana', sealed), plain);
    assert.equal(sealed.includes(plain), false);
    assert.notDeepEqual(seal(secrets, 'ana', plain), sealed);
  });

  test('opens for nobody else, under no other key, and not when it was changed', () => {
    const sealed = seal(secrets, 'ana', plain);
    assert.throws(() => unseal(secrets, 'bea', sealed));
    assert.throws(() => unseal({ sealingKey: 'another' }, 'ana', sealed));
    for (const place of [0, 12, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[place]! ^= 1;
      assert.throws(() => unseal(secrets, 'ana', changed), `byte ${place}`);
    }
  });

  test('has a hash that needs the key and the owner', () => {
    const hash = keyedHash(secrets, 'ana', 'CODE');
    assert.deepEqual(keyedHash(secrets, 'ana', 'CODE'), hash);
    assert.notDeepEqual(keyedHash(secrets, 'bea', 'CODE'), hash);
    assert.notDeepEqual(keyedHash({ sealingKey: 'another' }, 'ana', 'CODE'), hash);
  });
});
