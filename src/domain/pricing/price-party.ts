// The price of a party as lines. A pure function, used for both the displayed quote and the booking.
import { invalid } from '#contract/domain-error.ts';
import { add, type Currency, money, type Money } from '#kernel/money.ts';
import { adultsMax, childrenMax, type Party, partySize } from '#kernel/party.ts';
import type { UnitChoice, UnitKind, UnitSize } from '#kernel/units.ts';

/** A name by language. */
export type Labels = Readonly<Record<string, string>>;

export type PricedUnit = UnitSize & {
  id: string;
  kind: UnitKind;
  priceMinor: number;
  /** Of this unit in one booking that has any; `most`: null for as many as the party may be. */
  least: number;
  most: number | null;
  /** Null where the text of the kind is the name. */
  labels: Labels | null;
};

/** What is sold: the units of an option, and how many of them one booking has in all. */
export type PricedOption = { units: readonly PricedUnit[]; leastUnits: number; mostUnits: number | null };

export type ChosenUnit = { unitId: string; quantity: number };

/** As it is stored with a booking; lines that were stored before units had sizes have no `people`. */
export type PriceLine = {
  unitId: string;
  kind: UnitKind;
  labels?: Labels;
  quantity: number;
  /** Whom one unit admits. */
  people?: number;
  unitPriceMinor: number;
  totalMinor: number;
};

export type PricedParty = {
  lines: PriceLine[];
  total: Money;
  party: Party;
  seats: number;
  /** A group books the whole departure with all its seats. */
  takesAllSeats: boolean;
};

type Chosen = { unit: PricedUnit; quantity: number };

/** Prices adults and children by an option's units. Refuses children if the option has no price for them (field `children`). */
export function priceParty(option: PricedOption, currency: Currency, party: Party): PricedParty {
  const group = option.units.find((unit) => unit.kind === 'group');
  if (group) return { ...priced([{ unit: group, quantity: 1 }], currency), party };
  const adult = option.units.find((unit) => unit.kind === 'adult');
  const child = option.units.find((unit) => unit.kind === 'child');
  if (!adult) throw invalid('adults', 'not_sold');
  if (party.children > 0 && !child) throw invalid('children', 'not_sold');
  checkCount(party.adults, adult, 'adults');
  const chosen = [{ unit: adult, quantity: party.adults }];
  if (child && party.children > 0) {
    checkCount(party.children, child, 'children');
    chosen.push({ unit: child, quantity: party.children });
  }
  checkCount(partySize(party), inAll(option), 'adults');
  return priced(chosen, currency);
}

/** Prices individually chosen units. Refuses units of another option, and what the party, the units or the option do not
 *  allow (field `units`). */
export function priceUnits(option: PricedOption, currency: Currency, chosen: readonly ChosenUnit[]): PricedParty {
  const found = chosen.map(({ unitId, quantity }) => {
    const unit = option.units.find((one) => one.id === unitId);
    if (!unit) throw invalid('units', 'unknown_value');
    return { unit, quantity };
  });
  if (new Set(chosen.map((one) => one.unitId)).size < chosen.length) throw invalid('units', 'contradiction');
  return priceChosen(option, currency, found);
}

/** Prices units that are named by their kind, of which an option has at most one. Refuses what it does not sell. */
export function priceKinds(option: PricedOption, currency: Currency, chosen: readonly UnitChoice[]): PricedParty {
  const found = chosen.map(({ kind, quantity }) => {
    const unit = option.units.find((one) => one.kind === kind);
    if (!unit) throw invalid('units', 'not_sold');
    return { unit, quantity };
  });
  return priceChosen(option, currency, found);
}

function priceChosen(option: PricedOption, currency: Currency, chosen: readonly Chosen[]): PricedParty {
  const isGroup = chosen.some(({ unit }) => unit.kind === 'group');
  if (isGroup && (chosen.length > 1 || chosen[0]!.quantity > 1)) throw invalid('units', 'contradiction');
  const result = priced(chosen, currency);
  checkParty(result.party);
  for (const { unit, quantity } of chosen) checkCount(quantity, unit, 'units');
  if (!isGroup)
    checkCount(
      sumOf(chosen, () => 1),
      inAll(option),
      'units',
    );
  return result;
}

/** The same limits as for `adults` and `children`, for a party given as units. */
function checkParty({ adults, children }: Party): void {
  // Children cannot travel alone, and where they are free they could be booked without payment.
  if (adults === 0) throw invalid('units', 'needs_adult');
  if (adults > adultsMax) throw invalid('units', 'too_big', { maximum: adultsMax });
  if (children > childrenMax) throw invalid('units', 'too_big', { maximum: childrenMax });
}

type Limits = { least: number; most: number | null };

const inAll = ({ leastUnits, mostUnits }: PricedOption): Limits => ({ least: leastUnits, most: mostUnits });

function checkCount(count: number, { least, most }: Limits, field: 'units' | 'adults' | 'children'): void {
  if (count < least) throw invalid(field, 'too_small', { minimum: least });
  if (most !== null && count > most) throw invalid(field, 'too_big', { maximum: most });
}

function priced(chosen: readonly Chosen[], currency: Currency): PricedParty {
  const lines = chosen.map(lineOf);
  return {
    lines,
    total: lines.reduce((sum, one) => add(sum, money(one.totalMinor, currency)), money(0, currency)),
    party: { adults: sumOf(chosen, ({ adults }) => adults), children: sumOf(chosen, ({ children }) => children) },
    seats: sumOf(chosen, ({ seats }) => seats),
    takesAllSeats: chosen.some(({ unit }) => unit.kind === 'group'),
  };
}

function lineOf({ unit, quantity }: Chosen): PriceLine {
  return {
    unitId: unit.id,
    kind: unit.kind,
    ...(unit.labels && { labels: unit.labels }),
    quantity,
    people: partySize(unit),
    unitPriceMinor: unit.priceMinor,
    totalMinor: unit.priceMinor * quantity,
  };
}

function sumOf(chosen: readonly Chosen[], each: (unit: PricedUnit) => number): number {
  return chosen.reduce((sum, { unit, quantity }) => sum + each(unit) * quantity, 0);
}

/** The number of seats that the party takes. */
export function seatsFor({ takesAllSeats, seats }: PricedParty, capacity: number): number {
  return takesAllSeats ? capacity : seats;
}

/** Whether a departure of this capacity could take the party. A group takes all seats, but has at most as many people. */
export function fitsIn({ takesAllSeats, seats, party }: PricedParty, capacity: number): boolean {
  return (takesAllSeats ? partySize(party) : seats) <= capacity;
}
