import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { localDate } from '#kernel/dates.ts';
import { money } from '#kernel/money.ts';
import { instantOf, startAt } from '#kernel/zoned-time.ts';
import { findTransitions, wallTime } from '#test/zone-transitions.ts';
import {
  freeCancellationUntil,
  grantsFreeCancellation,
  type PolicyKey,
  policies,
  quoteRefund,
  refundPercent,
  type RefundTiers,
} from './cancellation-policy.ts';

const hourMs = 3600_000;
const start = new Date('2026-07-01T08:00:00Z');
const before = (hours: number, ms = 0) => new Date(start.getTime() - hours * hourMs + ms);

const key = fc.constantFrom(...(Object.keys(policies) as PolicyKey[]));
const tiersOfToday = key.map((one) => policies[one]);
const total = fc.integer({ min: 0, max: 100_000_000 });
const at = fc.integer({ min: -400 * hourMs, max: 48 * hourMs }).map((ms) => new Date(start.getTime() + ms));

describe('a refund', () => {
  test('is never more than was to be paid, and with what is kept makes the whole', () => {
    fc.assert(
      fc.property(tiersOfToday, at, total, (tiers, moment, minor) => {
        const { refund, retained } = quoteRefund(tiers, start, moment, money(minor, 'EUR'));
        assert.ok(refund.amountMinor >= 0 && retained.amountMinor >= 0);
        assert.equal(refund.amountMinor + retained.amountMinor, minor);
      }),
    );
  });

  test('never grows by waiting', () => {
    fc.assert(
      fc.property(tiersOfToday, at, at, total, (tiers, one, other, minor) => {
        const [earlier, later] = [one, other].sort((a, b) => a.getTime() - b.getTime()) as [Date, Date];
        const refundAt = (moment: Date) => quoteRefund(tiers, start, moment, money(minor, 'EUR')).refund.amountMinor;
        assert.ok(refundAt(earlier) >= refundAt(later));
      }),
    );
  });

  test('at the deadline itself is still the better one, a millisecond later it is not', () => {
    const percents = (tiers: RefundTiers, hours: number) => [
      refundPercent(tiers, start, before(hours)),
      refundPercent(tiers, start, before(hours, 1)),
    ];
    const tiers = [
      { hoursBefore: 72, refundPercent: 100 },
      { hoursBefore: 24, refundPercent: 60 },
    ];
    assert.deepEqual(percents(tiers, 72), [100, 60]);
    assert.deepEqual(percents(tiers, 24), [60, 0]);
    assert.deepEqual(percents([], 5000), [0, 0]);
  });

  test('of half an odd amount rounds up for the traveller', () => {
    const half = [{ hoursBefore: 168, refundPercent: 50 }];
    const { refund, retained } = quoteRefund(half, start, before(200), money(4999, 'EUR'));
    assert.deepEqual([refund.amountMinor, retained.amountMinor], [2500, 2499]);
  });
});

describe('free cancellation', () => {
  test('ends at the moment the refund stops being all', () => {
    fc.assert(
      fc.property(key, (policy) => {
        const tiers = policies[policy];
        const until = freeCancellationUntil(tiers, start);
        assert.equal(until !== undefined, grantsFreeCancellation(policy));
        if (!until) return;
        assert.equal(refundPercent(tiers, start, until), 100);
        assert.notEqual(refundPercent(tiers, start, new Date(until.getTime() + 1)), 100);
      }),
    );
  });

  test('counts real hours over a change of clocks: the local deadline shifts by one', () => {
    const localDeadline = (local: string) => {
      const until = freeCancellationUntil(
        [{ hoursBefore: 24, refundPercent: 100 }],
        instantOf(local, 'Europe/Madrid'),
      )!;
      return `${localDate(until, 'Europe/Madrid')} ${until.toLocaleTimeString('en-GB', { timeZone: 'Europe/Madrid', hour: '2-digit', minute: '2-digit' })}`;
    };
    assert.equal(localDeadline('2027-03-28T10:00'), '2027-03-27 09:00');
    assert.equal(localDeadline('2027-10-31T10:00'), '2027-10-30 11:00');
    assert.equal(localDeadline('2027-06-15T10:00'), '2027-06-14 10:00');
  });

  test('is the elapsed hours of its tier, over every change of clocks from 2026 to 2030', () => {
    for (const { timeZone, at, before } of findTransitions())
      for (const minutesLate of [1, 90, 23 * 60, 71 * 60]) {
        const { startsAt } = startAt(wallTime(at + minutesLate * 60_000, before), timeZone);
        for (const tiers of [policies.flexible, policies.moderate]) {
          const until = freeCancellationUntil(tiers, startsAt)!;
          assert.equal(startsAt.getTime() - until.getTime(), tiers[0]!.hoursBefore * 3600_000, timeZone);
          assert.equal(refundPercent(tiers, startsAt, until), 100);
          assert.ok(refundPercent(tiers, startsAt, new Date(until.getTime() + 1)) < 100);
        }
      }
  });
});
