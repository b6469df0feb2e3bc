// What departures cost, each fare once: most tours have one price on all days. A party pays for the cheapest of the tickets that it can
// take part with (kernel/prices/combinations.ts), which are found once for each fare and party, not for each departure.
import type { Party } from '#kernel/party.ts';
import { type Combination, combinationsFor, type CombinedUnit } from '#kernel/prices/combinations.ts';
import { type Fare, fareOn, type PriceRule, priceAt } from '#kernel/prices/price-rules.ts';
import { grow } from './structures/bitmap.ts';

export type DayFare = SimpleFare | FullFare;

/** Each adult and child has a ticket and a seat, at prices that are the same for every party and at every moment. */
type SimpleFare = { adultMinor: number; childMinor: number | null };

export type FullFare = {
  units: (CombinedUnit & { fare: Fare })[];
  leastUnits: number;
  mostUnits: number | null;
  /** From the end of booking to the start; negative where opening hours are sold after their opening. 0 where prices do not depend on it. */
  cutOffMinutes: number;
};

const isSimple = (fare: DayFare): fare is SimpleFare => 'adultMinor' in fare;

export type Fares = {
  all: DayFare[];
  numbers: Map<string, number>;
  /** By number, the prices of simple fares; NaN where there is none. */
  adults: Float64Array;
  children: Float64Array;
};

export const newFares = (): Fares => ({
  all: [],
  numbers: new Map(),
  adults: new Float64Array(0),
  children: new Float64Array(0),
});

/** The units by which an option is searched, and when they have other prices. */
export type SoldOption = Omit<FullFare, 'units'> & {
  units: (CombinedUnit & { id: string; priceMinor: number })[];
  rules: readonly PriceRule[];
};

export function dayFareOf({ units, rules, cutOffMinutes, ...limits }: SoldOption, startsAtLocal: string): DayFare {
  const fares = units.map(({ id, priceMinor, ...unit }) => ({
    ...unit,
    fare: fixed(fareOn({ id, priceMinor }, rules, startsAtLocal)),
  }));
  const full = { units: fares, ...limits };
  return (
    simple(full) ?? { ...full, cutOffMinutes: fares.some(({ fare }) => fare.moment.length > 0) ? cutOffMinutes : 0 }
  );
}

/** A fare that depends on neither the party nor the moment is its price. */
function fixed(fare: Fare): Fare {
  if (fare.party.length > 0 || fare.moment.length > 0) return fare;
  return { listMinor: priceAt(fare, 1, 0).priceMinor, base: [], party: [], moment: [] };
}

function simple({ units, leastUnits, mostUnits }: Omit<FullFare, 'cutOffMinutes'>): SimpleFare | null {
  const isPlain = units.every(
    ({ kind, least, most, fare }) =>
      (kind === 'adult' || kind === 'child') &&
      least === 1 &&
      most === null &&
      fare.party.length === 0 &&
      fare.moment.length === 0,
  );
  const minorOf = (name: string) => units.find(({ kind }) => kind === name)?.fare.listMinor ?? null;
  const adultMinor = minorOf('adult');
  return isPlain && adultMinor !== null && leastUnits === 1 && mostUnits === null
    ? { adultMinor, childMinor: minorOf('child') }
    : null;
}

/** Its number, the same for equal fares. */
export function addFare(fares: Fares, fare: DayFare): number {
  const { all, numbers } = fares;
  const key = JSON.stringify(fare);
  const known = numbers.get(key);
  if (known !== undefined) return known;
  const number = all.push(fare) - 1;
  numbers.set(key, number);
  fares.adults = grow(fares.adults, all.length);
  fares.children = grow(fares.children, all.length);
  fares.adults[number] = isSimple(fare) ? fare.adultMinor : Number.NaN;
  fares.children[number] = isSimple(fare) ? (fare.childMinor ?? Number.NaN) : Number.NaN;
  return number;
}

/** Whether the first never costs more than the second, for every party and time. At the last minute the one that leaves earlier may be
 *  cheaper at the same fare. */
export function isNoDearer({ all }: Fares, first: number, second: number): boolean {
  const [one, other] = [all[first]!, all[second]!];
  if (!isSimple(one)) return one === other && one.units.every(({ fare }) => fare.moment.length === 0);
  if (!isSimple(other) || one.adultMinor > other.adultMinor) return false;
  return other.childMinor === null || (one.childMinor !== null && one.childMinor <= other.childMinor);
}

/** A way to take part. `minor`: null where it depends on the moment. */
type Way = Combination<FullFare['units'][number]> & { minor: number | null };

/** What a party can buy, by number of the fare. */
export type PartyPrices = {
  people: number;
  /** For all of them; Infinity where it is not sold to them, or not in so many seats. `untilClosingMs`: to the end of booking. */
  total(number: number, room: number, untilClosingMs: number): number;
  /** Places are not sold singly, but to a private group. */
  isGroup(number: number): boolean;
};

// Most visitors search for one of few parties.
const partiesMax = 6;
const waysOfParties = new WeakMap<Fares, Map<string, (Way[] | undefined)[]>>();

export function pricesFor(fares: Fares, party: Party): PartyPrices {
  const { all, adults: ofAdults, children: ofChildren } = fares;
  const { adults, children } = party;
  const people = adults + children;
  const known = waysFor(fares, `${adults} ${children}`);
  const waysOf = (number: number): Way[] => (known[number] ??= waysIn(all[number] as FullFare, party));
  const full = (number: number, room: number, untilClosingMs: number): number => {
    let least = Infinity;
    for (const way of waysOf(number)) {
      if ((way.seats ?? people) > room) continue;
      least = Math.min(least, way.minor ?? minorOf(way, all[number] as FullFare, untilClosingMs));
    }
    return least;
  };
  return {
    people,
    total(number, room, untilClosingMs) {
      const adult = ofAdults[number]!;
      if (adult !== adult) return full(number, room, untilClosingMs);
      if (people > room) return Infinity;
      if (children === 0) return adults * adult;
      const child = ofChildren[number]!;
      return child === child ? adults * adult + children * child : Infinity;
    },
    isGroup: (number) => ofAdults[number] !== ofAdults[number] && waysOf(number)[0]?.seats === null,
  };
}

function waysFor(fares: Fares, party: string): (Way[] | undefined)[] {
  let parties = waysOfParties.get(fares);
  if (!parties) waysOfParties.set(fares, (parties = new Map()));
  const known = parties.get(party) ?? [];
  parties.delete(party);
  parties.set(party, known);
  if (parties.size > partiesMax) parties.delete(parties.keys().next().value!);
  return known;
}

function waysIn(fare: FullFare, party: Party): Way[] {
  const depends = fare.units.some((unit) => unit.fare.moment.length > 0);
  return combinationsFor(fare, party).map((way) => ({ ...way, minor: depends ? null : minorOf(way, fare, 0) }));
}

const minorOf = ({ chosen, people }: Omit<Way, 'minor'>, { cutOffMinutes }: FullFare, untilClosingMs: number): number =>
  chosen.reduce(
    (sum, { unit, quantity }) =>
      sum + quantity * priceAt(unit.fare, people, untilClosingMs + cutOffMinutes * 60_000).priceMinor,
    0,
  );
