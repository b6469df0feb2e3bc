import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { messagesOf } from '#platform/texts/texts.ts';
import { translator } from '#web/runtime/api/t.ts';
import { cancellationSentence } from './cancellation-sentence.ts';

const t = translator('en', { of: (namespace) => messagesOf('en', namespace) }, 'booking-list');
const tiers = {
  moderate: [
    { hoursBefore: 72, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 50 },
  ],
  strict: [{ hoursBefore: 168, refundPercent: 50 }],
  none: [],
};

/** For a tour at noon of the 10th of June, read so many hours before. */
function sentence(key: keyof typeof tiers, hoursBefore: number): string {
  const startsAtUtc = '2026-06-10T10:00:00.000Z';
  const now = Date.parse(startsAtUtc) - hoursBefore * 3_600_000;
  const policy = { key, tiers: tiers[key] } as Parameters<typeof cancellationSentence>[0]['policy'];
  return cancellationSentence(
    { policy, startsAtUtc, timeZone: 'Europe/Madrid', city: 'Barcelona' },
    { t, language: 'en', now },
  );
}

describe('what happens next says of cancelling', () => {
  test('until when it is free, and afterwards until when a part is refunded', () => {
    assert.match(sentence('moderate', 100), /^Free cancellation until .*7.* \(Barcelona time\)$/);
    assert.match(sentence('moderate', 48), /^50% refund until .*9.* \(Barcelona time\)$/);
  });

  test('that the time is over, once it is', () => {
    assert.equal(sentence('moderate', 3), 'The time for a free cancellation is over.');
    assert.equal(sentence('strict', 3), 'The time for a refund is over.');
  });

  test('that nothing is refunded only where nothing ever was', () => {
    assert.equal(sentence('none', 100), 'This tour is non-refundable.');
  });
});
