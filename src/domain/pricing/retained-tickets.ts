// How adults and children take part who have tickets already. Pure.
import { type Party, partySize } from '#kernel/party.ts';
import { combinationsFor } from '#kernel/prices/combinations.ts';
import { choicesFor, sizeOf } from './choose-units.ts';
import type { ChosenParty, OptionForSale, UnitForSale } from './party-prices.ts';

/** How many tickets of each unit a party has. */
export type BookedUnits = ReadonlyMap<string, number>;

type Chosen = ChosenParty['chosen'];

/** As `choicesFor`, of these the choices in which most people retain the ticket that they have, of whatever kind: a retained ticket counts as
 *  the adults and children that it admits, and only for the others there are new ones. */
export function choicesRetaining(option: OptionForSale, party: Party, booked: BookedUnits): ChosenParty[] {
  const found = option.units.some(({ kind }) => kind === 'group') ? [] : choicesWithRetained(option, party, booked);
  if (found.length === 0) return choicesFor(option, party);
  const staying = found.map((one) => peopleRetained(one, booked));
  const most = Math.max(...staying);
  return found.filter((_, index) => staying[index] === most);
}

function choicesWithRetained(option: OptionForSale, party: Party, booked: BookedUnits): ChosenParty[] {
  // The kinds that adults and children are sold, of which combinations use the first.
  const sold = ['adult', 'child', 'family'].map((kind) => option.units.find((unit) => unit.kind === kind));
  const others = option.units.filter((unit) => booked.has(unit.id) && !sold.includes(unit));
  return waysToRetain(others, party, booked).flatMap((stay) => {
    const { party: has } = sizeOf(stay);
    const tickets = stay.reduce((sum, { quantity }) => sum + quantity, 0);
    const left = {
      units: option.units,
      leastUnits: option.leastUnits - tickets,
      mostUnits: option.mostUnits === null ? null : option.mostUnits - tickets,
    };
    const rest = { adults: party.adults - has.adults, children: party.children - has.children };
    return combinationsFor(left, rest).map(({ chosen }) => sizeOf([...chosen, ...stay]));
  });
}

/** For each unit none, or as many as it is sold in and the party has people for. */
function waysToRetain(units: readonly UnitForSale[], party: Party, booked: BookedUnits): Chosen[] {
  const [unit, ...others] = units;
  if (!unit) return [[]];
  const ways = waysToRetain(others, party, booked);
  const found = [...ways];
  for (let quantity = unit.least; quantity <= booked.get(unit.id)!; quantity++)
    found.push(...ways.map((way) => [{ unit, quantity }, ...way]));
  return found.filter((way) => {
    const { adults, children } = sizeOf(way).party;
    return adults <= party.adults && children <= party.children;
  });
}

const peopleRetained = ({ chosen }: ChosenParty, booked: BookedUnits): number =>
  chosen.reduce(
    (people, { unit, quantity }) => people + partySize(unit) * Math.min(quantity, booked.get(unit.id) ?? 0),
    0,
  );
