import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SearchView } from '#contract/search.ts';
import type { Namespace } from '#contract/namespaces.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import { messagesOf } from '#platform/texts/texts.ts';
import { translator } from '#web/runtime/api/t.ts';
import { chipsOf } from './chips-of.ts';

const chips = (search: string, language: Language, currency: Currency) => {
  const t = translator(language, { of: (namespace: Namespace) => messagesOf(language, namespace) }, 'search-results');
  return chipsOf(search, {} as SearchView['facets'], t, { language, currency }).map(({ label }) => label);
};

test('a chip of a price says the currency of the list', () => {
  assert.deepEqual(chips('?priceMin=500', 'en', 'EUR'), ['Price per person ≥ €500']);
  assert.deepEqual(chips('?priceMin=20&priceMax=99.5', 'en', 'USD'), ['Price per person $20–$99.50']);
  assert.deepEqual(chips('?priceMax=9000', 'en', 'JPY'), ['Price per person ≤ ¥9,000']);
});

test('a price that the search ignores has no chip', () => {
  for (const search of [
    '?priceMin=cheap',
    '?priceMin=',
    '?priceMax=-1',
    '?priceMin=99999999999999',
    '?priceMin=Infinity',
  ])
    assert.deepEqual(chips(search, 'en', 'EUR'), [], search);
});
