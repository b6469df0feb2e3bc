import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { examplePrices, isSameCondition, isWholeRule, overlapsOf } from './price-rules.ts';
import { emptyOption, emptyPriceRule, emptyUnit, type TourPriceRule } from './tour-document.ts';

const rule = (id: string, part: Partial<TourPriceRule>): TourPriceRule => ({ ...emptyPriceRule(id), ...part });
const summer = rule('a', { seasonFrom: '2027-06-01', seasonTo: '2027-08-31', percent: 20 });
const weekend = rule('b', { weekdays: [6, 7], percent: 10 });
const party = rule('c', { fromPeople: 6, percent: -10 });
const early = rule('d', { daysBefore: 30, percent: -5 });

describe('price rules that are being written', () => {
  test('are finished with a condition and an effect', () => {
    assert.equal(isWholeRule(emptyPriceRule('x')), false);
    assert.equal(isWholeRule(rule('x', { percent: 10 })), false);
    assert.equal(isWholeRule(rule('x', { weekdays: [6] })), false);
    assert.equal(isWholeRule(rule('x', { weekdays: [6], priceMinor: 100 })), false, 'a fixed price is of one unit');
    assert.ok([summer, weekend, party, early].every(isWholeRule));
  });

  test('say what a date and party would pay and which rules decide, in the order in which they count', () => {
    const option = {
      ...emptyOption('one'),
      units: [{ ...emptyUnit('adult'), priceMinor: 10_000 }],
      priceRules: [early, party, weekend, summer, emptyPriceRule('unfinished')],
    };
    const ask = (day: string, people: number, daysBefore: number) => {
      const [adult] = examplePrices(option, { day, time: '10:00', people, daysBefore });
      return [adult!.priceMinor, adult!.rules];
    };
    assert.deepEqual(ask('2027-05-03', 2, 3), [10_000, []]);
    assert.deepEqual(ask('2027-05-08', 2, 3), [11_000, [3]]);
    assert.deepEqual(ask('2027-07-03', 2, 3), [11_000, [3]], 'of two that say equally much the first');
    assert.deepEqual(ask('2027-07-05', 6, 40), [10_260, [4, 2, 1]]);
  });

  test('meet where days, starts and units have something in common, and the one that says more counts', () => {
    const summerWeekend = rule('e', { seasonFrom: '2027-07-01', seasonTo: '2027-07-31', weekdays: [6], percent: 30 });
    assert.deepEqual(overlapsOf([summer, weekend, party, early]), [{ number: 1, other: 2, winner: 1 }]);
    assert.deepEqual(overlapsOf([weekend, summerWeekend]), [{ number: 1, other: 2, winner: 2 }]);
    assert.deepEqual(overlapsOf([weekend, rule('f', { weekdays: [1], percent: 5 })]), []);
    const ofChildren = rule('g', { weekdays: [6], unit: 'child', percent: -50 });
    assert.deepEqual(overlapsOf([weekend, ofChildren]), [{ number: 1, other: 2, winner: 2 }]);
  });

  test('are the same where one can never count', () => {
    assert.ok(isSameCondition(weekend, { ...weekend, id: 'z', weekdays: [7, 6], percent: -40 }));
    assert.ok(!isSameCondition(weekend, { ...weekend, id: 'z', unit: 'adult' }));
  });
});
