// Price rules as a supplier writes them: which are finished, which get in each other's way, and what a chosen date and party would pay.
import { addDays, isoWeekday } from '#kernel/dates.ts';
import {
  compareRules,
  fareOn,
  priceAt,
  type PriceRule,
  rulesAt,
  type Step,
  stepOf,
  steps,
} from '#kernel/prices/price-rules.ts';
import type { TourOption, TourPriceRule } from './tour-document.ts';
import type { UnitKind } from '#kernel/units.ts';

type Rule = PriceRule & { number: number };

/** A price that was set in the calendar: it comes before the rules of the document for its days, the latest first (the lowest position). */
export type CalendarPrice = Pick<TourPriceRule, 'unit' | 'priceMinor' | 'percent'> & {
  position: number;
  seasonFrom: string;
  seasonTo: string;
  weekdays: number[] | null;
  startTimes: string[] | null;
};

const ofCalendar = ({ unit, weekdays, ...price }: CalendarPrice): Rule => ({
  ...price,
  weekdays: weekdays ?? weekdaysIn(price),
  unitId: unit,
  fromPeople: null,
  daysBefore: null,
  hoursBefore: null,
  number: 0,
});

/** Of fewer days than a week which weekdays they are; null for all. */
function weekdaysIn({ seasonFrom, seasonTo }: Pick<CalendarPrice, 'seasonFrom' | 'seasonTo'>): number[] | null {
  const days = [0, 1, 2, 3, 4, 5, 6].map((more) => addDays(seasonFrom, more)).filter((day) => day <= seasonTo);
  return days.length < 7 ? days.map(isoWeekday) : null;
}

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

export type Overlap = { step: Step; number: number; other: number; winner: number };

/** Rules, counted from 1, of which only one counts where both do, and which that is, in the order in which the steps count: on some days and
 *  starts, for larger parties, at some times of booking. */
export function overlapsOf(rules: readonly TourPriceRule[]): Overlap[] {
  const whole = rules.map(ruleOf).filter((_, at) => isWholeRule(rules[at]!));
  const found = whole.flatMap((one, at) =>
    whole.slice(at + 1).flatMap((other) => {
      if (stepOf(one) !== stepOf(other) || !meet(one, other)) return [];
      const winner = compareRules(one, other) < 0 ? one.number : other.number;
      return [{ step: stepOf(one), number: one.number, other: other.number, winner }];
    }),
  );
  return steps.flatMap((step) => found.filter((one) => one.step === step));
}

/** A price of the calendar that comes before a rule of the document, with the number of the rule. */
export type CalendarOverlap = Pick<CalendarPrice, 'unit' | 'seasonFrom' | 'seasonTo' | 'startTimes'> & {
  number: number;
};

/** In the order of the rules, and of one rule by date. What was set more than once for the same days, starts and ticket is one. */
export function calendarOverlapsOf(
  rules: readonly TourPriceRule[],
  prices: readonly CalendarPrice[],
): CalendarOverlap[] {
  const base = rules.map(ruleOf).filter((rule, at) => isWholeRule(rules[at]!) && stepOf(rule) === 'base');
  const inOrder = prices.toSorted((a, b) => a.seasonFrom.localeCompare(b.seasonFrom));
  return base.flatMap((rule) => {
    const { number } = rule;
    const met = inOrder
      .filter((price) => meet(ofCalendar(price), rule))
      .map(({ unit, seasonFrom, seasonTo, startTimes }) => ({ number, unit, seasonFrom, seasonTo, startTimes }));
    return [...new Map(met.map((one) => [JSON.stringify(one), one])).values()];
  });
}

function meet(one: Rule, other: Rule): boolean {
  const share = <Value>(a: readonly Value[] | null, b: readonly Value[] | null) =>
    a === null || b === null || a.some((value) => b.includes(value));
  return (
    (one.unitId === null || other.unitId === null || one.unitId === other.unitId) &&
    (one.seasonFrom ?? '') <= (other.seasonTo ?? '9') &&
    (other.seasonFrom ?? '') <= (one.seasonTo ?? '9') &&
    share(one.weekdays, other.weekdays) &&
    share(one.startTimes, other.startTimes) &&
    isAtOnce(one, other) &&
    isAtOnce(other, one)
  );
}

/** Whether an early rule still counts when a last minute rule begins to. */
const isAtOnce = ({ daysBefore }: Rule, { hoursBefore }: Rule): boolean =>
  (daysBefore ?? 0) * 24 <= (hoursBefore ?? Infinity);

export type PriceExample = { day: string; time: string; people: number; daysBefore: number };
/** `rules`: those that make it, counted from 1, in the order in which they count; before them a price of the calendar. `people`: who take a
 *  seat. */
export type ExamplePrice = {
  unit: UnitKind;
  listMinor: number;
  priceMinor: number;
  isOfCalendar: boolean;
  rules: number[];
};

/** What each unit with a price would cost, booked so many days before. */
export function examplePrices(
  option: TourOption,
  { day, time, people, daysBefore }: PriceExample,
  calendar: readonly CalendarPrice[] = [],
): ExamplePrice[] {
  const written = option.priceRules.map(ruleOf).filter((_, at) => isWholeRule(option.priceRules[at]!));
  const rules = [...written, ...calendar.map(ofCalendar)];
  return option.units.flatMap(({ kind, priceMinor: listMinor }) => {
    if (listMinor === null) return [];
    const fare = fareOn({ id: kind, priceMinor: listMinor }, rules, `${day}T${time}`);
    const leadMs = daysBefore * 86_400_000;
    const { priceMinor } = priceAt(fare, people, leadMs);
    const numbers = rulesAt(fare, people, leadMs).map((rule) => (rule as Rule).number);
    return [
      {
        unit: kind,
        listMinor,
        priceMinor,
        isOfCalendar: numbers.includes(0),
        rules: numbers.filter((number) => number > 0),
      },
    ];
  });
}
