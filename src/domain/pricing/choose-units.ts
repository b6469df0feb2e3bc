// To whom an option is sold: by which of its units a party takes part. Pure.
import { type DomainError, invalid } from '#contract/domain-error.ts';
import { adultsMax, childrenMax, type Party, partySize } from '#kernel/party.ts';
import { combinationsFor, isOpenTo } from '#kernel/prices/combinations.ts';
import { seatedBy, type UnitChoice } from '#kernel/units.ts';
import type { ChosenParty, ChosenUnit, OptionForSale, UnitForSale, UnitQuantity } from './party-prices.ts';

/** By which units of an option adults and children can take part: at least one way, the usual one first. Refuses a party that it is not
 *  sold to: children if it has no price for them (field `children`), others on the field that is too small or too big. */
export function choicesFor(option: OptionForSale, party: Party): ChosenParty[] {
  const combinations = combinationsFor(option, party);
  if (combinations.length === 0) throw refusalOf(option, party);
  return combinations.map(({ chosen }) => {
    const size = sizeOf(chosen);
    return size.takesAllSeats ? { ...size, party, seated: partySize(party) } : size;
  });
}

function refusalOf(option: OptionForSale, party: Party): DomainError {
  if (option.units.some(({ kind }) => kind === 'group')) return invalid('children', 'not_sold');
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
 *  allow (field `units`). `people`: those of a private group, which its unit does not say (field `adults` if they are missing). */
export function chooseUnits(option: OptionForSale, chosen: readonly ChosenUnit[], people?: Party): ChosenParty {
  const found = chosen.map(({ unitId, quantity }) => {
    const unit = option.units.find((one) => one.id === unitId);
    if (!unit) throw invalid('units', 'unknown_value');
    return { unit, quantity };
  });
  if (new Set(chosen.map((one) => one.unitId)).size < chosen.length) throw invalid('units', 'contradiction');
  return checked(option, found, people);
}

/** Units that are named by their kind, of which an option has at most one. Refuses what it does not sell. */
export function chooseKinds(option: OptionForSale, chosen: readonly UnitChoice[], people?: Party): ChosenParty {
  const found = chosen.map(({ kind, quantity }) => {
    const unit = option.units.find((one) => one.kind === kind);
    if (!unit) throw invalid('units', 'not_sold');
    return { unit, quantity };
  });
  return checked(option, found, people);
}

function checked(option: OptionForSale, chosen: readonly UnitQuantity[], people: Party | undefined): ChosenParty {
  const isGroup = chosen.some(({ unit }) => unit.kind === 'group');
  if (isGroup && (chosen.length > 1 || chosen[0]!.quantity > 1)) throw invalid('units', 'contradiction');
  if (isGroup && !people) throw invalid('adults', 'required');
  if (isGroup && !isOpenTo(chosen[0]!.unit, people!)) throw invalid('children', 'not_sold');
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
const unitLimits = ({ leastUnits, mostUnits }: OptionForSale): Limits => ({ least: leastUnits, most: mostUnits });

function checkCount(count: number, limits: Limits, field: CountField): void {
  const refusal = countRefusal(count, limits, field);
  if (refusal) throw refusal;
}

function countRefusal(count: number, { least, most }: Limits, field: CountField): DomainError | undefined {
  if (count < least) return invalid(field, 'too_small', { minimum: least });
  return most !== null && count > most ? invalid(field, 'too_big', { maximum: most }) : undefined;
}

/** What chosen units are together, whatever their limits. */
export function sizeOf(chosen: readonly UnitQuantity[]): ChosenParty {
  return {
    chosen,
    party: { adults: sumOf(chosen, ({ adults }) => adults), children: sumOf(chosen, ({ children }) => children) },
    seats: sumOf(chosen, ({ seats }) => seats),
    seated: sumOf(chosen, seatedBy),
    takesAllSeats: chosen.some(({ unit }) => unit.kind === 'group'),
  };
}

function sumOf(chosen: readonly UnitQuantity[], each: (unit: UnitForSale) => number): number {
  return chosen.reduce((sum, { unit, quantity }) => sum + each(unit) * quantity, 0);
}
