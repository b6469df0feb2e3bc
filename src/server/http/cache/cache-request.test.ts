import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, test } from 'node:test';
import type { SettingsView } from '#contract/settings.ts';
import { cacheRequestReader } from './cache-request.ts';

const reader = cacheRequestReader(undefined, new Set());
const read = (acceptLanguage?: string) => {
  const headers = acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage };
  return reader.read({ url: '/api/categories', headers } as IncomingMessage, {} as SettingsView)!;
};

describe('the key of a cacheable request', () => {
  test('contains the preferred language, however the header is written', () => {
    const french = read('fr');
    const headers = ['FR-ca, en;q=0.9', 'en;q=0.2,fr;q=0.8', 'de, fr', 'de;q=1,  fr-FR ;q=0.5', 'en;q=0, fr'];
    for (const header of headers) assert.equal(read(header).key, french.key, header);
    assert.notEqual(read('fr;q=0.1, en').key, french.key);
    assert.equal(read('de').key, read(undefined).key);
  });

  test('is found without storing what clients send', () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    const heapBytes = () => {
      collectGarbage();
      return process.memoryUsage().heapUsed;
    };
    const before = heapBytes();
    for (let number = 0; number < 2000; number++) read(`fr;q=0.9,${`x-${number},`.padEnd(10_000, String(number))}`);
    assert.ok(heapBytes() - before < 4e6, `${heapBytes() - before} bytes`);
  });
});
