import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type PriceRule, priceOn } from './price-rules.ts';

const adult = { id: 'adult', priceMinor: 5000 };
const hour = 3_600_000;

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

type Question = { at?: string; people?: number; hoursAhead?: number };

/** The price of one adult and why; by default on a Wednesday at ten, for two people, 20 days ahead. */
function ask(rules: PriceRule[], { at = '2027-07-14T10:00', people = 2, hoursAhead = 480 }: Question = {}) {
  const startsAt = new Date(`${at}:00Z`);
  const moment = new Date(startsAt.getTime() - hoursAhead * hour);
  return priceOn(adult, { rules, start: { startsAtLocal: at, startsAt } }, people, moment);
}
const price = (rules: PriceRule[], question?: Question) => ask(rules, question).priceMinor;
const reasons = (rules: PriceRule[], question?: Question) =>
  ask(rules, question).reasons.map(({ code, count }) => (count === undefined ? code : `${code} ${count}`));

const summer = { seasonFrom: '2027-06-15', seasonTo: '2027-09-15' };

describe('the price of a unit', () => {
  test('is its own without rules, and where none of them counts', () => {
    assert.deepEqual(ask([]), { priceMinor: 5000, reasons: [] });
    assert.deepEqual(ask([rule(0, { weekdays: [6, 7], percent: 20 })]), { priceMinor: 5000, reasons: [] });
    assert.equal(price([rule(0, { unitId: 'child', ...summer, priceMinor: 100 })]), 5000);
  });

  test('is another in a season, from its first to its last day by the clock of the place', () => {
    const rules = [rule(0, { ...summer, percent: 20 })];
    const on = (day: string) => price(rules, { at: `${day}T23:30` });
    assert.deepEqual(['2027-06-14', '2027-06-15', '2027-09-15', '2027-09-16'].map(on), [5000, 6000, 6000, 5000]);
    assert.deepEqual(reasons(rules), ['highSeason']);
    assert.deepEqual(reasons([rule(0, { ...summer, percent: -20 })]), ['lowSeason']);
  });

  test('is another on weekdays and at start times', () => {
    const weekend = [rule(0, { weekdays: [6, 7], percent: 10 })];
    assert.deepEqual([price(weekend), price(weekend, { at: '2027-07-17T10:00' })], [5000, 5500]);
    assert.deepEqual(reasons(weekend, { at: '2027-07-18T10:00' }), ['weekend']);
    const evening = [rule(0, { startTimes: ['19:30:00'], unitId: 'adult', priceMinor: 6500 })];
    assert.deepEqual([price(evening), price(evening, { at: '2027-07-14T19:30' })], [5000, 6500]);
    assert.deepEqual(reasons(evening, { at: '2027-07-14T19:30' }), ['startTime']);
  });

  test('takes the most specific rule: of the unit, then by more conditions, then by position', () => {
    const season = rule(0, { ...summer, percent: 20 });
    const seasonMornings = rule(1, { ...summer, startTimes: ['10:00'], percent: 10 });
    const ofAdults = rule(2, { unitId: 'adult', weekdays: [3], priceMinor: 4000 });
    assert.equal(price([season, seasonMornings]), 5500);
    assert.equal(price([season, seasonMornings, ofAdults]), 4000);
    assert.equal(price([season, rule(4, { ...summer, percent: 50 })]), 6000);
  });

  test('is lower for larger parties, by the largest number that is reached', () => {
    const tiers = [rule(0, { fromPeople: 4, percent: -10 }), rule(1, { fromPeople: 8, percent: -20 })];
    const of = (people: number) => price(tiers, { people });
    assert.deepEqual([3, 4, 7, 8, 20].map(of), [5000, 4500, 4500, 4000, 4000]);
    assert.deepEqual(reasons(tiers, { people: 9 }), ['people 8']);
  });

  test('is lower early and at the last minute, to the hour', () => {
    const rules = [rule(0, { daysBefore: 30, percent: -10 }), rule(1, { hoursBefore: 48, percent: -30 })];
    const at = (hoursAhead: number) => price(rules, { hoursAhead });
    assert.deepEqual([720, 719, 49, 48, 1].map(at), [4500, 5000, 5000, 3500, 3500]);
    assert.deepEqual(reasons(rules, { hoursAhead: 800 }), ['early 30']);
    assert.deepEqual(reasons(rules, { hoursAhead: 2 }), ['lastMinute 48']);
  });

  test('has a rule of each step, and is rounded once', () => {
    const rules = [
      rule(0, { ...summer, percent: 15 }),
      rule(1, { fromPeople: 2, percent: -5 }),
      rule(2, { daysBefore: 7, percent: -3 }),
    ];
    // 5000 × 1.15 × 0.95 × 0.97 = 5298.625
    assert.equal(price(rules), 5299);
    assert.deepEqual(reasons(rules), ['highSeason', 'people 2', 'early 7']);
  });

  test('is the fixed one of a later step, of which what came before says nothing', () => {
    const rules = [rule(0, { ...summer, percent: 20 }), rule(1, { unitId: 'adult', fromPeople: 2, priceMinor: 3000 })];
    assert.deepEqual([price(rules), reasons(rules)], [3000, ['people 2']]);
  });

  const conditions = fc.record({
    unitId: fc.constantFrom(null, 'adult', 'child'),
    seasonFrom: fc.constantFrom(null, '2027-06-15'),
    seasonTo: fc.constantFrom(null, '2027-07-14', '2027-12-31'),
    weekdays: fc.constantFrom(null, [3], [6, 7], [1, 2, 3, 4, 5, 6, 7]),
    startTimes: fc.constantFrom(null, ['10:00'], ['09:00', '18:30']),
    fromPeople: fc.constantFrom(null, null, 2, 6),
    daysBefore: fc.constantFrom(null, null, 7),
    percent: fc.integer({ min: -90, max: 100 }),
  });
  const someRules = fc.array(conditions, { maxLength: 8 }).map((all) => all.map((one, at) => rule(at, one)));
  const questions = fc.record({
    at: fc.constantFrom('2027-07-14T10:00', '2027-07-17T18:30', '2027-01-01T09:00'),
    people: fc.integer({ min: 1, max: 30 }),
    hoursAhead: fc.integer({ min: 0, max: 1000 }),
  });

  test('is the same however its rules are ordered, whole, and never negative', () => {
    fc.assert(
      fc.property(someRules, questions, fc.integer(), (rules, question, seed) => {
        const shuffled = rules.toSorted((a, b) => Math.sin(seed + a.position * 7) - Math.sin(seed + b.position * 7));
        const found = ask(rules, question);
        assert.deepEqual(ask(shuffled, question), found);
        assert.ok(Number.isSafeInteger(found.priceMinor) && found.priceMinor >= 0);
        assert.ok(found.reasons.length <= 3);
      }),
    );
  });
});
