// Price rules as a supplier writes them: which are finished, which get in each other's way, and what a chosen date and party would pay.
import { compareRules, fareOn, priceAt, type PriceRule, rulesAt, stepOf } from '../prices/price-rules.ts';
import type { TourOption, TourPriceRule } from './tour-document.ts';
import type { UnitKind } from '../units.ts';

type Rule = PriceRule & { number: number };

/** The rule in the form that prices are computed with; units are named by their kind. */
const ruleOf = ({ id: _id, unit, weekdays, startTimes, ...rule }: TourPriceRule, position: number): Rule => ({
  ...rule,
  unitId: unit,
  position,
  weekdays: weekdays.length > 0 ? weekdays : null,
  startTimes: startTimes.length > 0 ? startTimes : null,
  number: position + 1,
});

/** It counts on some days, starts or times of booking. */
export const isOfDay = ({
  weekdays,
  startTimes,
  seasonFrom,
  seasonTo,
  daysBefore,
  hoursBefore,
}: TourPriceRule): boolean =>
  weekdays.length > 0 ||
  startTimes.length > 0 ||
  [seasonFrom, seasonTo, daysBefore, hoursBefore].some((one) => one !== null);

const hasCondition = (rule: TourPriceRule): boolean => isOfDay(rule) || rule.fromPeople !== null;

/** It says when it counts, and what it does. */
export const isWholeRule = (rule: TourPriceRule): boolean =>
  hasCondition(rule) && (rule.percent !== null || (rule.priceMinor !== null && rule.unit !== null));

/** Whether it counts exactly when another does, so that one of the two never counts. */
export function isSameCondition(one: TourPriceRule, other: TourPriceRule): boolean {
  const conditions = ({ id: _id, priceMinor: _p, percent: _c, weekdays, startTimes, ...rule }: TourPriceRule) =>
    JSON.stringify([Object.entries(rule).sort(), [...weekdays].sort(), [...startTimes].sort()]);
  return conditions(one) === conditions(other);
}

export type Overlap = { number: number; other: number; winner: number };

/** Rules, counted from 1, that meet on some days and starts, and which of the two counts there. Of party sizes and times of booking the
 *  narrower is meant to win. */
export function overlapsOf(rules: readonly TourPriceRule[]): Overlap[] {
  const whole = rules.map(ruleOf).filter((_, at) => isWholeRule(rules[at]!));
  return whole.flatMap((one, at) =>
    whole.slice(at + 1).flatMap((other) => {
      if (stepOf(one) !== 'base' || stepOf(other) !== 'base' || !meet(one, other)) return [];
      return [
        { number: one.number, other: other.number, winner: compareRules(one, other) < 0 ? one.number : other.number },
      ];
    }),
  );
}

function meet(one: Rule, other: Rule): boolean {
  const share = <Value>(a: readonly Value[] | null, b: readonly Value[] | null) =>
    a === null || b === null || a.some((value) => b.includes(value));
  return (
    (one.unitId === null || other.unitId === null || one.unitId === other.unitId) &&
    (one.seasonFrom ?? '') <= (other.seasonTo ?? '9') &&
    (other.seasonFrom ?? '') <= (one.seasonTo ?? '9') &&
    share(one.weekdays, other.weekdays) &&
    share(one.startTimes, other.startTimes)
  );
}

export type PriceExample = { day: string; time: string; people: number; daysBefore: number };
/** `rules`: those that make it, counted from 1, in the order in which they count. */
export type ExamplePrice = { unit: UnitKind; listMinor: number; priceMinor: number; rules: number[] };

/** What each unit with a price would cost, booked so many days before. */
export function examplePrices(option: TourOption, { day, time, people, daysBefore }: PriceExample): ExamplePrice[] {
  const rules = option.priceRules.map(ruleOf).filter((_, at) => isWholeRule(option.priceRules[at]!));
  return option.units.flatMap(({ kind, priceMinor: listMinor }) => {
    if (listMinor === null) return [];
    const fare = fareOn({ id: kind, priceMinor: listMinor }, rules, `${day}T${time}`);
    const leadMs = daysBefore * 86_400_000;
    const { priceMinor } = priceAt(fare, people, leadMs);
    return [
      { unit: kind, listMinor, priceMinor, rules: rulesAt(fare, people, leadMs).map((rule) => (rule as Rule).number) },
    ];
  });
}
