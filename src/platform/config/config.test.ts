import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';
import { readConfig } from './config.ts';

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

  test('knows the language for development only where nobody else looks', () => {
    assert.equal(readConfig({ PSEUDO: '1' }).pseudoTexts, true);
    assert.throws(() => readConfig({ PSEUDO: '1', APP_URL: 'https://senda.example' }), /PSEUDO is for development/);
  });

  test('never repeats an address that may carry a password', () => {
    assert.throws(
      () => readConfig({ DATABASE_URL: 'mysql://senda:hush@db/senda' }),
      (error: Error) => /DATABASE_URL/.test(error.message) && !/hush/.test(error.message),
    );
  });

  test('loads the demo world into a PostgreSQL only when told to', () => {
    const url = { DATABASE_URL: 'postgres://db/senda' };
    assert.equal(readConfig(url).demoWorld, false);
    assert.equal(readConfig({ ...url, DEMO_WORLD: 'on' }).demoWorld, true);
    assert.equal(readConfig({ DEMO_WORLD: '0' }).demoWorld, false);
  });

  test('counts an empty variable as not set and drops the slash after an address', () => {
    const config = readConfig({ PORT: '', DATABASE_URL: '', APP_URL: 'https://senda.example/' });
    assert.deepEqual([config.port, config.databaseUrl, config.appUrl], [3000, undefined, 'https://senda.example']);
  });
});
