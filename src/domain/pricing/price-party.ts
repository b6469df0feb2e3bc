// Whom an option is sold to, and the price of a party as lines. Pure functions, used for the displayed quote, for every departure of a
// calendar and for the booking.
import { type DomainError, invalid } from '#contract/domain-error.ts';
import { add, type Currency, money, type Money } from '#kernel/money.ts';
import { adultsMax, childrenMax, type Party, partySize } from '#kernel/party.ts';
import { combinationsFor } from '#kernel/prices/combinations.ts';
import { type LineKind, seatedBy, type UnitChoice, type UnitKind, type UnitSize } from '#kernel/units.ts';
import {
  type PastPrices,
  priceOn,
  type PriceReason,
  type PriceRule,
  type Start,
  type UnitPrice,
} from '#kernel/prices/price-rules.ts';

/** A name by language. */
export type Labels = Readonly<Record<string, string>>;

export type PricedUnit = UnitSize & {
  id: string;
  kind: UnitKind;
  priceMinor: number;
  /** The minimum of this unit in a booking that has any, and the maximum: null for as many as the party may be. */
  least: number;
  most: number | null;
  /** Null where the text of the kind is the name. */
  labels: Labels | null;
};

/** What is sold beside the units. */
export type Extra = {
  id: string;
  /** 'person': at most one for each person of the party. */
  per: 'person' | 'booking';
  priceMinor: number;
  /** In one booking that has any; `most`: null for as many as the party, or as `extrasMax`. */
  least: number;
  most: number | null;
  /** How many there are for each departure; null for no limit. */
  stock: number | null;
  labels: Labels;
  notes: Labels | null;
};

/** What is sold: the units of an option, how many of them one booking has in all, and when they have other prices. */
export type PricedOption = {
  units: readonly PricedUnit[];
  leastUnits: number;
  mostUnits: number | null;
  rules: readonly PriceRule[];
  /** What it cost before; only of an option with early or last minute prices. */
  history?: readonly PastPrices[] | null;
  extras?: readonly Extra[];
};

export type ChosenUnit = { unitId: string; quantity: number };

/** A line of a price, as it is stored with a booking; lines that were stored before units had sizes have no `people`. */
export type PriceLine = {
  /** The id of the unit or of the extra. */
  unitId: string;
  kind: LineKind;
  labels?: Labels;
  quantity: number;
  /** How many people one unit admits. */
  people?: number;
  unitPriceMinor: number;
  totalMinor: number;
  /** Why it is not the unit's usual price. */
  reasons?: PriceReason[];
  /** Of a reduction: the lowest price of one in the 30 days before it. */
  referenceMinor?: number;
  /** Only for an extra. */
  per?: Extra['per'];
};

/** Units that an option sells to a party. */
export type ChosenParty = {
  chosen: readonly Chosen[];
  party: Party;
  seats: number;
  /** Who counts for prices by party size: everybody with a seat, in a private group everybody. */
  seated: number;
  /** A group books the whole departure with all its seats. */
  takesAllSeats: boolean;
  /** The chosen extras as lines: their price depends on nothing else. */
  extras?: readonly PriceLine[];
};

export type PricedParty = Omit<ChosenParty, 'chosen' | 'extras'> & { lines: PriceLine[]; total: Money };

type Chosen = { unit: PricedUnit; quantity: number };

type PricingInput = { rules: readonly PriceRule[]; currency: Currency; start: Start; moment: Date };

/** The price of chosen units on a departure, when it is booked at `moment`. */
export function priceParty(
  { chosen, extras = [], ...sold }: ChosenParty,
  { rules, currency, start, moment }: PricingInput,
): PricedParty {
  const lines = chosen.map((one) => lineOf(one, priceOn(one.unit, { rules, start }, sold.seated, moment)));
  return withLines({ ...sold, lines: [], total: money(0, currency) }, [...lines, ...extras]);
}

/** The lowest price of several choices on a departure, among those that its free seats are enough for, if there are any. At the same
 *  price the first. */
export function priceCheapest(choices: readonly ChosenParty[], pricing: PricingInput, seatsFree: number): PricedParty {
  const fitting = choices.filter((one) => one.takesAllSeats || one.seats <= seatsFree);
  const priced = (fitting.length > 0 ? fitting : choices).map((one) => priceParty(one, pricing));
  return priced.reduce((least, one) => (one.total.amountMinor < least.total.amountMinor ? one : least));
}

/** The price with further lines. */
export function withLines(priced: PricedParty, more: readonly PriceLine[]): PricedParty {
  const { currency } = priced.total;
  const total = more.reduce((sum, one) => add(sum, money(one.totalMinor, currency)), priced.total);
  return { ...priced, lines: [...priced.lines, ...more], total };
}

/** By which units of an option adults and children can take part: at least one way, the usual one first. Refuses a party that it is not
 *  sold to: children if it has no price for them (field `children`), others on the field that is too small or too big. */
export function choicesFor(option: PricedOption, party: Party): ChosenParty[] {
  const combinations = combinationsFor(option, party);
  if (combinations.length === 0) throw refusalOf(option, party);
  return combinations.map(({ chosen }) => {
    const size = sizeOf(chosen);
    return size.takesAllSeats ? { ...size, party, seated: partySize(party) } : size;
  });
}

function refusalOf(option: PricedOption, party: Party): DomainError {
  const [adult, child] = (['adult', 'child'] as const).map((kind) => option.units.find((unit) => unit.kind === kind));
  if (!adult) return invalid('adults', 'not_sold');
  if (party.children > 0 && !child) return invalid('children', 'not_sold');
  return (
    countRefusal(party.adults, adult, 'adults') ??
    (child && party.children > 0 ? countRefusal(party.children, child, 'children') : undefined) ??
    countRefusal(partySize(party), unitLimits(option), 'adults') ??
    invalid('adults', 'not_sold')
  );
}

/** Individually chosen units. Refuses units of another option, and what the party, the units or the option do not
 *  allow (field `units`). `people`: those of a private group, which its unit does not tell (field `adults` if they are missing). */
export function chooseUnits(option: PricedOption, chosen: readonly ChosenUnit[], people?: Party): ChosenParty {
  const found = chosen.map(({ unitId, quantity }) => {
    const unit = option.units.find((one) => one.id === unitId);
    if (!unit) throw invalid('units', 'unknown_value');
    return { unit, quantity };
  });
  if (new Set(chosen.map((one) => one.unitId)).size < chosen.length) throw invalid('units', 'contradiction');
  return checked(option, found, people);
}

/** Units that are named by their kind, of which an option has at most one. Refuses what it does not sell. */
export function chooseKinds(option: PricedOption, chosen: readonly UnitChoice[], people?: Party): ChosenParty {
  const found = chosen.map(({ kind, quantity }) => {
    const unit = option.units.find((one) => one.kind === kind);
    if (!unit) throw invalid('units', 'not_sold');
    return { unit, quantity };
  });
  return checked(option, found, people);
}

function checked(option: PricedOption, chosen: readonly Chosen[], people: Party | undefined): ChosenParty {
  const isGroup = chosen.some(({ unit }) => unit.kind === 'group');
  if (isGroup && (chosen.length > 1 || chosen[0]!.quantity > 1)) throw invalid('units', 'contradiction');
  if (isGroup && !people) throw invalid('adults', 'required');
  const result = isGroup ? { ...sizeOf(chosen), party: people!, seated: partySize(people!) } : sizeOf(chosen);
  checkParty(result.party);
  for (const { unit, quantity } of chosen) checkCount(quantity, unit, 'units');
  const count = sumOf(chosen, () => 1);
  if (!isGroup) checkCount(count, unitLimits(option), 'units');
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

type CountField = 'units' | 'adults' | 'children';

/** Of all units of a booking together. */
const unitLimits = ({ leastUnits, mostUnits }: PricedOption): Limits => ({ least: leastUnits, most: mostUnits });

function checkCount(count: number, limits: Limits, field: CountField): void {
  const refusal = countRefusal(count, limits, field);
  if (refusal) throw refusal;
}

function countRefusal(count: number, { least, most }: Limits, field: CountField): DomainError | undefined {
  if (count < least) return invalid(field, 'too_small', { minimum: least });
  return most !== null && count > most ? invalid(field, 'too_big', { maximum: most }) : undefined;
}

/** What chosen units are together, whatever their limits. */
export function sizeOf(chosen: readonly Chosen[]): ChosenParty {
  return {
    chosen,
    party: { adults: sumOf(chosen, ({ adults }) => adults), children: sumOf(chosen, ({ children }) => children) },
    seats: sumOf(chosen, ({ seats }) => seats),
    seated: sumOf(chosen, seatedBy),
    takesAllSeats: chosen.some(({ unit }) => unit.kind === 'group'),
  };
}

function lineOf({ unit, quantity }: Chosen, { priceMinor, reasons }: UnitPrice): PriceLine {
  return {
    unitId: unit.id,
    kind: unit.kind,
    ...(unit.labels && { labels: unit.labels }),
    quantity,
    people: partySize(unit),
    unitPriceMinor: priceMinor,
    totalMinor: priceMinor * quantity,
    ...(reasons.length > 0 && { reasons }),
  };
}

function sumOf(chosen: readonly Chosen[], each: (unit: PricedUnit) => number): number {
  return chosen.reduce((sum, { unit, quantity }) => sum + each(unit) * quantity, 0);
}

type PartySeats = Pick<ChosenParty, 'takesAllSeats' | 'seats' | 'party'>;

/** The number of seats that the party takes. */
export function seatsFor({ takesAllSeats, seats }: PartySeats, capacity: number): number {
  return takesAllSeats ? capacity : seats;
}

/** Whether a departure of this capacity could take the party. A group takes all seats, but has at most as many people. */
export function fitsIn({ takesAllSeats, seats, party }: PartySeats, capacity: number): boolean {
  return (takesAllSeats ? partySize(party) : seats) <= capacity;
}
