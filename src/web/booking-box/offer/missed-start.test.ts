import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { DepartureView } from '#contract/bookings.ts';
import type { Language } from '#kernel/languages.ts';
import { messagesOf } from '#platform/texts/texts.ts';
import { translator } from '#web/runtime/api/t.ts';
import { missedStartText } from './missed-start.ts';

const total = { price: 50, priceMinor: 5000, currency: 'EUR', chargedCurrency: 'EUR' } as const;
const charged = { price: 50, priceMinor: 5000, currency: 'EUR' } as const;
const nine = {
  startsAtLocal: '2026-06-10T09:00',
  optionName: 'Small group',
  seatsLeft: 0,
  total,
  charged: total,
} as unknown as DepartureView;
const noon = { ...nine, startsAtLocal: '2026-06-10T12:00', seatsLeft: 8 };

function textOf(
  wanted: DepartureView | undefined,
  instead: DepartureView | null,
  language: Language = 'en',
  hasOthers = false,
): string {
  const t = translator(language, { of: (namespace) => messagesOf(language, namespace) }, 'book-tour');
  return missedStartText({ wanted, instead, hasOthers }, { t, language });
}

describe('a chosen start that cannot be booked any more', () => {
  test('is named as sold out, with the one that is selected in its place', () => {
    const other = 'We have selected the next best: 12:00, Small group.';
    assert.equal(textOf(nine, noon), `Just sold out, and nothing has been booked: Wed, 10 Jun 2026, 09:00. ${other}`);
    assert.match(
      textOf(nine, noon, 'fr'),
      /^Départ désormais complet.+9\u00a0h\. Nous avons sélectionné la meilleure alternative\u00a0: 12\u00a0h/,
    );
  });

  test('is named as too small or not sold to the party where it is not sold out', () => {
    assert.match(
      textOf({ ...nine, seatsLeft: 1 }, noon),
      /^Not enough places left for your group: Wed, 10 Jun 2026, 09:00\./,
    );
    for (const seatsLeft of [8, 0])
      assert.match(textOf({ ...nine, seatsLeft, total: null }, noon), /^Not available for your group: /);
  });

  test('is said to be gone when it is not offered, and that the day has no other', () => {
    assert.equal(
      textOf(undefined, null),
      'The start you chose is no longer available, and nothing has been booked. There is no other start on this day.',
    );
  });

  test('leads to the other options where none of them is selected in its place', () =>
    assert.match(textOf(nine, null, 'en', true), /09:00\. Choose another option or another day\.$/));

  test('says what the other one costs where that is not the same', () => {
    const dearer = { ...noon, charged: { ...charged, priceMinor: 7200 } };
    assert.match(textOf(nine, dearer), / 12:00, Small group\. The total has changed from €50 to €72\.$/);
  });
});
