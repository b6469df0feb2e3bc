import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { describe, test } from 'node:test';
import type { CountryCode } from 'libphonenumber-js/max';
import { callingCodeOf, entryAfter, type PhoneEntry, reportOf } from './phone-number.ts';
import { afterDigits, applyChange, withoutDigitBefore } from './phone-typing.ts';

const mobiles = createRequire(import.meta.url)('libphonenumber-js/examples.mobile.json') as Record<CountryCode, string>;

type Field = { entry: PhoneEntry; caret: number };
const field = (text = '', country: CountryCode = 'ES'): Field => ({ entry: { country, text }, caret: text.length });

/** As a browser does it: every key changes the text at the caret, and the field formats the result. */
function press(before: Field, key: string): Field {
  const { text } = before.entry;
  const isBackspace = key === 'Backspace';
  const start = before.caret - (isBackspace ? 1 : 0);
  if (start < 0) return before;
  const put = isBackspace ? '' : key;
  return applyChange(before.entry, {
    text: text.slice(0, start) + put + text.slice(before.caret),
    caret: start + put.length,
    isBackspace,
  });
}

const typed = (keys: string, country?: CountryCode): PhoneEntry => [...keys].reduce(press, field('', country)).entry;
const pasted = (text: string): PhoneEntry => press(field(), text).entry;

describe('a telephone field, key by key', () => {
  test('takes an extension however it is written', () => {
    assert.deepEqual(typed('912 34 56 78 ext. 12'), { country: 'ES', text: '912 34 56 78 ext. 12' });
    for (const keys of [
      '912 34 56 78 ext. 12',
      '912345678ext12',
      '912345678 Extension 12',
      '912345678x12',
      '912345678 #12',
      '912345678, ext 12',
      '912345678;ext=12',
      '+34 912 34 56 78 ext. 12',
      '912 34 56 78 ext. \u0661\u0662',
      '912 34 56 78 ext. \uff11\uff12',
    ])
      for (const entry of [typed(keys), pasted(keys)]) {
        const { numberValue, isValid } = reportOf(entry);
        assert.deepEqual([numberValue, isValid], ['+34912345678;ext=12', true], `${keys} became ${entry.text}`);
      }
  });

  test('takes an extension of 20 digits and none of 21, whatever its mark', () => {
    for (const mark of [' ext. ', 'x', ' #', ';ext='])
      for (const [digits, isValid] of [
        ['1'.repeat(20), true],
        ['1'.repeat(21), false],
      ] as const)
        assert.equal(reportOf(typed(`912345678${mark}${digits}`)).isValid, isValid, mark + digits);
  });

  test('is invalid while an extension is begun and not finished', () => {
    for (const keys of ['912345678 e', '912345678 ext', '912345678 ext.', '912345678 x', '912345678 ext. 1a'])
      assert.equal(reportOf(typed(keys)).isValid, false, keys);
  });

  test('takes a calling code in brackets, typed and pasted', () => {
    for (const text of ['(+34) 912.34.56.78', '(0034) 912-34-56-78', '[+34] 912345678', ' (\uff0b34) 912 34 56 78']) {
      assert.deepEqual(pasted(text), { country: 'ES', text: '912 34 56 78' }, text);
      assert.deepEqual(typed(text, 'FR'), { country: 'ES', text: '912 34 56 78' }, text);
    }
    assert.deepEqual(pasted('(+44) (0)20 7946 0958'), { country: 'GB', text: '20 7946 0958' });
    assert.deepEqual(typed('(213) 373 4253', 'US'), { country: 'US', text: '213 373 4253' });
  });

  test('ends with the number of each country, typed with its calling code or in the country', () => {
    for (const [country, national] of Object.entries(mobiles) as [CountryCode, string][]) {
      const number = `+${callingCodeOf(country)}${national}`;
      for (const [keys, from] of [
        [number, 'ES'],
        [number, 'US'],
        [`00${number.slice(1)}`, 'ES'],
        [national, country],
      ] as const) {
        const { numberValue, isValid } = reportOf(typed(keys, from));
        assert.deepEqual([numberValue, isValid], [number, true], `${keys} typed in ${from}`);
      }
    }
  });

  test('loses with each backspace the last sign that is its own, down to nothing', () => {
    let now = field('912 34 56 78 ext. 12');
    const seen: string[] = [];
    while (now.entry.text) {
      now = press(now, 'Backspace');
      seen.push(now.entry.text);
      assert.ok(seen.length < 30, seen.join('|'));
    }
    assert.deepEqual(seen.slice(0, 9), [
      '912 34 56 78 ext. 1',
      '912 34 56 78 ext. ',
      '912 34 56 78 ext.',
      '912 34 56 78 ext',
      '912 34 56 78 ex',
      '912 34 56 78 e',
      '912 34 56 78',
      '912 34 56 7',
      '912 34 56',
    ]);
  });

  test('takes the digit along where backspace meets a sign of the format', () => {
    const behindSpace = { ...field('612 34 56 78'), caret: 4 };
    assert.deepEqual(press(behindSpace, 'Backspace'), { entry: { country: 'ES', text: '613 45 67 8' }, caret: 2 });
    assert.equal(withoutDigitBefore('(213', 4), '(21');
    assert.equal(withoutDigitBefore('612 34', 4), '61 34');
    assert.equal(withoutDigitBefore('', 0), '');
  });

  test('leaves the caret where the user writes, in the number and in the extension', () => {
    assert.deepEqual(press({ ...field('612 34 56 7'), caret: 1 }, '9'), {
      entry: { country: 'ES', text: '691 23 45 67' },
      caret: 2,
    });
    const inExtension = { ...field('912 34 56 78 ext. 12'), caret: '912 34 56 78 ext.'.length };
    assert.deepEqual(press(inExtension, 'Backspace'), {
      entry: { country: 'ES', text: '912 34 56 78 ext 12' },
      caret: '912 34 56 78 ext'.length,
    });
    assert.equal(afterDigits('612 34', 4), 5);
    assert.equal(afterDigits('612 34', 0), 0);
  });

  test('takes no more than 250 characters', () => {
    assert.ok(entryAfter({ country: 'ES', text: '' }, '6'.repeat(400)).text.length <= 250);
    assert.ok(typed(`912345678 ext. ${'1'.repeat(300)}`).text.length <= 250);
  });
});
