// The price of a party as lines. A pure function, used for both the displayed quote and the booking.
import { invalid } from '#contract/domain-error.ts';
import { add, type Currency, money, type Money } from '#kernel/money.ts';
import { adultsMax, childrenMax, type Party, partySize } from '#kernel/party.ts';

export type UnitKind = 'adult' | 'child' | 'senior' | 'group';
export type PricedUnit = { id: string; kind: UnitKind; priceMinor: number };
export type ChosenUnit = { unitId: string; quantity: number };

export type PriceLine = {
  unitId: string;
  kind: UnitKind;
  quantity: number;
  unitPriceMinor: number;
  totalMinor: number;
};

export type PricedParty = {
  lines: PriceLine[];
  total: Money;
  party: Party;
  /** A group books the whole departure with all its seats. */
  takesAllSeats: boolean;
};

/** Prices adults and children by an option's units. Refuses children if the option has no price for them (field `children`). */
export function priceParty(units: readonly PricedUnit[], currency: Currency, party: Party): PricedParty {
  const group = units.find((unit) => unit.kind === 'group');
  if (group) return priced([line(group, 1)], currency, party, true);
  const adult = units.find((unit) => unit.kind === 'adult');
  const child = units.find((unit) => unit.kind === 'child');
  if (!adult) throw invalid('adults', 'not_sold');
  if (party.children > 0 && !child) throw invalid('children', 'not_sold');
  const lines = [line(adult, party.adults), ...(child && party.children > 0 ? [line(child, party.children)] : [])];
  return priced(lines, currency, party, false);
}

/** Prices individually chosen units. Refuses units of another option, and parties beyond the limits (field `units`). */
export function priceUnits(
  units: readonly PricedUnit[],
  currency: Currency,
  chosen: readonly ChosenUnit[],
): PricedParty {
  const lines = chosen.map(({ unitId, quantity }) => {
    const unit = units.find((one) => one.id === unitId);
    if (!unit) throw invalid('units', 'unknown_value');
    return line(unit, quantity);
  });
  if (new Set(chosen.map((one) => one.unitId)).size < chosen.length) throw invalid('units', 'contradiction');
  const count = (kinds: UnitKind[]) =>
    lines.filter((one) => kinds.includes(one.kind)).reduce((sum, one) => sum + one.quantity, 0);
  const isGroup = count(['group']) > 0;
  if (isGroup && (lines.length > 1 || lines[0]!.quantity > 1)) throw invalid('units', 'contradiction');
  const party = { adults: count(['adult', 'senior', 'group']), children: count(['child']) };
  checkParty(party);
  return priced(lines, currency, party, isGroup);
}

/** The same limits as for `adults` and `children`, for a party given as units. */
function checkParty({ adults, children }: Party): void {
  // Children cannot travel alone, and where they are free they could be booked without payment.
  if (adults === 0) throw invalid('units', 'needs_adult');
  if (adults > adultsMax) throw invalid('units', 'too_big', { maximum: adultsMax });
  if (children > childrenMax) throw invalid('units', 'too_big', { maximum: childrenMax });
}

function line(unit: PricedUnit, quantity: number): PriceLine {
  return {
    unitId: unit.id,
    kind: unit.kind,
    quantity,
    unitPriceMinor: unit.priceMinor,
    totalMinor: unit.priceMinor * quantity,
  };
}

function priced(lines: PriceLine[], currency: Currency, party: Party, takesAllSeats: boolean): PricedParty {
  const total = lines.reduce((sum, one) => add(sum, money(one.totalMinor, currency)), money(0, currency));
  return { lines, total, party, takesAllSeats };
}

/** The number of seats that the party takes. */
export function seatsFor({ takesAllSeats, party }: PricedParty, capacity: number): number {
  return takesAllSeats ? capacity : partySize(party);
}
