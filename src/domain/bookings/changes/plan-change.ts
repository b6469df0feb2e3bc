// What a change makes of a booking, and what it costs or gives back. Pure.
import { invalid } from '#contract/domain-error.ts';
import { money } from '#kernel/money.ts';
import { partySize } from '#kernel/party.ts';
import { commissionOf } from '#domain/payments/ledger.ts';
import { capTiers, refundPercent, type RefundQuote } from '#domain/pricing/cancellation-policy.ts';
import { type PricedParty, type PriceLine, seatsFor, withLines } from '#domain/pricing/price-party.ts';
import { reduced, type Reduction } from '#domain/pricing/reduction.ts';
import { type BookingItem, itemsOf, type NewItem, sumOf } from '../items/booking-item.ts';
import { commissionOn } from '../lifecycle/reconcile-booking.ts';
import { quoteEnding, tiersAt } from '../lifecycle/transition.ts';
import type { Candidate, Offer } from '../ordering/find-offer.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import { type Change, contentsOf } from './booking-change.ts';

/** `code`: the one that the booking has used. */
type Sale = { offer: Offer; code?: Reduction | undefined; commissionPercent: number; now: Date };

/** Throws `invalid_input` if nothing changes, or for fewer people: those are cancelled. */
export function planChange(booking: BookingRow, items: readonly BookingItem[], sale: Sale): Change {
  const { offer, code, commissionPercent, now } = sale;
  const departure = offer.candidates[0]!;
  const { party } = departure.priced;
  const least = booking.adults + booking.children;
  if (partySize(party) < least) throw invalid('adults', 'too_small', { minimum: least });
  const isSameDeparture = departure.id === booking.departureId;
  const adds = isSameDeparture && !departure.priced.takesAllSeats;
  const booked = items.filter(({ state }) => state === 'booked');
  const sold = adds
    ? withAdded(booking, items, sale)
    : soldAnew(items, offer, { ...departure, priced: withCode(departure.priced, restOf(code, items, 'cancelled')) });
  const isSameParty = partySize(party) === least && sold.items.length === booked.length;
  if (isSameDeparture && isSameParty) throw invalid('departureId', 'contradiction');
  const difference = quoteDifference(booking, sumOf(sold.items, 'priceMinor'), now);
  const itemsKeptMinor = booking.itemsKeptMinor + difference.kept.amountMinor;
  const totalMinor = itemsKeptMinor + sumOf(sold.items, 'priceMinor');
  const after = {
    optionId: departure.optionId,
    departureId: departure.id,
    startsAt: departure.startsAt,
    startsAtLocal: departure.startsAtLocal,
    endsAt: departure.endsAt,
    endsAtLocal: departure.endsAtLocal,
    seats: sold.seats,
    ...party,
    lines: sold.lines,
    totalMinor,
    commissionMinor:
      booking.totalMinor > 0
        ? commissionOn(booking, totalMinor)
        : commissionOf(money(totalMinor, booking.currency), commissionPercent).amountMinor,
    itemsKeptMinor,
    taxes: isSameDeparture ? booking.taxes : offer.taxes,
    // A date far ahead is no way to get back what is lost already.
    refundTiers: isSameDeparture
      ? booking.refundTiers
      : capTiers(booking.refundTiers, refundPercent(tiersAt(booking, now), booking.startsAt, now)),
  };
  return { before: contentsOf(booking), after, items: sold.items, difference };
}

/** A lower price gives back what cancelling that part of the booking would. */
function quoteDifference(booking: BookingRow, priceMinor: number, now: Date): RefundQuote {
  const totalMinor = Math.max(0, booking.totalMinor - booking.itemsKeptMinor - priceMinor);
  return quoteEnding('cancel', { ...booking, totalMinor, itemsKeptMinor: 0 }, 'traveller', now);
}

type Sold = { items: NewItem[]; lines: PriceLine[]; seats: number };

/** On another departure everybody pays its price of today. Positions go on: those of before name what was given up. */
function soldAnew(items: readonly BookingItem[], { tour, option }: Offer, { priced, capacity }: Candidate): Sold {
  const seats = seatsFor(priced, capacity);
  const last = Math.max(...items.map(({ position }) => position));
  const sold = itemsOf({ priced, units: option.units, currency: tour.currency, seats });
  return { items: sold.map((item) => ({ ...item, position: item.position + last })), lines: priced.lines, seats };
}

/** On the same departure those who are booked keep their prices; whoever is added pays that of today, for a party of the new size. */
function withAdded(booking: BookingRow, items: readonly BookingItem[], { offer, code }: Sale): Sold {
  const { tour, option, candidates } = offer;
  const { priced } = candidates[0]!;
  const booked = items.filter(({ state }) => state === 'booked');
  const countOf = (unitId: string): number => booked.filter((item) => item.unitId === unitId).length;
  const addedLines = priced.lines
    .map((line) => ({ line, quantity: line.quantity - countOf(line.unitId) }))
    .filter(({ quantity }) => quantity !== 0)
    .map(({ line, quantity }) => ({ ...line, quantity, totalMinor: line.unitPriceMinor * quantity }));
  const isGone = booked.some(({ unitId }) => !priced.lines.some((line) => line.unitId === unitId));
  if (isGone || addedLines.some(({ quantity }) => quantity < 0)) throw invalid('units', 'contradiction');
  const ofAdded = withLines({ ...priced, lines: [], total: money(0, tour.currency) }, addedLines);
  const sold = addedLines.length > 0 ? withCode(ofAdded, restOf(code, items)) : ofAdded;
  const added = itemsOf({
    priced: sold,
    units: option.units,
    currency: tour.currency,
    seats: 0,
  });
  const last = Math.max(...items.map(({ position }) => position));
  return {
    items: [...booked, ...added.map((item) => ({ ...item, position: item.position + last }))],
    lines: joined([...booking.lines, ...sold.lines]),
    seats: booking.seats + sumOf(added, 'seats'),
  };
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
