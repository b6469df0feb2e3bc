import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { enteredTerms, validDays } from './code-input.ts';

describe('the days of a code', () => {
  test('are shown as they were entered, the last one included', () => {
    const { validFrom, validUntil } = enteredTerms({
      code: 'WINTER',
      validFrom: '2026-10-24',
      validUntil: '2026-12-24',
    });
    assert.deepEqual(validDays({ validFrom: validFrom!, validUntil: validUntil! }, 'en'), {
      from: '24 October 2026',
      until: '24 December 2026',
    });
    assert.deepEqual(validDays({ validFrom: null, validUntil: null }, 'en'), { from: null, until: null });
  });
});
