// Reads what a traveller wants to change, and what that costs now.
import { DomainError, invalid } from '#contract/domain-error.ts';
import { assertDefined } from '#kernel/assert.ts';
import { partySize } from '#kernel/party.ts';
import type { ExtraChoice } from '#kernel/units.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { lastStartOf, seatsFree } from '#domain/inventory/inventory-queries.ts';
import { extrasIn } from '#domain/pricing/extras.ts';
import type { ChosenUnit } from '#domain/pricing/party-prices.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { type BookingItem, isTicket } from '../items/booking-item.ts';
import { isForStart, isStillBorne } from '../codes/promo-code.ts';
import { findReduction } from '../codes/promo-code-queries.ts';
import { findItems } from '../items/item-queries.ts';
import { dueOf, mayChange } from '../lifecycle/booking-permissions.ts';
import { decideBy } from '../ordering/begin-booking.ts';
import type { BookingRequest } from '../ordering/booking-request.ts';
import { findOffer, type Offer } from '../ordering/find-offer.ts';
import { findOnSale, type OnSale } from '../ordering/on-sale-queries.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import { ownPlacedBooking } from '../reading/own-booking.ts';
import { withBooked } from './booked-on-sale.ts';
import type { Change } from './booking-change.ts';
import { onlyDrops, planChange } from './plan-change.ts';
import { lastStartOfBoth, takenBeside } from './relocate.ts';

export type ChangeRequest = { departureId: string } & Pick<BookingRequest, 'adults' | 'children' | 'units' | 'extras'>;

export type QuotedChange = {
  booking: BookingRow;
  offer: Offer;
  change: Change;
  settings: Settings;
  /** What is to be paid afterwards, and whether the change waits for it. */
  dueMinor: number;
  payment: 'none' | 'now' | 'later';
  /** By when its supplier answers a request; null where the change needs no answer. */
  decideBy: Date | null;
  now: Date;
};

/** Throws `not_found`, `booking_state`, `sold_out`, `departure_closed`, `invalid_input` with its field. */
export async function findChange(
  { context, settings }: { context: Context; settings: Settings },
  db: Queryable,
  id: string,
  request: ChangeRequest,
): Promise<QuotedChange> {
  const now = context.clock.now();
  const booking = await ownPlacedBooking(context, db, id);
  if (!mayChange(booking, now)) throw new DomainError('booking_state');
  const { departureId } = request;
  const key = { tourId: booking.tourId, language: context.caller.language, departureId };
  const sold = await findOnSale(db, key, now);
  // Into an open-dated ticket nothing is changed: its period would begin again.
  if (sold.departures.some(({ validDays }) => validDays !== null)) throw invalid('departureId', 'unknown_value');
  const items = await findItems(db, id);
  const booked = items.filter(({ state }) => state === 'booked');
  const stays = departureId === booking.departureId && !isOtherGroup(request, booking, booked);
  const onSale = stays ? withBooked(sold, booking, booked) : sold;
  const bookedUnits = stays ? countsOf(booked.filter(isTicket)) : undefined;
  const party = partyOf(request, booking, booked, onSale);
  const chosen = { departureId, ...party, extras: request.extras ?? extrasFor(party, booking, onSale) };
  const offer = findOffer(onSale, bookedUnits ? { ...chosen, bookedUnits } : chosen, now);
  if (lastStartOf(offer.candidates[0]!) <= now) throw new DomainError('departure_closed');
  const used = booking.promoCodeId === null ? undefined : await findReduction(db, booking.promoCodeId);
  const commissionPercent = offer.tour.commissionPercent ?? settings.commissionPercent;
  // On a day that the code is not for it takes nothing off, and on the way back it does again.
  const isGood = used && isForStart(used, offer.candidates[0]!) && isStillBorne(used, booking, commissionPercent);
  const code = isGood ? used : undefined;
  const change = planChange(booking, items, { offer, code, commissionPercent, now });
  const dueMinor = dueOf({ ...booking, totalMinor: change.after.totalMinor });
  const payment = paymentOf(booking, offer, dueMinor);
  return {
    booking,
    offer,
    change,
    settings,
    dueMinor,
    payment,
    // What is only dropped could be cancelled as well, for which no supplier is asked.
    decideBy: onlyDrops(change, items) ? null : answerBy(booking, change, settings, now),
    now,
  };
}

/** Of a booking that its supplier had to accept. */
const answerBy = ({ confirmation }: BookingRow, change: Change, settings: Settings, now: Date): Date | null =>
  confirmation === 'instant' ? null : decideBy(lastStartOfBoth(change), settings, now);

/** How many there are of each unit. */
const countsOf = (items: readonly BookingItem[]): Map<string, number> =>
  new Map([...Map.groupBy(items, ({ unitId }) => unitId)].map(([unitId, ofUnit]) => [unitId, ofUnit.length]));

/** A private group of another number of people, which is a new sale. */
const isOtherGroup = (
  { adults, children = 0 }: ChangeRequest,
  booking: BookingRow,
  booked: readonly BookingItem[],
): boolean =>
  adults !== undefined &&
  booked.some(({ kind }) => kind === 'group') &&
  (adults !== booking.adults || children !== booking.children);

/** What was sold to be paid later stays so. */
function paymentOf(
  { paymentKind, totalMinor }: BookingRow,
  { tour }: Offer,
  dueMinor: number,
): QuotedChange['payment'] {
  if (dueMinor === 0) return 'none';
  return paymentKind === 'later' && (totalMinor > 0 || tour.payLater) ? 'later' : 'now';
}

type RequestedParty = Pick<BookingRequest, 'adults' | 'children' | 'units'>;

/** The requested party, or the one that is booked: in the same units, of another option in those of the same kinds. */
function partyOf(
  { departureId, adults: wantedAdults, children: wantedChildren, units: wantedUnits }: ChangeRequest,
  { adults, children }: BookingRow,
  items: readonly BookingItem[],
  { departures, options }: OnSale,
): RequestedParty {
  if ([wantedUnits, wantedAdults, wantedChildren].some((one) => one !== undefined))
    return { units: wantedUnits, adults: wantedAdults, children: wantedChildren };
  const departure = departures.find(({ id }) => id === departureId);
  if (!departure) throw invalid('departureId', 'unknown_value');
  const option = options.find(({ id }) => id === departure.optionId);
  const booked = Map.groupBy(items.filter(isTicket), ({ unitId }) => unitId);
  const units = [...booked].map(([unitId, tickets]): ChosenUnit | undefined => {
    const unit =
      option?.units.find(({ id }) => id === unitId) ?? option?.units.find(({ kind }) => kind === tickets[0]!.kind);
    return unit && unit.kind !== 'group' ? { unitId: unit.id, quantity: tickets.length } : undefined;
  });
  if (units.includes(undefined)) return { adults, children };
  return { units: units.map((unit) => assertDefined(unit, 'a unit of the option')) };
}

/** Those that it has; of what each person has one no more than there are people, and none where these would be too few. */
function extrasFor(
  { adults, children = 0, units = [] }: RequestedParty,
  { lines }: BookingRow,
  { options }: OnSale,
): ExtraChoice[] {
  const sold = options.flatMap((option) => option.units);
  const size = ({ unitId }: ChosenUnit) =>
    partySize(sold.find(({ id }) => id === unitId) ?? { adults: 0, children: 0 });
  const people = adults ? adults + children : units.reduce((sum, one) => sum + size(one) * one.quantity, 0);
  const leastOf = (extraId: string) =>
    options.flatMap(({ extras }) => extras).find(({ id }) => id === extraId)?.least ?? 1;
  const perPerson = new Set(lines.filter(({ per }) => per === 'person').map(({ unitId }) => unitId));
  return extrasIn(lines)
    .map(({ extraId, quantity }) => ({
      extraId,
      quantity: perPerson.has(extraId) ? Math.min(quantity, people) : quantity,
    }))
    .filter(({ extraId, quantity }) => quantity >= leastOf(extraId));
}

/** Whether a quote can say already that there is no room. Where the booking itself uses the guide or boat, only the change can. */
export const isFull = ({ offer, change }: QuotedChange): boolean =>
  offer.candidates[0]!.withheld === 0 && seatsFree(offer.candidates[0]!) < takenBeside(change).seats;
