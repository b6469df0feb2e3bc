import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAmount, parseMinutes, parseWhole } from './parse-numbers.ts';

test('a duration is read in minutes, hours or both, in three languages', () => {
  for (const typed of [
    '90',
    '90 min',
    "90'",
    '90 minutos',
    '1h30',
    '1 h 30',
    '1:30',
    '1:30 h',
    '1.5 h',
    '1,5 horas',
    '1 hour 30 minutes',
    '1 hora y 30 minutos',
    '1 heure et 30 minutes',
    '1h30min',
  ])
    assert.equal(parseMinutes(typed), 90, typed);
  for (const typed of ['2 h', '2h', '2 hours', '2 horas', '2 heures', '2:00', '2 hrs'])
    assert.equal(parseMinutes(typed), 120, typed);
  for (const typed of ['2 days', '2 días', '2 jours']) assert.equal(parseMinutes(typed), 2880, typed);
  assert.equal(parseMinutes(' '), null);
});

test('a duration that is not certain is refused', () => {
  for (const typed of [
    '1:75',
    '1.5',
    '1,5',
    '1.200',
    'two hours',
    '2 x',
    '-90',
    'h',
    '1h90',
    '1/2 h',
    '2 hours or so',
    '1-2 h',
    '1h1:30',
    '9999999',
  ])
    assert.equal(parseMinutes(typed), undefined, typed);
});

test('an amount is read with its currency before or behind it, and with a decimal point or comma', () => {
  for (const typed of ['35', '€35', '35 €', '35€', 'EUR 35', '35 eur', '35 euros', '35,00', '35.'])
    assert.equal(parseAmount(typed, 'EUR'), 3500, typed);
  for (const typed of ['35.50', '35,50', '35.5 eur', '35,5 €', '€ 35.50'])
    assert.equal(parseAmount(typed, 'EUR'), 3550, typed);
  assert.equal(parseAmount('$20', 'USD'), 2000);
  assert.equal(parseAmount('20 US$', 'USD'), 2000);
  assert.equal(parseAmount('0', 'EUR'), 0);
  assert.equal(parseAmount('', 'EUR'), null);
});

test('thousands are separated only where they cannot be mistaken for decimals', () => {
  for (const typed of ['1200', '1 200', '1\u00a0200 €', "1'200", '1.200,00', '1,200.00'])
    assert.equal(parseAmount(typed, 'EUR'), 120_000, typed);
  assert.equal(parseAmount('1.200.000', 'EUR'), 120_000_000);
  assert.equal(parseAmount('1.200', 'JPY'), 1200);
  assert.equal(parseAmount('1.250', 'KWD'), 1250);
  assert.equal(parseAmount('1.250', 'KWD'), parseAmount('1.25', 'KWD'));
  assert.equal(parseAmount('0,500', 'KWD'), 500);
});

test('an amount that is not certain, or in another currency, is refused', () => {
  for (const typed of [
    '1.200',
    '1,200',
    '35.505',
    '35.5050',
    '$35',
    '-5',
    '35 per person',
    '30-35',
    '3 5',
    '1.20.000',
    'free',
    '€',
    '99999999999',
    '35 € €',
  ])
    assert.equal(parseAmount(typed, 'EUR'), undefined, typed);
  assert.equal(parseAmount('35.5', 'JPY'), undefined);
});

test('a whole number is read with its sign, and a fraction is refused instead of rounded', () => {
  assert.deepEqual(['12', ' 1 200 ', '-10 %', '+5', '', '2.5', '2,0', 'twelve', '6+'].map(parseWhole), [
    12,
    1200,
    -10,
    5,
    null,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
