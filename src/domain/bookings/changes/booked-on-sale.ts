// What a booking has of its departure stays on sale to it, whatever its supplier sells by now: limits hold for what is more. Pure.
import type { OptionRow } from '#domain/inventory/inventory-queries.ts';
import type { Extra } from '#domain/pricing/party-prices.ts';
import { type BookingItem, isTicket } from '../items/booking-item.ts';
import type { OnSale } from '../ordering/on-sale-queries.ts';
import type { BookingRow } from '../reading/booking-queries.ts';

/** `booked`: the items of the booking that were not cancelled. */
export const withBooked = (
  onSale: OnSale,
  { optionId, lines }: BookingRow,
  booked: readonly BookingItem[],
): OnSale => ({
  ...onSale,
  options: onSale.options.map((option) => (option.id === optionId ? optionWith(option, booked, lines) : option)),
});

function optionWith(option: OptionRow, booked: readonly BookingItem[], lines: BookingRow['lines']): OptionRow {
  const byUnit = Map.groupBy(booked, ({ unitId }) => unitId);
  const tickets = booked.filter(isTicket).length;
  const allowed = <Sold extends { id: string; least: number; most: number | null }>(sold: Sold): Sold => {
    const count = byUnit.get(sold.id)?.length;
    return count === undefined
      ? sold
      : { ...sold, least: Math.min(sold.least, count), most: atLeast(sold.most, count) };
  };
  const sold = new Set([...option.units, ...option.extras].map(({ id }) => id));
  const gone = [...byUnit.values()].filter(([item]) => !sold.has(item!.unitId));
  return {
    ...option,
    leastUnits: Math.min(option.leastUnits, tickets),
    mostUnits: atLeast(option.mostUnits, tickets),
    units: [...option.units.map(allowed), ...gone.filter(([item]) => isTicket(item!)).map(unitOf)],
    extras: [
      ...option.extras.map(allowed),
      ...gone.filter(([item]) => !isTicket(item!)).map((items) => extraOf(items, lines)),
    ],
  };
}

const atLeast = (most: number | null, count: number): number | null => (most === null ? null : Math.max(most, count));

type Ticket = OptionRow['units'][number];

/** A ticket that is sold no more: as many as there are. */
function unitOf(items: readonly BookingItem[]): Ticket {
  const { unitId: id, kind, labels, seats, adults, children, priceMinor, reductionMinor } = items[0]!;
  const size = { seats, adults, children };
  const price = { priceMinor: priceMinor + reductionMinor, least: 1, most: items.length };
  return { id, kind: kind as Ticket['kind'], labels, minAge: null, maxAge: null, ...size, ...price };
}

function extraOf(items: readonly BookingItem[], lines: BookingRow['lines']): Extra {
  const { unitId: id, labels, priceMinor, reductionMinor } = items[0]!;
  const per = lines.find(({ unitId }) => unitId === id)?.per ?? 'booking';
  const price = { priceMinor: priceMinor + reductionMinor, least: 1, most: items.length, stock: null };
  return { id, per, labels: labels ?? {}, notes: null, ...price };
}
