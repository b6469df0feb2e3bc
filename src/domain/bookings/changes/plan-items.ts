// Which items a change leaves, drops and adds, and at which prices. Pure.
import { money } from '#kernel/money.ts';
import type { PricedParty, PriceLine } from '#domain/pricing/party-prices.ts';
import { seatsFor, withLines } from '#domain/pricing/price-party.ts';
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
  keepsBookedItems(booking, items, input) ? keepBookedItems(booking, items, input) : repriceAllItems(items, input);

/** Whether what is booked keeps its price: on the same departure it does, except for a private group of another size. Its one ticket is for
 *  all its people, so another size is another ticket. */
function keepsBookedItems(booking: BookingRow, items: readonly BookingItem[], { offer }: ChangePlanInput): boolean {
  const { id, priced } = offer.candidates[0]!;
  const isSameParty = booking.adults === priced.party.adults && booking.children === priced.party.children;
  const isGroup = priced.takesAllSeats && items.some(({ state, kind }) => state === 'booked' && kind === 'group');
  return id === booking.departureId && (isSameParty || !isGroup);
}

/** On another departure all items are new, at the price of today. They are numbered after the items of before, which keep their positions. */
function repriceAllItems(items: readonly BookingItem[], { offer, code }: ChangePlanInput): PlannedItems {
  const { priced, capacity } = offer.candidates[0]!;
  const sold = withCode(priced, remainingReduction(code, items, 'cancelled'));
  return { items: newItems(items, sold, offer, capacity), lines: sold.lines, dropped: [] };
}

/** On the same departure the items that stay keep their price. Those that are added have the price of today for a party of the new size. */
function keepBookedItems(
  booking: BookingRow,
  items: readonly BookingItem[],
  { offer, code }: ChangePlanInput,
): PlannedItems {
  const { priced, capacity } = offer.candidates[0]!;
  const booked = items.filter(({ state }) => state === 'booked');
  const dropped = surplusItems(booked, priced.lines);
  const countOf = (unitId: string): number => booked.filter((item) => item.unitId === unitId).length;
  const addedLines = priced.lines
    .map((line) => ({ ...line, quantity: line.quantity - countOf(line.unitId) }))
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...line, totalMinor: line.unitPriceMinor * line.quantity }));
  const addedPrice = withLines({ ...priced, lines: [], total: money(0, offer.tour.currency) }, addedLines);
  const sold = addedLines.length > 0 ? withCode(addedPrice, remainingReduction(code, items)) : addedPrice;
  return {
    items: [...booked.filter((item) => !dropped.includes(item)), ...newItems(items, sold, offer, capacity)],
    lines: mergeLines([...linesWithout(booking.lines, dropped), ...sold.lines]),
    dropped,
  };
}

/** The booked items of each unit and extra that exceed the quantity in the lines. The most expensive are dropped first, which refunds most; among
 *  equal prices the last. */
function surplusItems(booked: readonly BookingItem[], lines: readonly PriceLine[]): BookingItem[] {
  const wantedOf = (unitId: string): number => lines.find((line) => line.unitId === unitId)?.quantity ?? 0;
  return [...Map.groupBy(booked, ({ unitId }) => unitId)].flatMap(([unitId, ofUnit]) =>
    ofUnit
      .toSorted((one, other) => other.priceMinor - one.priceMinor || other.position - one.position)
      .slice(0, Math.max(0, ofUnit.length - wantedOf(unitId))),
  );
}

function newItems(items: readonly BookingItem[], priced: PricedParty, offer: Offer, capacity: number): NewItem[] {
  const { tour, option } = offer;
  const last = Math.max(...items.map(({ position }) => position));
  const seats = seatsFor(priced, capacity);
  const sold = itemsOf({ priced, units: option.units, currency: tour.currency, seats });
  return sold.map((item) => ({ ...item, position: item.position + last }));
}

/** What a code still takes off the new items. A percentage stays the same. An amount is less what items have had of it already: all items, or
 *  with `borneBy` only those that were cancelled, because the others are replaced. */
function remainingReduction(
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

/** Merges the lines of the same unit at the same price, and the reductions of a code. */
function mergeLines(lines: readonly PriceLine[]): PriceLine[] {
  const same = Map.groupBy(lines, ({ kind, unitId, unitPriceMinor }) =>
    kind === 'reduction' ? unitId : `${unitId} ${unitPriceMinor}`,
  );
  return [...same.values()].map((some) => {
    const totalMinor = some.reduce((sum, one) => sum + one.totalMinor, 0);
    if (some[0]!.kind === 'reduction') return { ...some[0]!, unitPriceMinor: totalMinor, totalMinor };
    return { ...some[0]!, quantity: some.reduce((sum, { quantity }) => sum + quantity, 0), totalMinor };
  });
}
