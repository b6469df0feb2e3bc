import type { AvailabilityView } from '#contract/bookings.ts';
import { addDays } from '#kernel/dates.ts';
import { fewSeats } from '#kernel/party.ts';
import type { Currency } from '#kernel/money.ts';
import { isOnDay } from '#domain/inventory/open-dated.ts';
import { shownPriceView } from '#domain/pricing/price-view.ts';
import {
  isForParty,
  isFree,
  isOffered,
  isPrivateGroup,
  isTooLate,
  leastPartyOf,
  type PricedDeparture,
  seatsLeft,
} from './priced-departure.ts';

type Day = NonNullable<AvailabilityView['days']>[number];

/** One entry for each requested day, in order. */
export function calendarOf(
  offered: readonly PricedDeparture[],
  days: { from: string; to: string },
  shownIn: Currency,
  now: Date,
): Day[] {
  const openDated = offered.filter(({ departure }) => departure.validDays !== null);
  const dated = offered.filter(({ departure }) => departure.validDays === null);
  const byDay = Map.groupBy(dated, ({ departure }) => departure.startsAtLocal.slice(0, 10));
  const calendar: Day[] = [];
  // Includes the last day by equality: the day after 9999-12-31 has five digits, sorts before it and would never end
  // a `<=`.
  for (let date = days.from; ; date = addDays(date, 1)) {
    const valid = openDated.filter(({ departure }) => isOnDay(departure, date, now));
    calendar.push(dayOf(date, [...(byDay.get(date) ?? []), ...valid], shownIn, now));
    if (date === days.to) return calendar;
  }
}

function dayOf(date: string, offered: readonly PricedDeparture[], shownIn: Currency, now: Date): Day {
  const onSale = offered.filter((one) => isOffered(one, now));
  const free = onSale.filter(isFree);
  const shared = free.filter((one) => !isPrivateGroup(one));
  // An open-dated ticket has a stock for months, which is no number of places on a day.
  const ofDay = shared.filter(({ departure }) => departure.validDays === null);
  const places = ofDay.length > 0 ? ofDay : shared;
  const left = places.map(seatsLeft);
  const reason = free.length > 0 ? null : reasonOf(offered, now);
  const forFewer = reason === 'sold_out' || reason === null ? [] : onSale.filter(isSoldToFewer);
  // Over all departures of the day that sell seats singly.
  const isScarce = shared.length > 0 && left.reduce((sum, seats) => sum + seats, 0) <= fewSeats;
  const cheapest = free.map((one) => one.priced!.total).sort((a, b) => a.amountMinor - b.amountMinor)[0];
  const atThatPrice = places.filter(({ priced }) => priced!.total.amountMinor === cheapest?.amountMinor);
  return {
    date,
    // Of the price that is said beside it: a dearer option may have more.
    seatsLeft: Math.max(
      0,
      ...(atThatPrice.length > 0 ? atThatPrice : places).map(seatsLeft),
      ...forFewer.map(seatsLeft),
    ),
    privateGroupsLeft: free.length - shared.length,
    state: free.length > 0 ? (isScarce ? 'few_left' : 'available') : onSale.length > 0 ? 'sold_out' : 'none',
    reason,
    leastPeople: leastPeopleOf(free),
    from: cheapest ? shownPriceView(cheapest, shownIn) : null,
  };
}

/** Sells seats singly to a smaller party of the same people. */
const isSoldToFewer = ({ priced }: PricedDeparture): boolean => priced !== undefined && !priced.takesAllSeats;

/** Null if one of the departures runs with any number. */
function leastPeopleOf(free: readonly PricedDeparture[]): number | null {
  const needed = free.map((one) => leastPartyOf(one)?.people ?? 0);
  return Math.min(...needed, Infinity) > 0 && free.length > 0 ? Math.min(...needed) : null;
}

/** Why the party can book nothing on a day: what it lacks for the departure that comes closest. */
function reasonOf(offered: readonly PricedDeparture[], now: Date): Day['reason'] {
  const open = offered.filter(({ departure }) => departure.open);
  if (open.length === 0) return 'closed';
  const inTime = open.filter((one) => !isTooLate(one, now));
  if (inTime.length === 0) return 'too_late';
  const forParty = inTime.filter(isForParty);
  if (forParty.length === 0) return 'not_for_party';
  return forParty.some((one) => seatsLeft(one) > 0) ? 'too_few' : 'sold_out';
}
