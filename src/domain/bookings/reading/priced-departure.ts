import type { DepartureRow, OptionRow } from '#domain/inventory/inventory-queries.ts';
import { type PricedParty, seatsFor } from '#domain/pricing/price-party.ts';

/** A departure with its option and the party's price; no price if the option is not sold to the party. */
export type PricedDeparture = { departure: DepartureRow; option: OptionRow; priced: PricedParty | undefined };

export function seatsLeft({ departure, priced }: PricedDeparture): number {
  const left = departure.capacity - departure.taken;
  return priced?.takesAllSeats && left < departure.capacity ? 0 : left;
}

/** One booking takes the whole departure. Also true of an option that is not sold to the party. */
export const isPrivateGroup = ({ option }: Pick<PricedDeparture, 'option'>): boolean =>
  option.units.some(({ kind }) => kind === 'group');

export function isFree(offered: PricedDeparture): boolean {
  const { departure, priced } = offered;
  if (!priced) return false;
  const people = priced.party.adults + priced.party.children;
  return seatsLeft(offered) >= seatsFor(priced, departure.capacity) && people <= departure.capacity;
}

/** In the order in which they are offered: the default option first, then by start; what costs a private group more than
 *  seats that the party can have is last. */
export function inOfferedOrder(offered: readonly PricedDeparture[]): PricedDeparture[] {
  const seats = offered.filter((one) => isFree(one) && !isPrivateGroup(one));
  const cheapest = Math.min(...seats.map(({ priced }) => priced!.total.amountMinor));
  const isDearerGroup = (one: PricedDeparture) =>
    isPrivateGroup(one) && one.priced !== undefined && one.priced.total.amountMinor > cheapest;
  return offered.toSorted(
    (a, b) =>
      Number(isDearerGroup(a)) - Number(isDearerGroup(b)) ||
      a.option.position - b.option.position ||
      a.departure.startsAtLocal.localeCompare(b.departure.startsAtLocal),
  );
}
