// A line of the cart as its traveller sees it. Pure.
import type { CartLineView, CartView } from '#contract/bookings/cart.ts';
import type { Language } from '#kernel/languages.ts';
import { money } from '#kernel/money.ts';
import { validityOf } from '#domain/inventory/validity.ts';
import { policyView } from '#domain/pricing/cancellation-policy.ts';
import { extrasIn } from '#domain/pricing/extras.ts';
import type { ChosenUnit, PriceLine } from '#domain/pricing/party-prices.ts';
import { linesView, priceView } from '#domain/pricing/price-view.ts';
import { codeIn } from '#domain/pricing/reduction.ts';
import { stockPictureUrl } from '#domain/catalogue/stock-picture.ts';
import { endOf } from '../lifecycle/transition-table.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import { includedTaxes } from '../reading/included-taxes.ts';
import type { PricedDeparture } from '../reading/priced-departure.ts';
import type { CartLineRow } from './cart-queries.ts';

export const isHeld = (hold: BookingRow, now: Date): boolean => hold.state === 'on_hold' && hold.holdExpiresAt! > now;

export const isExtendable = ({ extendedAt }: CartLineRow, hold: BookingRow, now: Date): boolean =>
  extendedAt === null && isHeld(hold, now);

/** The tickets among the lines; the others are extras and what a code took off. */
export const unitsIn = (lines: readonly PriceLine[]): ChosenUnit[] =>
  lines
    .filter(({ kind }) => kind !== 'extra' && kind !== 'reduction')
    .map(({ unitId, quantity }) => ({ unitId, quantity }));

/** What a line whose time ran out can be added again as. */
export type Offered = { again: PricedDeparture | undefined; next: readonly PricedDeparture[] };

type Line = { row: CartLineRow; hold: BookingRow; others: readonly BookingRow[]; offered: Offered };

export function cartLineView({ row, hold, others, offered }: Line, language: Language, now: Date): CartLineView {
  const held = isHeld(hold, now);
  return {
    holdId: hold.id,
    tourId: hold.tourId,
    tourSlug: hold.tourSlug,
    title: hold.title,
    image: hold.image ?? stockPictureUrl,
    optionName: hold.optionName,
    city: hold.city,
    date: hold.startsAtLocal.slice(0, 10),
    startsAtLocal: hold.startsAtLocal,
    startsAtUtc: hold.startsAt.toISOString(),
    ...validityOf(hold, language),
    timeZone: hold.timeZone,
    adults: hold.adults,
    children: hold.children,
    units: unitsIn(hold.lines),
    extras: extrasIn(hold.lines),
    lines: linesView(hold.lines, language),
    total: priceView(money(hold.totalMinor, hold.currency)),
    taxes: includedTaxes(hold, language),
    payLater: hold.paymentKind === 'later',
    onRequest: hold.confirmation === 'on-request',
    policy: policyView(hold.policyKey, hold.refundTiers),
    state: held ? 'held' : offered.again ? 'released' : 'sold_out',
    expiresAt: hold.holdExpiresAt!.toISOString(),
    extendable: isExtendable(row, hold, now),
    overlaps: held ? others.filter((other) => isAtSameTime(hold, other)).map(({ id }) => id) : [],
    again: offered.again ? nextTime(offered.again, language) : null,
    next: offered.next.map((one) => nextTime(one, language)),
  };
}

function nextTime({ departure, priced }: PricedDeparture, language: Language): CartLineView['next'][number] {
  const code = codeIn(priced!.lines);
  return {
    departureId: departure.id,
    startsAtLocal: departure.startsAtLocal,
    startsAtUtc: departure.startsAt.toISOString(),
    ...validityOf(departure, language),
    total: priceView(priced!.total),
    ...(code && { code }),
  };
}

/** A traveller cannot be at both. With an open-dated ticket one comes at another time. */
const isAtSameTime = (a: BookingRow, b: BookingRow): boolean =>
  a.id !== b.id && a.validDays === null && b.validDays === null && a.startsAt < endOf(b) && b.startsAt < endOf(a);

/** One order has one currency. */
export function totalsOf(held: readonly BookingRow[]): CartView['totals'] {
  return [...Map.groupBy(held, ({ currency }) => currency)].map(([currency, holds]) => ({
    total: priceView(
      money(
        holds.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
        currency,
      ),
    ),
    holds: holds.map(({ id }) => id),
    payLater: holds.every(({ paymentKind }) => paymentKind === 'later'),
  }));
}
