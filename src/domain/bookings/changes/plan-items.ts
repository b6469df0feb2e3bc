// Which items a change leaves, drops and adds, and at which prices. Pure.
import { money } from '#kernel/money.ts';
import { type PricedParty, type PriceLine, seatsFor, withLines } from '#domain/pricing/price-party.ts';
import { reduced, type Reduction } from '#domain/pricing/reduction.ts';
import type { Bearer } from '../codes/promo-code.ts';
import { type BookingItem, itemsOf, linesWithout, type NewItem, sumOf } from '../items/booking-item.ts';
import type { Offer } from '../ordering/find-offer.ts';
import type { BookingRow } from '../reading/booking-queries.ts';

/** `code`: the one that the booking has used. */
export type ChangePlanInput = { offer: Offer; code?: (Reduction & { borneBy: Bearer }) | undefined };

/** `items`: all that are booked afterwards. `dropped`: those of before that end by themselves, as if they were cancelled. */
type PlannedItems = { items: NewItem[]; lines: PriceLine[]; dropped: BookingItem[] };

export const planItems = (booking: BookingRow, items: readonly BookingItem[], input: ChangePlanInput): PlannedItems =>
  staysAsItIs(booking, items, input) ? withDifference(booking, items, input) : soldAnew(items, input);

/** On its departure a booking keeps what it has. The one ticket of a private group is of all its people: for more or fewer it is another. */
function staysAsItIs(booking: BookingRow, items: readonly BookingItem[], { offer }: ChangePlanInput): boolean {
  const { id, priced } = offer.candidates[0]!;
  const isSameParty = booking.adults === priced.party.adults && booking.children === priced.party.children;
  const isGroup = priced.takesAllSeats && items.some(({ state, kind }) => state === 'booked' && kind === 'group');
  return id === booking.departureId && (isSameParty || !isGroup);
}

/** On another departure everybody pays its price of today. Positions go on: those of before name what was given up. */
function soldAnew(items: readonly BookingItem[], { offer, code }: ChangePlanInput): PlannedItems {
  const { priced, capacity } = offer.candidates[0]!;
  const sold = withCode(priced, restOf(code, items, 'cancelled'));
  return { items: addedTo(items, sold, offer, capacity), lines: sold.lines, dropped: [] };
}

/** On the same departure what stays keeps its price. What is added has that of today, for a party of the new size. */
function withDifference(
  booking: BookingRow,
  items: readonly BookingItem[],
  { offer, code }: ChangePlanInput,
): PlannedItems {
  const { priced, capacity } = offer.candidates[0]!;
  const booked = items.filter(({ state }) => state === 'booked');
  const dropped = beyond(booked, priced.lines);
  const countOf = (unitId: string): number => booked.filter((item) => item.unitId === unitId).length;
  const addedLines = priced.lines
    .map((line) => ({ ...line, quantity: line.quantity - countOf(line.unitId) }))
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...line, totalMinor: line.unitPriceMinor * line.quantity }));
  const ofAdded = withLines({ ...priced, lines: [], total: money(0, offer.tour.currency) }, addedLines);
  const sold = addedLines.length > 0 ? withCode(ofAdded, restOf(code, items)) : ofAdded;
  return {
    items: [...booked.filter((item) => !dropped.includes(item)), ...addedTo(items, sold, offer, capacity)],
    lines: joined([...linesWithout(booking.lines, dropped), ...sold.lines]),
    dropped,
  };
}

/** Of each unit and extra those that are more than the lines have: the dearest, which give back most, and of these the last. */
function beyond(booked: readonly BookingItem[], lines: readonly PriceLine[]): BookingItem[] {
  const wantedOf = (unitId: string): number => lines.find((line) => line.unitId === unitId)?.quantity ?? 0;
  return [...Map.groupBy(booked, ({ unitId }) => unitId)].flatMap(([unitId, of]) =>
    of
      .toSorted((one, other) => other.priceMinor - one.priceMinor || other.position - one.position)
      .slice(0, Math.max(0, of.length - wantedOf(unitId))),
  );
}

function addedTo(items: readonly BookingItem[], priced: PricedParty, offer: Offer, capacity: number): NewItem[] {
  const { tour, option } = offer;
  const last = Math.max(...items.map(({ position }) => position));
  const seats = seatsFor(priced, capacity);
  const sold = itemsOf({ priced, units: option.units, currency: tour.currency, seats });
  return sold.map((item) => ({ ...item, position: item.position + last }));
}

/** What a code still takes off: by percent as before, of an amount what no item bears, or none that was cancelled. */
function restOf(
  code: Reduction | undefined,
  items: readonly BookingItem[],
  borneBy?: 'cancelled',
): Reduction | undefined {
  if (code?.amountMinor == null) return code;
  const bearing = items.filter(({ state }) => borneBy === undefined || state === borneBy);
  const amountMinor = code.amountMinor - sumOf(bearing, 'reductionMinor');
  return amountMinor > 0 ? { ...code, amountMinor } : undefined;
}

const withCode = (priced: PricedParty, code: Reduction | undefined): PricedParty =>
  code ? reduced(priced, code) : priced;

/** Lines of the same unit at the same price are one, and so is all that a code takes off. */
function joined(lines: readonly PriceLine[]): PriceLine[] {
  const same = Map.groupBy(lines, ({ kind, unitId, unitPriceMinor }) =>
    kind === 'reduction' ? unitId : `${unitId} ${unitPriceMinor}`,
  );
  return [...same.values()].map((some) => {
    const totalMinor = some.reduce((sum, one) => sum + one.totalMinor, 0);
    if (some[0]!.kind === 'reduction') return { ...some[0]!, unitPriceMinor: totalMinor, totalMinor };
    return { ...some[0]!, quantity: some.reduce((sum, { quantity }) => sum + quantity, 0), totalMinor };
  });
}
