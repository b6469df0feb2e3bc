import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Language } from './languages.ts';
import { resolveLanguage } from './language-routes.ts';

type Row = [path: string, stored: Language | null, outcome: string];

const offered = { defaultLanguage: 'en', availableLanguages: ['es', 'en', 'fr'] } as const;

// → redirects; otherwise language, prefix and the path that is rendered.
const cases: Row[] = [
  ['/', null, 'en - /'],
  ['/tours', null, 'en - /tours'],
  ['/es', null, 'es es /'],
  ['/es/', null, 'es es /'],
  ['/fr/tours', null, 'fr fr /tours'],
  ['/en', null, 'en en /'],
  ['/en/tours', null, 'en en /tours'],
  ['/en/tours', 'en', '→ /tours'],
  ['/', 'es', 'es - /'],
  ['/tours', 'fr', 'fr - /tours'],
  ['/es/tours', 'es', '→ /tours'],
  ['/es', 'es', '→ /'],
  ['/en/tours', 'es', 'en en /tours'],
  ['/fr/tours', 'es', 'fr fr /tours'],
  ['/de/tours', null, '→ /tours'],
  ['/de/tours', 'fr', '→ /tours'],
  ['/de', 'es', '→ /'],
  ['/estonia-l475', null, 'en - /estonia-l475'],
  ['/english', 'es', 'es - /english'],
  ['/e1/tours', null, 'en - /e1/tours'],
  ['/ES/tours', null, '→ /es/tours'],
  ['/ES/tours', 'es', '→ /tours'],
  ['/es/barcelona-l475/cultural-tc48', null, 'es es /barcelona-l475/cultural-tc48'],
  ['/es//elsewhere.example', 'es', '→ /elsewhere.example'],
  ['/de//elsewhere.example/x', null, '→ /elsewhere.example/x'],
  ['/de/\\elsewhere.example', null, '→ /elsewhere.example'],
  ['/es/es/tours', 'fr', 'es es /es/tours'],
];

describe('the language of an address', () => {
  test('follows the table of prefixes and redirects', () => {
    for (const [path, stored, outcome] of cases) {
      const found = resolveLanguage(path, stored, offered);
      const said =
        'redirect' in found ? `→ ${found.redirect}` : `${found.language} ${found.prefix ?? '-'} ${found.rest}`;
      assert.equal(said, outcome, `${path} with ${stored ?? 'nothing'} stored`);
    }
  });

  test('follows another default language of the marketplace', () => {
    const spanish = { ...offered, defaultLanguage: 'es' } as const;
    assert.deepEqual(resolveLanguage('/tours', null, spanish), { language: 'es', prefix: null, rest: '/tours' });
    assert.deepEqual(resolveLanguage('/es/tours', null, spanish), { language: 'es', prefix: 'es', rest: '/tours' });
    assert.deepEqual(resolveLanguage('/en/tours', null, spanish), { language: 'en', prefix: 'en', rest: '/tours' });
  });

  test('has no pages in a language that the marketplace does not offer', () => {
    const two = { defaultLanguage: 'en', availableLanguages: ['es', 'en'] } as const;
    for (const [stored, address] of [
      [null, '/fr/tours'],
      ['es', '/fr/tours'],
      ['es', '/FR/tours'],
    ] as const)
      assert.deepEqual(resolveLanguage(address, stored, two), { redirect: '/tours' });
  });
});
