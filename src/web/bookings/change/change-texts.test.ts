import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { submitText } from './change-texts.ts';

const t = ((key: string, values?: { amount?: string }) =>
  [key, values?.amount].filter(Boolean).join(' ')) as BoundTranslate<'booking-change'>;
const euros = (amount: number) => ({ priceMinor: amount * 100, currency: 'EUR' as const });

test('the button of a change says what it costs, also where nothing is paid or refunded', () => {
  const says = ([before, after]: [number, number], { due = 0, back = 0 } = {}) =>
    submitText(
      {
        total: euros(after),
        totalBefore: euros(before),
        due: euros(due),
        back: { money: euros(back), giftCard: euros(0) },
        payment: due > 0 ? 'now' : 'none',
        decideBy: null,
      } as Parameters<typeof submitText>[0],
      { t, language: 'en' },
    );
  assert.equal(says([50, 62], { due: 12 }), 'submit_more €12');
  assert.equal(says([50, 42], { back: 8 }), 'submit_back €8');
  assert.equal(says([50, 42]), 'submit_less €8');
  assert.equal(says([50, 50]), 'submit_same');
});
