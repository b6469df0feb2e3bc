// Callers say days as they please.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readDay } from './read-day.ts';

const today = '2026-11-28';

describe('a day as people say it', () => {
  for (const [text, day] of [
    ['2027-01-12', '2027-01-12'],
    ['12 January 2027', '2027-01-12'],
    ['9 Jan 2027', '2027-01-09'],
    ['January 9th, 2027', '2027-01-09'],
    ['09/01/2027', '2027-01-09'],
    ['9.1.27', '2027-01-09'],
    ['12 de enero de 2027', '2027-01-12'],
    ['el martes, 12 de enero', '2027-01-12'],
    ['1 sept. 2027', '2027-09-01'],
    ['12 janvier 2027', '2027-01-12'],
    ['Le 1er février 2027', '2027-02-01'],
    ['3 août', '2026-08-03'],
    ['31/12/2026', '2026-12-31'],
    // Only the other order exists.
    ['12/31/2026', '2026-12-31'],
  ] as const)
    test(`is read: '${text}'`, () => assert.equal(readDay(text, today), day));

  for (const text of [
    '',
    '31 February 2027',
    '31/31/2027',
    'May',
    'Mar y Piedra',
    '3 boats',
    '12 Jui 2027',
    '600 112 233',
    '2 May walks',
  ])
    test(`is not read in '${text}'`, () => assert.equal(readDay(text, today), undefined));
});
