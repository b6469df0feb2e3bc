import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayText } from './place-time.ts';

test('a day has its year where that is not the present one', () => {
  assert.equal(dayText('2026-08-04', 'en', '2026'), 'Tue 4 Aug');
  assert.equal(dayText('2027-02-12', 'en', '2026'), 'Fri, 12 Feb 2027');
});
