import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { checkPassword } from './password-rules.ts';
import { hashPassword, verifyPassword } from './password.ts';

const rule = { passwordHashing: 'rfc9106' } as const;
const attempt = (password: string) => ({ password, caller: '127.0.0.1' });

const refusal = (
  password: string,
  role: 'client' | 'supplier' | 'admin' = 'client',
  email = 'nora.lindqvist@mail.example',
) => {
  try {
    checkPassword(password, { role, email });
    return undefined;
  } catch (error) {
    return (error as { fields: { rule: string }[] }).fields[0];
  }
};

describe('a stored password', () => {
  test('is Argon2id in PHC format and known again', async () => {
    const hash = await hashPassword(rule, attempt('quiet harbour lamp'));
    assert.match(hash, /^\$argon2id\$v=19\$m=65536,t=3,p=4\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    assert.equal(await verifyPassword(rule, hash, attempt('quiet harbour lamp')), true);
    assert.equal(await verifyPassword(rule, hash, attempt('quiet harbour lamps')), false);
  });

  test('costs less where the operator chose so, and is known by either rule', async () => {
    const least = { passwordHashing: 'owasp' } as const;
    const hash = await hashPassword(least, attempt('quiet harbour lamp'));
    assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    for (const either of [rule, least])
      assert.equal(await verifyPassword(either, hash, attempt('quiet harbour lamp')), true);
  });

  test('is waited for two seconds at most, then the caller gets the time to retry', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const outcomes: unknown[] = [];
    const hashes = Array.from({ length: 5 }, () =>
      hashPassword(rule, attempt('quiet harbour lamp')).then(
        () => outcomes.push('hashed'),
        ({ code, retryAfterSeconds }) => outcomes.push([code, retryAfterSeconds]),
      ),
    );
    t.mock.timers.tick(1999);
    await Promise.resolve();
    assert.deepEqual(outcomes, []);
    t.mock.timers.tick(1);
    await Promise.all(hashes);
    const refused = ['unavailable', 5];
    assert.deepEqual(outcomes, [refused, refused, refused, 'hashed', 'hashed']);
  });

  test('is verified with the parameters it was made with', async () => {
    // From the reference implementation's tests: m=256 KiB, t=2, p=2, salt 'somesalt'.
    const hash = '$argon2id$v=19$m=256,t=2,p=2$c29tZXNhbHQ$bQk8UB/VmZZF4Oo79iDXuL5/0ttZwg2f/5U52iv1cDc';
    assert.equal(await verifyPassword(rule, hash, attempt('password')), true);
    assert.equal(await verifyPassword(rule, hash, attempt('Password')), false);
  });

  test('is the same however its letters were composed', async () => {
    assert.equal(
      await verifyPassword(rule, await hashPassword(rule, attempt('ma\u00f1ana azul')), attempt('man\u0303ana azul')),
      true,
    );
  });

  test('never matches without a hash', async () => {
    assert.equal(await verifyPassword(rule, undefined, attempt('quiet harbour lamp')), false);
    assert.equal(await verifyPassword(rule, '!', attempt('!')), false);
  });

  test('takes as long to refuse for an unknown account as for a known one', async () => {
    const hash = await hashPassword(rule, attempt('quiet harbour lamp'));
    const known = await fastest(() => verifyPassword(rule, hash, attempt('wrong')));
    const unknown = await fastest(() => verifyPassword(rule, undefined, attempt('wrong')));
    assert.ok(unknown > known / 2 && unknown < known * 2, `known ${known} ms, unknown ${unknown} ms`);
  });
});

/** The fastest of five: other work on the machine only ever adds. */
async function fastest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

describe('a password is refused', () => {
  test('when too short for the role', () => {
    assert.deepEqual(refusal('harbour'), { field: 'password', rule: 'too_short', params: { minimum: 8 } });
    assert.deepEqual(refusal('harbour lamp', 'supplier'), {
      field: 'password',
      rule: 'too_short',
      params: { minimum: 15 },
    });
    assert.deepEqual(refusal('harbour lamp', 'admin'), {
      field: 'password',
      rule: 'too_short',
      params: { minimum: 15 },
    });
    assert.equal(refusal('harbour lamp'), undefined);
    assert.equal(refusal('quiet harbour lamp', 'supplier'), undefined);
  });

  test('when longer than 200 characters', () => {
    assert.deepEqual(refusal('a b'.repeat(67)), { field: 'password', rule: 'too_long', params: { maximum: 200 } });
  });

  test('when anyone would try it first', () => {
    const common = { field: 'password', rule: 'password_common', params: undefined };
    assert.deepEqual(refusal('Password'), common);
    assert.deepEqual(refusal('  PassWord1 '), common);
    assert.deepEqual(refusal('ｐａｓｓｗｏｒｄ'), common);
    assert.deepEqual(refusal('1qaz2wsx3edc4rfv', 'supplier'), common);
    assert.deepEqual(refusal('nora.lindqvist'), common);
    assert.deepEqual(refusal('Nora.Lindqvist2026!'), common);
    assert.deepEqual(refusal('nora.lindqvist@mail.example', 'supplier'), common);
    assert.deepEqual(refusal('senda2026'), common);
    assert.deepEqual(refusal('sendasendasenda', 'supplier'), common);
    assert.equal(refusal('una senda entre pinos'), undefined);
  });

  test('when it is one of at least 3,000 that leaks hold most often', () => {
    const file = readFileSync(path.join(import.meta.dirname, 'common-passwords.txt'), 'utf8');
    const listed = file.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
    assert.ok(listed.length >= 3000, `${listed.length}`);
    assert.deepEqual(
      listed.filter((one) => [...one].length < 200 && refusal(one.toUpperCase())?.rule !== 'password_common'),
      [],
    );
  });
});
