// What one unit costs: a pure function of its rules, the departure, the number of people and the moment of booking. The only
// place that reads rules; booking, availability and search call it. In this order:
//
//   1. base          the unit's price, or the most specific rule of season, weekdays and start times
//   2. party size    at most one rule that names a number of people
//   3. time booked   at most one rule that is early or last minute
//
// Of several rules of a step the first counts: one that was set in the calendar, the latest first; one of the unit before one of all units; the larger party, the later moment; more
// of season, weekdays and start times named; the lower position. A rule replaces the price so far or changes it by percent. The
// price of one is rounded once, at the end, halves up; a line is that times its quantity, so nothing is left over.
import { isoWeekday } from '#kernel/dates.ts';

/** Conditions that are null always hold; one of `priceMinor` and `percent` is set. The table `price_rules` refuses others. */
export type PriceRule = {
  /** Null: of all units of the option. */
  unitId: string | null;
  /** Below 0: set in the calendar, the latest lowest. */
  position: number;
  /** Local days of the start, inclusive. */
  seasonFrom: string | null;
  seasonTo: string | null;
  /** ISO 8601: 1 Monday to 7 Sunday. */
  weekdays: readonly number[] | null;
  /** Local, 'HH:MM' or with seconds. */
  startTimes: readonly string[] | null;
  /** At least so many people. */
  fromPeople: number | null;
  /** Booked at least so many times 24 hours before the start. */
  daysBefore: number | null;
  /** Booked at most so many hours before the start. */
  hoursBefore: number | null;
  priceMinor: number | null;
  percent: number | null;
};

/** What the units and rules of an option were from an instant on. */
export type PastPrices = { from: string; units: Readonly<Record<string, number>>; rules: readonly PriceRule[] };

export type Start = { startsAtLocal: string; startsAt: Date };

/** Why a price differs from the unit's. `count`: of people, days or hours. */
export type PriceReason = {
  code: 'highSeason' | 'lowSeason' | 'weekend' | 'weekday' | 'startTime' | 'people' | 'early' | 'lastMinute';
  count?: number;
};

export type UnitPrice = { priceMinor: number; reasons: PriceReason[] };

type Unit = { id: string; priceMinor: number };

/** What is known of a unit's price before the party and the moment of booking are: rules of the three steps, best first. */
export type Fare = Readonly<Record<Step, readonly PriceRule[]>> & { listMinor: number };

/** The price of one `unit` on the departure for a party of so many people that books at `moment`. */
export function priceOn(
  unit: Unit,
  { rules, start }: { rules: readonly PriceRule[]; start: Start },
  people: number,
  moment: Date,
): UnitPrice {
  if (rules.length === 0) return { priceMinor: unit.priceMinor, reasons: [] };
  return priceAt(fareOn(unit, rules, start.startsAtLocal), people, start.startsAt.getTime() - moment.getTime());
}

const hour = 3_600_000;

export type Step = 'base' | 'party' | 'moment';
export const steps: readonly Step[] = ['base', 'party', 'moment'];

export function stepOf({ fromPeople, daysBefore, hoursBefore }: PriceRule): Step {
  if (daysBefore !== null || hoursBefore !== null) return 'moment';
  return fromPeople === null ? 'base' : 'party';
}

/** The rules of the unit that count on a departure at this local time. */
export function fareOn({ id, priceMinor }: Unit, rules: readonly PriceRule[], startsAtLocal: string): Fare {
  const ofStart = rules.filter((rule) => (rule.unitId ?? id) === id && isOfStart(rule, startsAtLocal));
  const inOrder = ofStart.toSorted(compareRules);
  const of = (step: Step) => inOrder.filter((rule) => stepOf(rule) === step);
  return { listMinor: priceMinor, base: of('base').slice(0, 1), party: of('party'), moment: of('moment') };
}

/** `leadMs`: from the moment of booking to the start; negative once opening hours have opened. */
export function priceAt(fare: Fare, people: number, leadMs: number): UnitPrice {
  const applied = rulesAt(fare, people, leadMs);
  const percents = applied.flatMap(({ percent }) => percent ?? []);
  return {
    priceMinor: rounded(applied[0]?.priceMinor ?? fare.listMinor, percents),
    reasons: applied.map((rule) => reasonOf(rule, fare.listMinor)),
  };
}

/** The rules that make the price, in the order of the steps. */
export function rulesAt<Rule extends PriceRule>(
  fare: Readonly<Record<Step, readonly Rule[]>>,
  people: number,
  leadMs: number,
): Rule[] {
  const isMet = ({ fromPeople, daysBefore, hoursBefore }: Rule) =>
    people >= (fromPeople ?? 0) &&
    leadMs >= (daysBefore ?? -Infinity) * 24 * hour &&
    leadMs <= (hoursBefore ?? Infinity) * hour;
  const found = steps.flatMap((step) => fare[step].find(isMet) ?? []);
  // What comes before a fixed price says nothing of it.
  return found.slice(
    Math.max(
      0,
      found.findLastIndex(({ priceMinor }) => priceMinor !== null),
    ),
  );
}

function isOfStart({ seasonFrom, seasonTo, weekdays, startTimes }: PriceRule, startsAtLocal: string): boolean {
  const [day, time] = [startsAtLocal.slice(0, 10), startsAtLocal.slice(11, 16)];
  return (
    (seasonFrom ?? day) <= day &&
    day <= (seasonTo ?? day) &&
    (weekdays === null || weekdays.includes(isoWeekday(day))) &&
    (startTimes === null || startTimes.some((one) => one.slice(0, 5) === time))
  );
}

/** Of two rules of one step the one that counts first. */
export function compareRules(a: PriceRule, b: PriceRule): number {
  if (a.position < 0 || b.position < 0) return a.position - b.position;
  return (
    Number(b.unitId !== null) - Number(a.unitId !== null) ||
    lateness(b) - lateness(a) ||
    (b.fromPeople ?? 0) - (a.fromPeople ?? 0) ||
    namedConditions(b) - namedConditions(a) ||
    a.position - b.position
  );
}

/** Last minute before early; fewer hours before more, more days before fewer. */
const lateness = ({ hoursBefore, daysBefore }: PriceRule): number =>
  hoursBefore === null ? (daysBefore ?? 0) : 1_000_000 - hoursBefore;

const namedConditions = ({ seasonFrom, seasonTo, weekdays, startTimes }: PriceRule): number =>
  Number(seasonFrom !== null || seasonTo !== null) + Number(weekdays !== null) + Number(startTimes !== null);

/** In whole numbers: a hundredth part of a float would round some halves down. */
function rounded(minor: number, percents: readonly number[]): number {
  const [exact, parts] = percents.reduce(
    ([amount, whole], percent) => [amount * (100 + percent), whole * 100],
    [minor, 1],
  );
  const halfUp = exact! + parts! / 2;
  return parts === 1 ? minor : (halfUp - (halfUp % parts!)) / parts!;
}

function reasonOf(rule: PriceRule, listMinor: number): PriceReason {
  const { fromPeople, daysBefore, hoursBefore, seasonFrom, seasonTo, weekdays, priceMinor, percent } = rule;
  if (hoursBefore !== null) return { code: 'lastMinute', count: hoursBefore };
  if (daysBefore !== null) return { code: 'early', count: daysBefore };
  if (fromPeople !== null) return { code: 'people', count: fromPeople };
  if (seasonFrom !== null || seasonTo !== null) {
    const isHigher = percent === null ? priceMinor! > listMinor : percent > 0;
    return { code: isHigher ? 'highSeason' : 'lowSeason' };
  }
  if (weekdays === null) return { code: 'startTime' };
  return { code: weekdays.every((day) => day >= 5) && weekdays.includes(6) ? 'weekend' : 'weekday' };
}
