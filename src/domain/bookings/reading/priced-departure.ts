import { closesAt, fillBy, type DepartureRow, type OptionRow, seatsFree } from '#domain/inventory/inventory-queries.ts';
import type { ChosenParty, PricedParty } from '#domain/pricing/party-prices.ts';
import { fitsIn, seatsFor } from '#domain/pricing/price-party.ts';

/** A departure with its option and the party's price; no price if the option is not sold to the party. */
export type PricedDeparture = {
  departure: DepartureRow & { open: boolean };
  option: OptionRow;
  priced: PricedParty | undefined;
};

export const isTooLate = ({ departure, option }: PricedDeparture, now: Date): boolean =>
  closesAt(departure, option) <= now;

/** What it still needs to run. */
export function leastPartyOf({ departure, option }: PricedDeparture): { people: number; decideBy: string } | null {
  const decideBy = fillBy(departure, option);
  if (option.leastPeople === null || decideBy === null || departure.decidedAt !== null) return null;
  return { people: option.leastPeople, decideBy: decideBy.toISOString() };
}

export const isOffered = (offered: PricedDeparture, now: Date): boolean =>
  offered.departure.open && !isTooLate(offered, now);

export function seatsLeft({ departure, priced }: PricedDeparture): number {
  const left = seatsFree(departure);
  return priced?.takesAllSeats && left < departure.capacity ? 0 : left;
}

/** One booking takes the whole departure. Also true of an option that is not sold to the party. */
export const isPrivateGroup = ({ option }: Pick<PricedDeparture, 'option'>): boolean =>
  option.units.some(({ kind }) => kind === 'group');

/** Sold to the party, and large enough for it, whether or not seats are left. */
export const isForParty = ({ departure, priced }: PricedDeparture): boolean =>
  priced !== undefined && fitsIn(priced, departure.capacity);

/** Sold to the party, but its capacity is too small for it, however many cancel. */
export const isTooSmall = (offered: PricedDeparture): boolean => offered.priced !== undefined && !isForParty(offered);

/** If the party is larger than each departure takes: of how many people one still has room for, if any has. `unitsFor`: by which units
 *  fewer people can take part. */
export function mostPeopleOf(
  offered: readonly PricedDeparture[],
  unitsFor: (option: OptionRow, people: number) => readonly ChosenParty[],
): number {
  if (!offered.every(isTooSmall)) return 0;
  return Math.max(0, ...offered.map((one) => mostPeopleOn(one, (people) => unitsFor(one.option, people))));
}

function mostPeopleOn(offered: PricedDeparture, unitsFor: (people: number) => readonly ChosenParty[]): number {
  const left = seatsLeft(offered);
  for (let people = left; people > 0; people--)
    if (unitsFor(people).some((choice) => fitsIn(choice, left))) return people;
  return 0;
}

export const isFree = (offered: PricedDeparture): boolean =>
  isForParty(offered) && seatsLeft(offered) >= seatsFor(offered.priced!, offered.departure.capacity);

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
