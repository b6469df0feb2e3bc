// The price of a party as lines. Pure functions, used for the displayed quote, for every departure of a calendar and for the booking.
import { add, type Currency, money } from '#kernel/money.ts';
import { partySize } from '#kernel/party.ts';
import { priceOn, type PriceRule, type Start, type UnitPrice } from '#kernel/prices/price-rules.ts';
import type { ChosenParty, PricedParty, PriceLine, UnitQuantity } from './party-prices.ts';

/** When and where chosen units are priced. `moment`: of the booking. */
type PricingInput = { rules: readonly PriceRule[]; currency: Currency; start: Start; moment: Date };

/** The price of chosen units on a departure. */
export function priceParty(
  { chosen, extras = [], ...party }: ChosenParty,
  { rules, currency, start, moment }: PricingInput,
): PricedParty {
  const lines = chosen.map((one) => lineOf(one, priceOn(one.unit, { rules, start }, party.seated, moment)));
  return withLines({ ...party, lines: [], total: money(0, currency) }, [...lines, ...extras]);
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

function lineOf({ unit, quantity }: UnitQuantity, { priceMinor, reasons }: UnitPrice): PriceLine {
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

type PartySeats = Pick<ChosenParty, 'takesAllSeats' | 'seats' | 'party'>;

/** The number of seats that the party takes. */
export function seatsFor({ takesAllSeats, seats }: PartySeats, capacity: number): number {
  return takesAllSeats ? capacity : seats;
}

/** Whether a departure of this capacity could take the party. A group takes all seats, but has at most as many people. */
export function fitsIn({ takesAllSeats, seats, party }: PartySeats, capacity: number): boolean {
  return (takesAllSeats ? partySize(party) : seats) <= capacity;
}
