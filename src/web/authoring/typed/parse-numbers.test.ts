import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseMinutes, parseWhole } from './parse-numbers.ts';

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
