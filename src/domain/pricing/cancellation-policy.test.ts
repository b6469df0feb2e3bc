import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { localDate } from '#kernel/dates.ts';
import { money } from '#kernel/money.ts';
import { instantOf } from '#kernel/zoned-time.ts';
import {
  freeCancellationUntil,
  grantsFreeCancellation,
  type PolicyKey,
  policies,
  quoteRefund,
  refundPercent,
} from './cancellation-policy.ts';

const hourMs = 3600_000;
const start = new Date('2026-07-01T08:00:00Z');
const before = (hours: number, ms = 0) => new Date(start.getTime() - hours * hourMs + ms);

const key = fc.constantFrom(...(Object.keys(policies) as PolicyKey[]));
const total = fc.integer({ min: 0, max: 100_000_000 });
const at = fc.integer({ min: -400 * hourMs, max: 48 * hourMs }).map((ms) => new Date(start.getTime() + ms));

describe('a refund', () => {
  test('is never more than was to be paid, and with what is kept makes the whole', () => {
    fc.assert(
      fc.property(key, at, total, (policy, moment, minor) => {
        const { refund, kept } = quoteRefund(policy, start, moment, money(minor, 'EUR'));
        assert.ok(refund.amountMinor >= 0 && kept.amountMinor >= 0);
        assert.equal(refund.amountMinor + kept.amountMinor, minor);
      }),
    );
  });

  test('never grows by waiting', () => {
    fc.assert(
      fc.property(key, at, at, total, (policy, one, other, minor) => {
        const [earlier, later] = [one, other].sort((a, b) => a.getTime() - b.getTime()) as [Date, Date];
        const refundAt = (moment: Date) => quoteRefund(policy, start, moment, money(minor, 'EUR')).refund.amountMinor;
        assert.ok(refundAt(earlier) >= refundAt(later));
      }),
    );
  });

  test('at the deadline itself is still the better one, a millisecond later it is not', () => {
    const percents = (policy: PolicyKey, hours: number) => [
      refundPercent(policy, start, before(hours)),
      refundPercent(policy, start, before(hours, 1)),
    ];
    assert.deepEqual(percents('flexible', 24), [100, 0]);
    assert.deepEqual(percents('moderate', 72), [100, 50]);
    assert.deepEqual(percents('moderate', 24), [50, 0]);
    assert.deepEqual(percents('strict', 168), [50, 0]);
    assert.deepEqual(percents('fixed', 5000), [0, 0]);
  });

  test('of half an odd amount rounds up for the traveller', () => {
    const { refund, kept } = quoteRefund('strict', start, before(200), money(4999, 'EUR'));
    assert.deepEqual([refund.amountMinor, kept.amountMinor], [2500, 2499]);
  });
});

describe('free cancellation', () => {
  test('ends at the moment the refund stops being all', () => {
    fc.assert(
      fc.property(key, (policy) => {
        const until = freeCancellationUntil(policy, start);
        assert.equal(until !== undefined, grantsFreeCancellation(policy));
        if (!until) return;
        assert.equal(refundPercent(policy, start, until), 100);
        assert.notEqual(refundPercent(policy, start, new Date(until.getTime() + 1)), 100);
      }),
    );
  });

  test('is granted by two of the four policies', () => {
    assert.deepEqual((Object.keys(policies) as PolicyKey[]).filter(grantsFreeCancellation), ['flexible', 'moderate']);
  });

  test('counts real hours over a change of clocks: the local deadline shifts by one', () => {
    const localDeadline = (local: string) => {
      const until = freeCancellationUntil('flexible', instantOf(local, 'Europe/Madrid'))!;
      return `${localDate(until, 'Europe/Madrid')} ${until.toLocaleTimeString('en-GB', { timeZone: 'Europe/Madrid', hour: '2-digit', minute: '2-digit' })}`;
    };
    assert.equal(localDeadline('2027-03-28T10:00'), '2027-03-27 09:00');
    assert.equal(localDeadline('2027-10-31T10:00'), '2027-10-30 11:00');
    assert.equal(localDeadline('2027-06-15T10:00'), '2027-06-14 10:00');
  });
});
