import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { money } from '#kernel/money.ts';
import type { RefundTiers } from '#domain/pricing/cancellation-policy.ts';
import { chooseUnits } from '#domain/pricing/choose-units.ts';
import type { UnitForSale } from '#domain/pricing/party-prices.ts';
import { priceParty } from '#domain/pricing/price-party.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import { type BookingItem, itemsOf, linesWith, linesWithout, sumOf } from './booking-item.ts';
import { quoteItemsRefund } from './cancel-items.ts';

const unit = (kind: 'adult' | 'child' | 'infant' | 'family', priceMinor: number, size: [number, number, number]) => ({
  id: kind,
  kind,
  priceMinor,
  seats: size[0],
  adults: size[1],
  children: size[2],
  least: 1,
  most: null,
  labels: kind === 'family' ? { en: 'Family pass' } : null,
});

const priceUnits = (units: readonly UnitForSale[], chosen: { unitId: string; quantity: number }[]) =>
  priceParty(chooseUnits({ units, leastUnits: 1, mostUnits: null, rules: [] }, chosen, { adults: 5, children: 2 }), {
    rules: [],
    currency: 'EUR',
    start: { startsAtLocal: '2026-07-10T10:00', startsAt },
    moment: new Date(0),
  });

const startsAt = new Date('2026-07-10T08:00:00Z');
const tiers: RefundTiers = [
  { hoursBefore: 72, refundPercent: 100 },
  { hoursBefore: 24, refundPercent: 33 },
];

/** Prices that no percentage divides, a party, and the order and times in which some of its items are cancelled. */
const party = fc.record({
  prices: fc.tuple(...[1, 2, 3, 4].map(() => fc.integer({ min: 0, max: 99_999 }))),
  counts: fc.tuple(
    fc.integer({ min: 1, max: 8 }),
    fc.integer({ min: 0, max: 4 }),
    fc.integer({ min: 0, max: 2 }),
    fc.integer({ min: 0, max: 2 }),
  ),
  order: fc.infiniteStream(fc.nat()),
  hours: fc.infiniteStream(fc.integer({ min: 1, max: 100 })),
});

function bookingOf([adult, child, infant, family]: number[], counts: readonly number[]) {
  const units = [
    unit('adult', adult!, [1, 1, 0]),
    unit('child', child!, [1, 0, 1]),
    unit('infant', infant!, [0, 0, 1]),
    unit('family', family!, [4, 2, 2]),
  ];
  const chosen = units
    .map(({ id }, index) => ({ unitId: id, quantity: counts[index]! }))
    .filter((one) => one.quantity > 0);
  const priced = priceUnits(units, chosen);
  const items = itemsOf({ priced, units, currency: 'EUR', seats: priced.seats }).map((item): BookingItem => ({
    ...item,
    state: 'booked',
    cancelledAt: null,
    refundMinor: null,
  }));
  const booking = {
    ...priced.party,
    seats: priced.seats,
    lines: priced.lines,
    currency: 'EUR',
    totalMinor: priced.total.amountMinor,
    commissionMinor: Math.floor(priced.total.amountMinor * 0.15),
    itemsCancelled: 0,
    itemsKeptMinor: 0,
    startsAt,
    refundTiers: tiers,
  } as BookingRow;
  return { booking, items };
}

describe('the items of a booking', () => {
  test('add up to its seats, its party and its total, and split a line by largest remainder', () => {
    const { booking, items } = bookingOf([5000, 2500, 0, 12_000], [2, 1, 1, 1]);
    assert.deepEqual(
      items.map(({ position, kind, seats, priceMinor }) => [position, kind, seats, priceMinor]),
      [
        [1, 'adult', 1, 5000],
        [2, 'adult', 1, 5000],
        [3, 'child', 1, 2500],
        [4, 'infant', 0, 0],
        [5, 'family', 4, 12_000],
      ],
    );
    assert.deepEqual([sumOf(items, 'seats'), sumOf(items, 'adults'), sumOf(items, 'children')], [7, 4, 4]);
    const line = { ...booking.lines[0]!, quantity: 3, totalMinor: 10_000 };
    const priced = {
      lines: [line],
      total: money(10_000, 'EUR'),
      party: { adults: 3, children: 0 },
      seats: 3,
      seated: 3,
      takesAllSeats: false,
    };
    const units = [unit('adult', 5000, [1, 1, 0])];
    const split = itemsOf({ priced, units, currency: 'EUR', seats: 3 });
    assert.deepEqual(
      split.map(({ priceMinor }) => priceMinor),
      [3334, 3333, 3333],
    );
  });

  test('are one with all seats for a private group', () => {
    const units = [{ ...unit('adult', 30_000, [1, 1, 0]), id: 'group', kind: 'group' as const }];
    const priced = priceUnits(units, [{ unitId: 'group', quantity: 1 }]);
    const items = itemsOf({ priced, units, currency: 'EUR', seats: 12 });
    assert.deepEqual(
      items.map(({ seats, adults, children, priceMinor }) => [seats, adults, children, priceMinor]),
      [[12, 5, 2, 30_000]],
    );
  });

  test('cancelled in any order, at any time, refund what is not kept: seats, party, lines and sums stay exact', () => {
    fc.assert(
      fc.property(party, ({ prices, counts, order, hours }) => {
        const { booking: whole, items } = bookingOf(prices, counts);
        let booking = whole;
        let refunded = 0;
        const left = [...items];
        while (left.length > 1) {
          const count = Math.min(1 + (order.next().value % 3), left.length - 1);
          const chosen = left.splice(order.next().value % left.length, count);
          const at = new Date(startsAt.getTime() - hours.next().value * 3600_000);
          const quote = quoteItemsRefund('cancel_items', booking, chosen, at);
          refunded += quote.refund.amountMinor;
          assert.equal(quote.refund.amountMinor + quote.retained.amountMinor, sumOf(chosen, 'priceMinor'));
          const gone = linesWithout(booking.lines, chosen);
          assert.deepEqual(linesWith(gone, chosen).toSorted(byUnit), booking.lines.toSorted(byUnit));
          booking = { ...booking, ...quote.left };
          const live = items.filter((item) => left.includes(item));
          assert.deepEqual(
            [booking.seats, booking.adults, booking.children, booking.totalMinor - booking.itemsKeptMinor],
            [sumOf(live, 'seats'), sumOf(live, 'adults'), sumOf(live, 'children'), sumOf(live, 'priceMinor')],
          );
          assert.equal(
            booking.lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
            sumOf(live, 'priceMinor'),
          );
          assert.equal(refunded + booking.totalMinor, whole.totalMinor);
          assert.ok(booking.commissionMinor >= 0 && booking.commissionMinor <= booking.totalMinor);
        }
      }),
    );
  });
});

const byUnit = (one: { unitId: string }, other: { unitId: string }) => one.unitId.localeCompare(other.unitId);
