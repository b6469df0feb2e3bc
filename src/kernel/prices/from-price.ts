// The price after 'from' where no party is given: for one adult, or for the fewest people to whom an option is sold, divided among
// them and rounded up. Pure.
import { adultsMax, childrenMax } from '#kernel/party.ts';
import { seatedBy } from '#kernel/units.ts';
import { type Combination, combinationsFor, type CombinedUnit } from './combinations.ts';

type Option<Unit> = { units: readonly Unit[]; leastUnits: number; mostUnits: number | null };

/** The ways in which the fewest people can take part. `sharedBy`: how many bear the price; of a private group one, because it is not
 *  known how many come. */
export type Fewest<Unit> = { ways: Combination<Unit>[]; sharedBy: number; isGroup: boolean };

/** Null for an option that cannot be booked by adults, children, families or a group, and of whose other tickets none admits an adult. */
function fewestPeople<Unit extends CombinedUnit>(option: Option<Unit>): Fewest<Unit> | null {
  for (let people = 1; people <= adultsMax + childrenMax; people++)
    for (let children = 0; children <= Math.min(people - 1, childrenMax); children++) {
      const adults = people - children;
      const ways = adults > adultsMax ? [] : combinationsFor(option, { adults, children });
      const isGroup = ways[0]?.seats === null;
      if (ways.length > 0) return { ways, sharedBy: isGroup ? 1 : people, isGroup };
    }
  return fewestOfOtherTickets(option);
}

/** Seniors, students and others where no adult is sold: the cheapest of their tickets, never one for children alone. */
function fewestOfOtherTickets<Unit extends CombinedUnit>({ units, leastUnits }: Option<Unit>): Fewest<Unit> | null {
  const others = units.filter(({ kind, adults }) => adults > 0 && kind !== 'adult' && kind !== 'family');
  const ways = others.map((unit) => {
    const quantity = Math.max(unit.least, leastUnits);
    const [people, seats] = [seatedBy(unit) * quantity, unit.seats * quantity];
    return { chosen: [{ unit, quantity }], people, seats, of: unit.adults + unit.children };
  });
  const fewest = Math.min(...ways.map(({ chosen, of }) => chosen[0]!.quantity * of));
  const found = ways.filter(({ chosen, of }) => chosen[0]!.quantity * of === fewest);
  return found.length > 0 ? { ways: found, sharedBy: fewest, isGroup: false } : null;
}

/** The lowest price of these ways; null where one of their tickets has none yet. */
export function fromPriceOf<Unit>(
  { ways, sharedBy }: Fewest<Unit>,
  priceOf: (unit: Unit, people: number) => number | null,
): number | null {
  const totals = ways.map(({ chosen, people }) =>
    chosen.reduce<number | null>((sum, { unit, quantity }) => {
      const price = priceOf(unit, people);
      return sum === null || price === null ? null : sum + quantity * price;
    }, 0),
  );
  const known = totals.filter((total) => total !== null);
  return known.length > 0 ? Math.ceil(Math.min(...known) / sharedBy) : null;
}

/** Of several options, each at what `priceIn` says; null while none has a price. A private group counts only where there is nothing
 *  else. */
export function lowestOf<Unit extends CombinedUnit, Sold extends Option<Unit>>(
  options: readonly Sold[],
  priceIn: (fewest: Fewest<Sold['units'][number]>, option: Sold) => number | null,
): number | null {
  const prices = options.flatMap((option) => {
    const fewest = fewestPeople<Sold['units'][number]>(option);
    const priceMinor = fewest && priceIn(fewest, option);
    return fewest === null || priceMinor === null ? [] : [{ priceMinor, isGroup: fewest.isGroup }];
  });
  const single = prices.filter(({ isGroup }) => !isGroup);
  const counted = (single.length > 0 ? single : prices).map(({ priceMinor }) => priceMinor);
  return counted.length > 0 ? Math.min(...counted) : null;
}
