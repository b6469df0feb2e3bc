import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type PastPrices, type PriceRule, priceOn } from '#kernel/prices/price-rules.ts';
import { referencePriceOf } from './reference-price.ts';

const [hour, day] = [3_600_000, 86_400_000];
const startsAt = new Date('2027-07-14T10:00:00Z');
const start = { startsAtLocal: '2027-07-14T10:00', startsAt };
const before = (days: number): Date => new Date(startsAt.getTime() - days * day);

const rule = (position: number, more: Partial<PriceRule>): PriceRule => ({
  unitId: null,
  position,
  seasonFrom: null,
  seasonTo: null,
  weekdays: null,
  startTimes: null,
  fromPeople: null,
  daysBefore: null,
  hoursBefore: null,
  priceMinor: null,
  percent: null,
  ...more,
});
const lastMinute = rule(0, { hoursBefore: 48, percent: -20 });
/** What an adult costs from so many days before the start on. */
const from = (days: number, adult: number, rules: PriceRule[] = [lastMinute]): PastPrices => ({
  from: before(days).toISOString(),
  units: { adult },
  rules,
});
type PriceQuery = { onSaleSince?: Date; people?: number; at?: Date };
const reference = (history: PastPrices[], { onSaleSince = before(200), people = 2, at = before(1) }: PriceQuery = {}) =>
  referencePriceOf('adult', { history, start, onSaleSince, people }, at);

describe('the reference price of a reduction', () => {
  test('is the lowest price of the 30 days before it began for the departure', () => {
    assert.equal(reference([from(100, 5000)]), 5000);
    // Raised a week before the last minute: the price before counts.
    assert.equal(reference([from(100, 4500), from(9, 5000)]), 4500);
    // Lower only before these 30 days.
    assert.equal(reference([from(100, 3000), from(33, 5000)]), 5000);
    assert.equal(reference([from(100, 4300), from(31.9, 5000)]), 4300);
    // In whatever order the entries come.
    assert.equal(reference([from(9, 5000), from(100, 4500)]), 4500);
  });

  test('does not exist outside the reduction, without 30 days of prices and of sale, and where it was not more', () => {
    const history = [from(100, 5000)];
    assert.equal(reference(history, { at: before(2.01) }), null);
    assert.equal(reference(history, { at: before(2) }), 5000);
    assert.equal(reference([from(31, 5000)]), null);
    assert.equal(reference([from(32, 5000)]), 5000);
    assert.equal(reference(history, { onSaleSince: before(31) }), null);
    assert.equal(reference([from(100, 3900), from(5, 5000)]), null, '5000 less 20 % is more than it was');
    assert.equal(reference([from(100, 5000, [rule(0, { hoursBefore: 48, percent: 20 })])]), null);
    const otherUnit: PastPrices = { ...from(100, 1), units: { child: 5000 } };
    assert.equal(reference([otherUnit, from(10, 5000)]), null, 'the unit was not sold');
    assert.equal(reference([]), null);
  });

  test('is of the party and the departure: seasons and tiers are no reductions', () => {
    const tier = rule(1, { fromPeople: 4, percent: -10 });
    const season = rule(2, { seasonFrom: '2027-07-01', seasonTo: '2027-07-31', percent: 20 });
    const history = [from(100, 5000, [lastMinute, tier, season])];
    assert.equal(reference(history, { people: 2 }), 6000);
    assert.equal(reference(history, { people: 4 }), 5400);
    assert.equal(reference(history, { people: 4, at: before(3) }), null);
  });

  test('counts from the first of reductions that go further and further down, and not across one that was lower', () => {
    const further = rule(1, { hoursBefore: 24, percent: -30 });
    assert.equal(reference([from(100, 5000, [lastMinute, further])], { at: before(0.5) }), 5000);
    const less = rule(1, { hoursBefore: 24, percent: -10 });
    assert.equal(reference([from(100, 5000, [lastMinute, less])], { at: before(0.5) }), null);
  });

  test('of an early price exists once it was announced for a departure that had been sold for 30 days', () => {
    const early = rule(0, { daysBefore: 30, percent: -10 });
    assert.equal(reference([from(100, 5000, [early])], { at: before(40) }), null);
    assert.equal(reference([from(100, 5000, []), from(50, 5000, [early])], { at: before(40) }), 5000);
  });

  test('is a price that was charged in these days, and more than the present one', () => {
    const rules = fc.subarray([
      lastMinute,
      rule(1, { hoursBefore: 240, percent: -5 }),
      rule(2, { daysBefore: 60, percent: -15 }),
    ]);
    const entry = fc.tuple(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 2000, max: 8000 }), rules);
    fc.assert(
      fc.property(
        fc.array(entry, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 100 }),
        (entries, lead) => {
          const history = entries.map(([days, minor, of]) => from(days, minor, of));
          const moment = new Date(before(lead).getTime() - hour / 2);
          const found = reference(history, { at: moment });
          if (found === null) return;
          const priceAt = (at: Date): number => {
            const { units, rules: then } = history
              .filter((one) => Date.parse(one.from) <= at.getTime())
              .toSorted((a, b) => a.from.localeCompare(b.from))
              .at(-1)!;
            return priceOn({ id: 'adult', priceMinor: units['adult']! }, { rules: then, start }, 2, at).priceMinor;
          };
          assert.ok(found > priceAt(moment));
          const prices = Array.from({ length: 24 * 130 }, (_, hours) => new Date(moment.getTime() - hours * hour))
            .filter((at) => history.some((one) => Date.parse(one.from) <= at.getTime()))
            .map(priceAt);
          assert.ok(prices.includes(found), `${found} was never prices`);
          // Of the days right before now, no price that was not a reduction of today's announcement is below it.
          assert.ok(prices.slice(0, 24 * 30).every((minor) => minor >= Math.min(found, priceAt(moment))));
        },
      ),
    );
  });
});
