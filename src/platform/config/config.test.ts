import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { readConfig } from './config.ts';

const inPublic = { DEMO_WORLD: '0', ALLOW_TEST_PAYMENTS: '1' };

describe('the environment', () => {
  test('may be empty: the product then runs from its own folder with the demo world', () => {
    const config = readConfig({});
    assert.equal(config.databaseUrl, undefined);
    assert.equal(config.demoWorld, true);
    assert.equal(config.appUrl, 'http://localhost:3000');
    assert.ok(path.isAbsolute(config.dataDir));
  });

  test('lists everything that is wrong at once', () => {
    const wrong = { PORT: '99999', LOG_LEVEL: 'loud', TRUST_PROXY: 'maybe', APP_URL: 'senda.example', HOST: '0.0.0.0' };
    assert.throws(
      () => readConfig(wrong),
      (error: Error) => {
        assert.equal(error.name, 'ConfigError');
        assert.deepEqual([...error.message.matchAll(/^ {2}([A-Z_]+)\b/gm)].map(([, name]) => name).sort(), [
          'APP_URL',
          'LOG_LEVEL',
          'PORT',
          'TRUST_PROXY',
        ]);
        return true;
      },
    );
  });

  test('knows the language for development only on a private address', () => {
    assert.equal(readConfig({ PSEUDO: '1' }).pseudoTexts, true);
    assert.throws(() => readConfig({ PSEUDO: '1', APP_URL: 'https://senda.example' }), /PSEUDO is for development/);
  });

  test('hashes passwords for nothing only on a private address', () => {
    assert.equal(readConfig({ PASSWORD_HASHING: 'trivial' }).passwordHashing, 'trivial');
    const inPublicToo = { ...inPublic, PASSWORD_HASHING: 'trivial', APP_URL: 'https://senda.example' };
    assert.throws(() => readConfig(inPublicToo), /PASSWORD_HASHING \(trivial\): protects no password/);
  });

  test('never repeats an address that may carry a password', () => {
    assert.throws(
      () => readConfig({ DATABASE_URL: 'mysql://senda:hush@db/senda' }),
      (error: Error) => /DATABASE_URL/.test(error.message) && !/hush/.test(error.message),
    );
  });

  test('loads the demo world into a PostgreSQL only when configured to', () => {
    const url = { DATABASE_URL: 'postgres://db/senda' };
    assert.equal(readConfig(url).demoWorld, false);
    assert.equal(readConfig({ ...url, DEMO_WORLD: 'on' }).demoWorld, true);
    assert.equal(readConfig({ DEMO_WORLD: '0' }).demoWorld, false);
  });

  test('counts an empty variable as not set and drops the slash after an address', () => {
    const config = readConfig({ ...inPublic, PORT: '', DATABASE_URL: '', APP_URL: 'https://senda.example/' });
    assert.deepEqual([config.port, config.databaseUrl, config.appUrl], [3000, undefined, 'https://senda.example']);
  });

  test('on a public address brings neither the demo world nor test payments unless they are configured', () => {
    const named = (environment: Record<string, string>) => {
      try {
        readConfig(environment);
        return [];
      } catch (error) {
        return [...(error as Error).message.matchAll(/^ {2}([A-Z_]+)\b/gm)].map(([, name]) => name);
      }
    };
    const APP_URL = 'https://senda.example';
    assert.deepEqual(named({ APP_URL }), ['DEMO_WORLD', 'ALLOW_TEST_PAYMENTS']);
    assert.deepEqual(named({ APP_URL, PORT: '99999' }), ['PORT', 'DEMO_WORLD', 'ALLOW_TEST_PAYMENTS'], 'all at once');
    assert.deepEqual(named({ APP_URL, DATABASE_URL: 'postgres://db/senda' }), ['ALLOW_TEST_PAYMENTS']);
    assert.deepEqual(named({ APP_URL: 'http://tours.lan:3000' }), ['DEMO_WORLD', 'ALLOW_TEST_PAYMENTS']);
    for (const own of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000', 'https://senda.localhost'])
      assert.deepEqual(named({ APP_URL: own }), [], own);
    const { demoWorld, isDemonstration } = readConfig({ APP_URL, DEMO_WORLD: '1', ALLOW_TEST_PAYMENTS: '1' });
    assert.deepEqual([demoWorld, isDemonstration], [true, true]);
    assert.equal(readConfig({ ...inPublic, APP_URL }).isDemonstration, false);
    assert.equal(readConfig({}).isDemonstration, false);
  });
});
