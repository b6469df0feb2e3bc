import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { numberFormat } from '#kernel/formats.ts';
import { type Language, languages } from '#kernel/languages.ts';
import { currencies, exponentOf, formatMoney, fromDecimal, money } from '#kernel/money.ts';
import { parseAmount, parseDecimal } from './parse-amount.ts';

describe('an amount', () => {
  test('is read with its currency before or behind it, and with a decimal point or comma', () => {
    for (const typed of ['35', '€35', '35 €', '35€', 'EUR 35', '35 eur', '35 euros', '35,00', '35.'])
      assert.equal(parseAmount(typed, 'EUR', 'en'), 3500, typed);
    for (const typed of ['35.50', '35,50', '35.5 eur', '35,5 €', '€ 35.50'])
      assert.equal(parseAmount(typed, 'EUR', 'en'), 3550, typed);
    assert.equal(parseAmount('$20', 'USD', 'en'), 2000);
    assert.equal(parseAmount('20 US$', 'USD', 'en'), 2000);
    assert.equal(parseAmount('0', 'EUR', 'en'), 0);
    assert.equal(parseAmount('', 'EUR', 'en'), null);
  });

  test('may have the separators of its language: a thousand is never taken for one, nor one for a thousand', () => {
    const read = (typed: string) => languages.map((language) => parseAmount(typed, 'AUD', language));
    const of = (texts: Record<Language, unknown>) => languages.map((language) => texts[language]);
    assert.deepEqual(read('1,000'), of({ en: 100_000, es: undefined, fr: undefined }));
    assert.deepEqual(read('10,555'), of({ en: 1_055_500, es: undefined, fr: undefined }));
    assert.deepEqual(read('1.000'), of({ en: undefined, es: 100_000, fr: undefined }));
    for (const typed of ['1000.50', '1000,50', '1,000.50', '1.000,50', '1 000,50', '1\u202f000,50', '1\u00a0000.5'])
      assert.deepEqual(read(typed), of({ en: 100_050, es: 100_050, fr: 100_050 }), typed);
    for (const typed of ['1 000', "1'000", '1\u202f000 A$', '1,000.00', '1.000,00'])
      assert.deepEqual(read(typed), of({ en: 100_000, es: 100_000, fr: 100_000 }), typed);
    assert.deepEqual(read('1.200.000'), of({ en: 120_000_000, es: 120_000_000, fr: 120_000_000 }));
  });

  test('has no more decimals than its currency', () => {
    assert.deepEqual(
      ['1,200', '1.200', '35.5', '1200'].map((typed) => parseAmount(typed, 'JPY', 'en')),
      [1200, undefined, undefined, 1200],
    );
    assert.deepEqual(
      ['1.250', '1.25', '1,250', '0,500', '1.2505', '1,000.250'].map((typed) => parseAmount(typed, 'KWD', 'en')),
      [1250, 1250, undefined, 500, undefined, 1_000_250],
    );
  });

  test('that is not certain, or in another currency, is refused', () => {
    for (const typed of [
      '1.200',
      '35.505',
      '35.5050',
      '$35',
      '-5',
      '35 per person',
      '30-35',
      '3 5',
      '1.20.000',
      '1,00,000',
      'free',
      'abc',
      '€',
      '99999999999',
      '35 € €',
    ])
      assert.equal(parseAmount(typed, 'EUR', 'en'), undefined, typed);
  });

  test('is understood as pages write it, in every currency and language', () => {
    for (const language of languages)
      for (const currency of currencies)
        for (const decimal of [0, 5, 45, 999, 1000, 1234, 45_678]) {
          const value = money(fromDecimal(decimal, currency).amountMinor + (exponentOf(currency) && 5), currency);
          const written = formatMoney(value, language);
          assert.equal(parseAmount(written, currency, language), value.amountMinor, `${written} in ${language}`);
        }
  });
});

test('a number is read by the same rules', () => {
  const read = (typed: string, decimals: number) =>
    languages.map((language) => parseDecimal(typed, decimals, language));
  assert.deepEqual(read('15,5', 2), [15.5, 15.5, 15.5]);
  assert.deepEqual(read('15,5', 0), [undefined, undefined, undefined]);
  assert.deepEqual(read(numberFormat('fr').format(1234.5), 2), [1234.5, 1234.5, 1234.5]);
  const threeDecimals = Object.fromEntries(languages.map((one) => [one, parseDecimal('1.234', 6, one)]));
  assert.deepEqual(threeDecimals, { en: 1.234, es: undefined, fr: undefined }, 'a rate has as many decimals');
  assert.deepEqual(read('', 2), [null, null, null]);
  assert.deepEqual(read('ten', 2), [undefined, undefined, undefined]);
});
