// Which tours leave on a local day with how much room, and at what price. Of a tour's departures on a day only those count that no
// other beats: one that closes later, has as much room and costs no party more is at least as good for each at every hour. What is
// left takes 12 bytes each.
import type { DayRange } from '#kernel/dates.ts';
import { addFare, type DayFare, type Fares, isNoDearer, newFares, type PartyPrices, pricesFor } from './day-fares.ts';
import { openDatedStart, validDaysFor } from '#domain/inventory/open-dated.ts';
import { grow } from './structures/bitmap.ts';
import type { Scratch } from './structures/scratch.ts';

export type DepartureDays = { days: Map<number, Day>; fares: Fares };

export const newDepartureDays = (): DepartureDays => ({ days: new Map(), fares: newFares() });

/** Columns of one day's departures in the order of slots. */
type Day = {
  slots: Uint32Array;
  /** Minutes from midnight UTC of the local day to the instant at which bookings end, the start or a cut-off of at most 14 days
   *  before; departures leave on whole minutes. On the day of open-dated tickets, for how many days they are valid: there, too,
   *  more is better. */
  minutes: Int16Array;
  /** Seats a party can have. */
  rooms: Uint16Array;
  /** By number in `fares`. */
  fares: Uint32Array;
  length: number;
};

/** `day`: days since 1970. `fare`: by place in the list of its rows. */
export type DayDeparture = { day: number; minute: number; room: number; fare: number };

/** What a tour has on these days, null for all its days. */
export type DepartureRows = {
  tourId: string;
  days: DayRange | null;
  departures: DayDeparture[];
  fares: readonly DayFare[];
};

const seatsMax = 0x7fff;

/** All open-dated tickets are on one day, which is read in addition to the requested one. */
const openDatedDay = Date.parse(`${openDatedStart}:00Z`.replace('T23:59', 'T00:00')) / 86_400_000;

export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** Replaces what a tour has on these days. */
export function setDepartures(all: DepartureDays, slot: number, rows: DepartureRows): void {
  const { days } = all;
  const byDay = Map.groupBy(rows.departures, (one) => one.day);
  for (const number of rows.days ? daysIn(rows.days) : days.keys()) {
    const day = days.get(number);
    if (day && !byDay.has(number)) replace(day, slot, []);
  }
  addDepartures(all, slot, byDay, rows.fares);
}

/** For a tour that has none yet. */
export function addFirstDepartures(all: DepartureDays, slot: number, { departures, fares }: DepartureRows): void {
  const byDay = Map.groupBy(departures, (one) => one.day);
  addDepartures(all, slot, byDay, fares);
}

function addDepartures(
  { days, fares: known }: DepartureDays,
  slot: number,
  byDay: ReadonlyMap<number, DayDeparture[]>,
  fares: readonly DayFare[],
): void {
  const numbers = fares.map((fare) => addFare(known, fare));
  for (const [number, some] of byDay) {
    let day = days.get(number);
    if (!day) {
      days.set(
        number,
        (day = {
          slots: new Uint32Array(0),
          minutes: new Int16Array(0),
          rooms: new Uint16Array(0),
          fares: new Uint32Array(0),
          length: 0,
        }),
      );
    }
    const numbered = some.map((one) => ({ ...one, fare: numbers[one.fare]! }));
    replace(day, slot, skyline(numbered, known));
  }
}

const daysIn = ({ first, last }: DayRange): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);

function skyline(departures: DayDeparture[], fares: Fares): DayDeparture[] {
  const latestFirst = departures.toSorted((a, b) => b.minute - a.minute || b.room - a.room);
  const skylineSoFar: DayDeparture[] = [];
  for (const one of latestFirst)
    if (!skylineSoFar.some((other) => other.room >= one.room && isNoDearer(fares, other.fare, one.fare)))
      skylineSoFar.push(one);
  return skylineSoFar;
}

function replace(day: Day, slot: number, departures: readonly DayDeparture[]): void {
  const start = firstPosition(day, slot);
  let end = start;
  while (end < day.length && day.slots[end] === slot) end++;
  const length = day.length - (end - start) + departures.length;
  // Mostly as many as before: nothing behind them moves.
  for (const column of length === day.length ? [] : (['slots', 'minutes', 'rooms', 'fares'] as const)) {
    const values = ((day as Record<string, unknown>)[column] = grow(day[column], length)) as Uint32Array;
    values.copyWithin(start + departures.length, end, day.length);
  }
  day.length = length;
  for (const [at, { minute, room, fare }] of departures.entries()) {
    day.slots[start + at] = slot;
    day.minutes[start + at] = minute;
    day.fares[start + at] = fare;
    day.rooms[start + at] = Math.min(room, seatsMax);
  }
}

function firstPosition({ slots, length }: Day, slot: number): number {
  let [low, high] = [0, length];
  // While the index is built, tours come in order.
  if (high > 0 && slots[high - 1]! < slot) return high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (slots[middle]! < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}

export type DayParty = { date: string; adults: number; children: number };

type Sought = { day: Day; isLongEnough: (minute: number) => boolean };

/** What can be had on the day: the departures of that day, and open-dated tickets that are still valid then. */
function soughtDays({ days }: DepartureDays, date: string, now: Date): Sought[] {
  const number = dayOf(date);
  const [dated, openDated] = [number === openDatedDay ? undefined : days.get(number), days.get(openDatedDay)];
  const minuteNow = (now.getTime() - number * 86_400_000) / 60_000;
  const validDays = openDated ? validDaysFor(date, now) : null;
  return [
    ...(dated ? [{ day: dated, isLongEnough: (minute: number) => minute > minuteNow }] : []),
    ...(openDated && validDays !== null
      ? [{ day: openDated, isLongEnough: (minute: number) => minute >= validDays }]
      : []),
  ];
}

/** By slot. */
type Prices = Pick<Scratch, 'prices' | 'totals' | 'groups'>;

/** Adds the tours with a departure on that day for the party to the bits, and their lowest price to the others. At the same price
 *  single places come before a private group. */
export function addDeparting(
  found: Prices & { bits: Uint32Array },
  days: DepartureDays,
  request: DayParty,
  now: Date,
): void {
  const prices = pricesFor(days.fares, request);
  for (const sought of soughtDays(days, request.date, now))
    addDepartingOn(found, sought, { ...days.fares, prices }, { ...request, now });
}

type PartyFares = Pick<Fares, 'adults'> & { prices: PartyPrices };

function addDepartingOn(
  { bits, prices, totals, groups }: Prices & { bits: Uint32Array },
  { day, isLongEnough }: Sought,
  { adults: ofAdults, prices: ofParty }: PartyFares,
  { date, children, now }: DayParty & { now: Date },
): void {
  const { slots, minutes, rooms, fares: numbers, length } = day;
  const { people } = ofParty;
  const leadMs = dayOf(date) * 86_400_000 - now.getTime();
  for (let at = 0; at < length; at++) {
    if (!isLongEnough(minutes[at]!)) continue;
    const [number, room] = [numbers[at]!, rooms[at]!];
    let total = ofAdults[number]! * people;
    let isGroup = false;
    if (total !== total || children > 0) {
      const untilClosingMs = leadMs + minutes[at]! * 60_000;
      total = ofParty.total(number, room, untilClosingMs);
      if (total === Infinity) continue;
      isGroup = ofParty.isGroup(number);
    } else if (room < people) continue;
    const slot = slots[at]!;
    const bit = 1 << (slot & 31);
    const isKnown = (bits[slot >>> 5]! & bit) !== 0;
    if (isKnown && (total > totals[slot]! || (total === totals[slot]! && isGroup))) continue;
    totals[slot] = total;
    groups[slot] = Number(isGroup);
    prices[slot] = Math.ceil(total / people);
    if (isKnown) continue;
    bits[slot >>> 5]! |= bit;
  }
}

/** The same for a tour at a time. */
export function departsFor(
  { prices, totals, groups }: Prices,
  days: DepartureDays,
  request: DayParty,
  now: Date,
): (slot: number) => boolean {
  const ofParty = pricesFor(days.fares, request);
  const sought = soughtDays(days, request.date, now);
  const leadMs = dayOf(request.date) * 86_400_000 - now.getTime();
  return (slot) => {
    let [lowest, isGroup] = [Infinity, false];
    for (const { day, isLongEnough } of sought)
      for (let at = firstPosition(day, slot); at < day.length && day.slots[at] === slot; at++) {
        if (!isLongEnough(day.minutes[at]!)) continue;
        const [number, room, untilClosingMs] = [day.fares[at]!, day.rooms[at]!, leadMs + day.minutes[at]! * 60_000];
        const total = ofParty.total(number, room, untilClosingMs);
        if (total > lowest || total === Infinity) continue;
        if (total < lowest || !ofParty.isGroup(number)) [lowest, isGroup] = [total, ofParty.isGroup(number)];
      }
    totals[slot] = lowest;
    groups[slot] = Number(isGroup);
    prices[slot] = Math.ceil(lowest / ofParty.people);
    return lowest < Infinity;
  };
}

/** Days that are over everywhere on earth. */
export function deletePastDays({ days }: DepartureDays, now: Date): void {
  const today = Math.floor(now.getTime() / 86_400_000);
  for (const day of days.keys()) if (day < today - 1) days.delete(day);
}
