import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type CalendarPrice,
  calendarOverlapsOf,
  examplePrices,
  isSameCondition,
  isWholeRule,
  overlapsOf,
} from './price-rules.ts';
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
    const step = 'base' as const;
    assert.deepEqual(overlapsOf([summer, weekend, party, early]), [{ step, number: 1, other: 2, winner: 1 }]);
    assert.deepEqual(overlapsOf([weekend, summerWeekend]), [{ step, number: 1, other: 2, winner: 2 }]);
    assert.deepEqual(overlapsOf([weekend, rule('f', { weekdays: [1], percent: 5 })]), []);
    const ofChildren = rule('g', { weekdays: [6], unit: 'child', percent: -50 });
    assert.deepEqual(overlapsOf([weekend, ofChildren]), [{ step, number: 1, other: 2, winner: 2 }]);
  });

  test('meet in the later steps, too: larger parties, and times of booking that are both early and late', () => {
    const [larger, earlier] = [rule('h', { fromPeople: 10, percent: -20 }), rule('i', { daysBefore: 60, percent: -9 })];
    const late = (hoursBefore: number) => rule(`j${hoursBefore}`, { hoursBefore, percent: -30 });
    assert.deepEqual(overlapsOf([early, party, larger, earlier]), [
      { step: 'party', number: 2, other: 3, winner: 3 },
      { step: 'moment', number: 1, other: 4, winner: 4 },
    ]);
    assert.deepEqual(overlapsOf([early, late(48)]), []);
    assert.deepEqual(overlapsOf([early, late(720)]), [{ step: 'moment', number: 1, other: 2, winner: 2 }]);
  });

  test('are beaten on days for which a price is set in the calendar, the latest first; parties and times still count', () => {
    const set = (position: number, part: Partial<CalendarPrice>): CalendarPrice => ({
      position,
      unit: 'adult',
      seasonFrom: '2027-07-03',
      seasonTo: '2027-07-04',
      weekdays: null,
      startTimes: null,
      priceMinor: 8000,
      percent: null,
      ...part,
    });
    const calendar = [set(-1, {}), set(-2, { seasonTo: '2027-07-03', priceMinor: 7000 })];
    const priceRules = [summer, weekend, party, rule('k', { weekdays: [1], percent: 5 })];
    const of = { unit: 'adult', seasonFrom: '2027-07-03', seasonTo: '2027-07-04', startTimes: null };
    const ofTen = { ...of, startTimes: ['10:00'] };
    const prices = [calendar[0]!, set(-3, {}), set(-4, { startTimes: ['10:00'] })];
    assert.deepEqual(calendarOverlapsOf(priceRules, prices), [
      { number: 1, ...of },
      { number: 1, ...ofTen },
      { number: 2, ...of },
      { number: 2, ...ofTen },
    ]);
    const option = { ...emptyOption('one'), units: [{ ...emptyUnit('adult'), priceMinor: 10_000 }], priceRules };
    const ask = (day: string) => {
      const [adult] = examplePrices(option, { day, time: '10:00', people: 6, daysBefore: 3 }, calendar);
      return [adult!.priceMinor, adult!.isOfCalendar, adult!.rules];
    };
    assert.deepEqual(ask('2027-07-03'), [6300, true, [3]]);
    assert.deepEqual(ask('2027-07-04'), [7200, true, [3]]);
    assert.deepEqual(ask('2027-07-06'), [10_800, false, [1, 3]]);
  });

  test('are the same where one can never count', () => {
    assert.ok(isSameCondition(weekend, { ...weekend, id: 'z', weekdays: [7, 6], percent: -40 }));
    assert.ok(!isSameCondition(weekend, { ...weekend, id: 'z', unit: 'adult' }));
  });
});
