import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phoneText } from './phone-text.ts';

test('a telephone number is shown in the groups of its country, with its extension', () => {
  for (const [stored, shown] of [
    ['+34932550114', '+34 932 55 01 14'],
    ['+33155501127', '+33 1 55 50 11 27'],
    ['+17185550168', '+1 718 555 0168'],
    ['+34 932-550-114', '+34 932 55 01 14'],
    ['+34912345678;ext=12', '+34 912 34 56 78 ext. 12'],
  ] as const)
    assert.equal(phoneText(stored), shown);
});

test('what is no number of a country, or has an extension of its own, stays as it was written', () => {
  for (const written of ['932 55 01 14', '+34 12', '+34 912 34 56 78 ext. 12', 'Ask at the desk'])
    assert.equal(phoneText(written), written);
});
