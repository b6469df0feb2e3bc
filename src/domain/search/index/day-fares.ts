// What departures cost, each fare once: most tours have one price on all days.
import { type Fare, fareOn, type PriceRule, priceAt } from '#kernel/prices/price-rules.ts';
import { grow } from './structures/bitmap.ts';

/** `minor`: null where it depends on the party or on the moment of booking, which `fare` says. */
export type DayFare = {
  minor: number | null;
  fare: Fare | null;
  /** One price for all people of the party. */
  isGroup: boolean;
  /** From the end of booking to the start; negative where opening hours are sold after their opening. */
  cutOffMinutes: number;
};

export type Fares = {
  all: DayFare[];
  numbers: Map<string, number>;
  /** By number, the price that is the same for every party and at every moment; NaN where there is none. */
  constants: Float64Array;
};

export const newFares = (): Fares => ({ all: [], numbers: new Map(), constants: new Float64Array(0) });

/** The unit by which an option is searched, the adult or the private group, and when it has other prices. */
export type SoldUnit = {
  id: string;
  priceMinor: number;
  isGroup: boolean;
  cutOffMinutes: number;
  rules: readonly PriceRule[];
};

export function dayFareOf({ isGroup, cutOffMinutes, rules, ...unit }: SoldUnit, startsAtLocal: string): DayFare {
  const fare = fareOn(unit, rules, startsAtLocal);
  if (fare.party.length === 0 && fare.moment.length === 0)
    return { minor: priceAt(fare, 1, 0).priceMinor, fare: null, isGroup, cutOffMinutes: 0 };
  return { minor: null, fare, isGroup, cutOffMinutes };
}

/** Its number, the same for equal fares. */
export function addFare(fares: Fares, fare: DayFare): number {
  const { all, numbers } = fares;
  const key = JSON.stringify(fare);
  const known = numbers.get(key);
  if (known !== undefined) return known;
  const number = all.push(fare) - 1;
  numbers.set(key, number);
  fares.constants = grow(fares.constants, all.length);
  fares.constants[number] = fare.isGroup ? Number.NaN : (fare.minor ?? Number.NaN);
  return number;
}

/** Whether the first never costs more than the second, whoever books and when. At the last minute the one that leaves earlier may be
 *  cheaper at the same fare. */
export function isNoDearer({ all }: Fares, first: number, second: number): boolean {
  const [one, other] = [all[first]!, all[second]!];
  if (one === other) return one.minor !== null || one.fare!.moment.length === 0;
  return one.isGroup === other.isGroup && one.minor !== null && other.minor !== null && one.minor <= other.minor;
}

/** `untilClosingMs`: to the end of booking. The share of one in a private group is rounded up. */
export function pricePerPerson(fares: Fares, number: number, people: number, untilClosingMs: number): number {
  const price = priceOf(fares, number, people, untilClosingMs);
  return fares.all[number]!.isGroup ? Math.ceil(price / people) : price;
}

/** What a private group pays together; NaN where places are sold singly. */
export const groupPrice = (fares: Fares, number: number, people: number, untilClosingMs: number): number =>
  fares.all[number]!.isGroup ? priceOf(fares, number, people, untilClosingMs) : Number.NaN;

function priceOf({ all }: Fares, number: number, people: number, untilClosingMs: number): number {
  const { minor, fare, cutOffMinutes } = all[number]!;
  return minor ?? priceAt(fare!, people, untilClosingMs + cutOffMinutes * 60_000).priceMinor;
}
