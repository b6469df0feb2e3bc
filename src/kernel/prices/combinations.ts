// By which tickets adults and children can take part: each with a ticket of their own, family tickets, and both together; or the
// private group, which has no other. Tickets of other kinds depend on what a search does not contain: an age, a status.
import { adultAge, type Party, partySize } from '#kernel/party.ts';
import { seatedBy, type UnitKind, type UnitSize } from '#kernel/units.ts';

/** `minAge`: read of a private group, which says of no one how old they are but whether they are children. */
export type CombinedUnit = UnitSize & { kind: UnitKind; least: number; most: number | null; minAge?: number | null };

type CombinedOption<Unit> = { units: readonly Unit[]; leastUnits: number; mostUnits: number | null };

/** `people`: how many count for prices by party size, those with a seat. `seats`: null for all of the departure. */
export type Combination<Unit> = {
  chosen: { unit: Unit; quantity: number }[];
  people: number;
  seats: number | null;
};

/** All that the limits of the units and of the option allow, with the fewest family tickets first. The function `party_units` of the
 *  database makes the same. */
export function combinationsFor<Unit extends CombinedUnit>(
  { units, leastUnits, mostUnits }: CombinedOption<Unit>,
  party: Party,
): Combination<Unit>[] {
  const of = (kind: UnitKind) => units.find((unit) => unit.kind === kind);
  const [group, family] = [of('group'), of('family')];
  if (group && !isOpenTo(group, party)) return [];
  if (group) return [{ chosen: [{ unit: group, quantity: 1 }], people: partySize(party), seats: null }];
  const found: Combination<Unit>[] = [];
  for (let families = 0; families <= mostFamilies(family, party); families++) {
    const counts = [
      { unit: of('adult'), quantity: party.adults - families * (family?.adults ?? 0) },
      { unit: of('child'), quantity: party.children - families * (family?.children ?? 0) },
      { unit: family, quantity: families },
    ].filter(({ quantity }) => quantity > 0);
    const inAll = counts.reduce((sum, { quantity }) => sum + quantity, 0);
    if (!isAllowed(counts) || inAll < leastUnits || inAll > (mostUnits ?? inAll)) continue;
    const sumOf = (each: (unit: Unit) => number) =>
      counts.reduce((sum, { unit, quantity }) => sum + each(unit) * quantity, 0);
    found.push({ chosen: counts, people: sumOf(seatedBy), seats: sumOf(({ seats }) => seats) });
  }
  return found;
}

/** A private group from the age of an adult on is none for children. */
export const isOpenTo = ({ minAge }: { minAge?: number | null }, { children }: Party): boolean =>
  children === 0 || (minAge ?? 0) < adultAge;

type Count<Unit> = { unit: Unit; quantity: number };

const isAllowed = <Unit extends CombinedUnit>(counts: Count<Unit | undefined>[]): counts is Count<Unit>[] =>
  counts.every(({ unit, quantity }) => unit && quantity >= unit.least && quantity <= (unit.most ?? quantity));

function mostFamilies(family: UnitSize | undefined, { adults, children }: Party): number {
  if (!family) return 0;
  const byChildren = family.children > 0 ? Math.floor(children / family.children) : Infinity;
  return Math.min(Math.floor(adults / family.adults), byChildren);
}
