import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { normalizePhone, readPhone } from './phone.ts';

const refused = (phone: string) => assert.throws(() => normalizePhone(phone), { code: 'invalid_input' }, phone);

describe('a telephone number', () => {
  test('is stored as plus and digits', () => {
    assert.equal(normalizePhone(' +34 (612) 34-56.78 '), '+34612345678');
    assert.equal(
      normalizePhone('+\u0663\u0664 \u0666\u0661\u0662 \u0663\u0664\u0665 \u0666\u0667\u0668'),
      '+34612345678',
    );
    assert.equal(normalizePhone('+\u06f3\u06f4 612345678'), '+34612345678');
    assert.equal(normalizePhone('\uff0b\uff13\uff14\uff16\uff11\uff12345678'), '+34612345678');
    assert.equal(normalizePhone('\u202a+34 612 345 678\u202c'), '+34612345678');
  });

  test('left empty is none', () => {
    assert.equal(normalizePhone('  '), null);
  });

  test('has a calling code and 2 to 17 further digits', () => {
    assert.equal(normalizePhone('+123'), '+123');
    assert.equal(normalizePhone(`+123${'4'.repeat(17)}`), `+123${'4'.repeat(17)}`);
    refused('+12');
    refused(`+123${'4'.repeat(18)}`);
    refused('612345678');
    refused('+0612345678');
  });

  test('keeps its extension of up to 20 digits', () => {
    for (const typed of ['+34 912 345 678 ext. 12', '+34912345678;ext=12', '+34912345678 x12', '+34912345678, #12'])
      assert.equal(normalizePhone(typed), '+34912345678;ext=12', typed);
    assert.equal(normalizePhone('+34912345678 ext \u0661\u0662'), '+34912345678;ext=12');
    assert.equal(normalizePhone(`+34912345678;ext=${'1'.repeat(20)}`), `+34912345678;ext=${'1'.repeat(20)}`);
    refused(`+34912345678;ext=${'1'.repeat(21)}`);
  });

  test('is one that can exist in its country', async () => {
    assert.equal(await readPhone('+34 912 345 678 ext. 12'), '+34912345678;ext=12');
    assert.equal(await readPhone('+1 213 373 4253'), '+12133734253');
    assert.equal(await readPhone(''), null);
    // Too short, too long, of an unassigned range, of no country.
    for (const phone of ['+3461234567', '+346123456789', '+34112345678', '+999612345678'])
      await assert.rejects(
        readPhone(phone),
        { code: 'invalid_input', fields: [{ field: 'phone', rule: 'phone', params: undefined }] },
        phone,
      );
  });

  test('is refused with letters or more than 250 characters', () => {
    refused('+34 call me');
    refused(`+34612345678${' '.repeat(250)}`);
  });
});
