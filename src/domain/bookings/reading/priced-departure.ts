import type { DepartureRow, OptionRow } from '#domain/inventory/inventory-queries.ts';
import { type PricedParty, seatsFor } from '#domain/pricing/price-party.ts';

/** A departure with its option and the party's price; no price if the option is not sold to the party. */
export type PricedDeparture = { departure: DepartureRow; option: OptionRow; priced: PricedParty | undefined };

export function seatsLeft({ departure, priced }: PricedDeparture): number {
  const left = departure.capacity - departure.taken;
  return priced?.takesAllSeats && left < departure.capacity ? 0 : left;
}

export function isFree(offered: PricedDeparture): boolean {
  const { departure, priced } = offered;
  if (!priced) return false;
  const people = priced.party.adults + priced.party.children;
  return seatsLeft(offered) >= seatsFor(priced, departure.capacity) && people <= departure.capacity;
}
