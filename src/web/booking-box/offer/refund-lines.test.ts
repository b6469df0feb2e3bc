import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PolicyView } from '#contract/catalogue.ts';
import type { Language } from '#kernel/languages.ts';
import { messagesOf } from '#platform/texts/texts.ts';
import { translator } from '#web/runtime/api/t.ts';
import { refundLines } from './refund-lines.ts';

const moderate = [
  { hoursBefore: 72, refundPercent: 100 },
  { hoursBefore: 24, refundPercent: 50 },
];
const strict = [{ hoursBefore: 168, refundPercent: 50 }];
const startsAtUtc = '2026-06-10T10:00:00.000Z';

/** Of a tour in Barcelona at noon of the 10th of June, read so many hours before. */
function linesOf(tiers: PolicyView['tiers'], hoursBefore: number, language: Language = 'en'): string[] {
  const t = translator(language, { of: (namespace) => messagesOf(language, namespace) }, 'book-tour');
  const tour = { policy: { key: 'moderate', tiers }, timeZone: 'Europe/Madrid', city: 'Barcelona' } as const;
  const now = Date.parse(startsAtUtc) - hoursBefore * 3_600_000;
  return refundLines(tour, { startsAtUtc }, { t, language, now }).map(({ text, tone }) => `${tone}: ${text}`);
}

describe('the refund terms of a chosen start', () => {
  test('list every refund with its deadline, on the clock of the place', () => {
    assert.deepEqual(linesOf(moderate, 100), [
      'good: Free cancellation until Sun, 7 Jun 2026, 12:00 (Barcelona time)',
      'plain: 50% refund until Tue, 9 Jun 2026, 12:00 (Barcelona time)',
      'plain: No refund after that.',
    ]);
  });

  test('say that cancelling is not free where the deadline has passed, and what is refunded until when', () => {
    assert.deepEqual(linesOf(moderate, 71), [
      'bad: No free cancellation for this start: 50% refund until Tue, 9 Jun 2026, 12:00 (Barcelona time)',
      'plain: No refund after that.',
    ]);
    assert.match(
      linesOf(moderate, 71, 'es')[0]!,
      /^bad: Esta salida ya no tiene cancelación gratuita: .+ 50\u00a0% .+ 12:00/,
    );
  });

  test('offer a refund up to its very deadline', () => {
    assert.match(linesOf(moderate, 72)[0]!, /^good: Free cancellation/);
    assert.match(linesOf(moderate, 24)[0]!, /50% refund/);
  });

  test('say that there is no refund once all deadlines have passed, or where there is none', () => {
    assert.deepEqual(linesOf(moderate, 23), ['bad: This start can no longer be cancelled for a refund.']);
    assert.deepEqual(linesOf(strict, 167), ['bad: This start can no longer be cancelled for a refund.']);
    assert.deepEqual(linesOf([], 500), ['bad: No refund if you cancel.']);
  });

  test('do not speak of free cancellation where there never was one', () => {
    assert.deepEqual(linesOf(strict, 169), [
      'plain: 50% refund until Wed, 3 Jun 2026, 12:00 (Barcelona time)',
      'plain: No refund after that.',
    ]);
  });
});
