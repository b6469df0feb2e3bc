import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { digitsIn, entryAfter, entryOf, type PhoneEntry, reportOf } from './phone-number.ts';

const empty: PhoneEntry = { country: 'ES', text: '' };
const typed = (text: string, country: PhoneEntry['country'] = 'ES') => entryAfter({ country, text: '' }, text);

describe('a telephone field', () => {
  test('reports number value, country code, calling code, national number and number type', () => {
    assert.deepEqual(reportOf(typed('612345678')), {
      numberValue: '+34612345678',
      countryCode: 'ES',
      countryCallingCode: '34',
      nationalNumber: '612345678',
      numberType: 'MOBILE',
      isValid: true,
    });
    assert.equal(reportOf(typed('912345678')).numberType, 'FIXED_LINE');
    assert.deepEqual(reportOf(empty), {
      numberValue: '',
      countryCode: 'ES',
      countryCallingCode: '34',
      nationalNumber: null,
      numberType: null,
      isValid: true,
    });
  });

  test('begins where the user lives, else in Spain, and with what is stored', () => {
    assert.deepEqual(entryOf(null, null), { country: 'ES', text: '' });
    assert.deepEqual(entryOf(null, 'PT'), { country: 'PT', text: '' });
    assert.deepEqual(entryOf(null, 'AQ'), { country: 'ES', text: '' });
    assert.deepEqual(entryOf('+447400123456', 'ES'), { country: 'GB', text: '7400 123456' });
    assert.deepEqual(entryOf('+34912345678;ext=12', null), { country: 'ES', text: '912 34 56 78 ext. 12' });
  });

  test('formats as the country does', () => {
    assert.equal(typed('6123').text, '612 3');
    assert.equal(typed('2133734253', 'US').text, '213 373 4253');
    assert.equal(typed('612345678', 'FR').text, '6 12 34 56 78');
    assert.equal(typed('0612345678', 'FR').text, '06 12 34 56 78');
    assert.equal(reportOf(typed('0612345678', 'FR')).numberValue, '+33612345678');
  });

  test('takes digits of other scripts', () => {
    assert.equal(typed('\u0666\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668').text, '612 34 56 78');
    assert.equal(typed('\uff16\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18').text, '612 34 56 78');
  });

  test('goes to the country of a number that brings its calling code', () => {
    assert.deepEqual(typed('+44 7400 123456'), { country: 'GB', text: '7400 123456' });
    assert.deepEqual(typed('0044 7400 123456'), { country: 'GB', text: '7400 123456' });
    assert.deepEqual(typed('\uff0b\uff13\uff14612345678', 'FR'), { country: 'ES', text: '612 34 56 78' });
    const half = typed('+4');
    assert.deepEqual([half.country, reportOf(half).isValid], ['ES', false]);
  });

  test('keeps an extension of up to 20 digits', () => {
    const report = reportOf(typed('912345678 ext. 12'));
    assert.deepEqual([report.numberValue, report.isValid], ['+34912345678;ext=12', true]);
    assert.equal(reportOf(typed(`912345678 ext. ${'1'.repeat(21)}`)).isValid, false);
    assert.equal(reportOf(typed('912345678 extra')).isValid, false);
  });

  test('calls invalid what is no number, too short, too long or of an unassigned range', () => {
    assert.equal(typed('hello').text, '');
    for (const text of ['1', '61234567', '6123456789', '112345678', '9'.repeat(18)])
      assert.equal(reportOf(typed(text)).isValid, false, text);
  });

  test('takes no more than 250 characters', () => {
    assert.ok(typed('6'.repeat(400)).text.length <= 300);
    assert.equal(digitsIn(typed('6'.repeat(400)).text), 250);
  });
});
