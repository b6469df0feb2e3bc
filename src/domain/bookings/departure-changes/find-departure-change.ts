// Reads what a supplier wants to change of a departure, and whom that affects.
import { DomainError, invalid } from '#contract/domain-error.ts';
import type { DepartureChangePreview } from '#contract/suppliers/departures/departure-changes.ts';
import { money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { findMovable, type MovableDeparture, timeFrom } from '#domain/inventory/move-departure.ts';
import { priceView } from '#domain/pricing/price-view.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { findParticipants } from '../reading/booking-recipients.ts';
import { quoteBookingRefund } from '../lifecycle/quote-booking-refund.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import { type DepartureChange, freeUntilOf, isBeyondLimit, isElsewhere, isMoved } from './departure-change.ts';
import { findAgreedStarts, mayChangeDeparture } from './departure-change-queries.ts';

export type DepartureChangeRequest = {
  startsAtLocal?: string | undefined;
  meetingPoint?: { text: string; position?: { latitude: number; longitude: number } | undefined } | null | undefined;
};

/** How far ahead a departure may be moved. */
const daysAheadMax = 400;

/** Throws `not_found`, `departure_closed` once it has started or was cancelled, `invalid_input` with its field. */
export async function findDepartureChange(
  context: Context,
  db: Queryable,
  id: string,
  { startsAtLocal, meetingPoint }: DepartureChangeRequest,
): Promise<DepartureChange> {
  const now = context.clock.now();
  const departure = await findMovable(db, id);
  if (!departure || !(await mayChangeDeparture(db, signedIn(context), departure.tourId)))
    throw new DomainError('not_found');
  if (departure.startsAt <= now || departure.isCancelled) throw new DomainError('departure_closed');
  // Its tickets have no time.
  if (departure.validDays !== null) throw invalid('startsAtLocal', 'not_here');
  const time = startsAtLocal === undefined ? departure : newTime(startsAtLocal, departure, now);
  const meeting =
    meetingPoint === undefined
      ? departure.meeting
      : meetingPoint && {
          text: meetingPoint.text,
          latitude: meetingPoint.position?.latitude ?? null,
          longitude: meetingPoint.position?.longitude ?? null,
        };
  const change = { departure, time, meeting };
  if (!isMoved(change) && !isElsewhere(change)) throw invalid('startsAtLocal', 'contradiction');
  return change;
}

function newTime(local: string, departure: MovableDeparture, now: Date): DepartureChange['time'] {
  if (Number.isNaN(Date.parse(`${local}:00Z`)) || new Date(`${local}:00Z`).toISOString().slice(0, 16) !== local)
    throw invalid('startsAtLocal', 'date');
  const time = timeFrom(local, departure);
  if (time.startsAt <= now) throw invalid('startsAtLocal', 'date_past');
  if (time.startsAt.getTime() > now.getTime() + daysAheadMax * 24 * 3600_000)
    throw invalid('startsAtLocal', 'date_far', { days: daysAheadMax });
  return time;
}

export type Affected = { booking: BookingRow; freeUntil: Date | null };

/** Those whose seats are of the departure, with the time that they have to cancel free of charge. */
export async function findFreeChoices(
  db: Queryable,
  change: DepartureChange,
  bookings: readonly BookingRow[],
  { settings, now }: { settings: Settings; now: Date },
): Promise<Affected[]> {
  const ids = bookings.map(({ id }) => id);
  const agreed = await findAgreedStarts(db, ids, now);
  const until = freeUntilOf(change, settings, now);
  return bookings.map((booking) => ({
    booking,
    freeUntil: isBeyondLimit(change, agreed.get(booking.id) ?? booking.startsAt, settings) ? until : null,
  }));
}

export function previewOf(
  { time }: DepartureChange,
  affected: readonly Affected[],
  names: ReadonlyMap<string, string>,
): Omit<DepartureChangePreview, 'atStake'> {
  const placed = affected.filter(({ booking }) => booking.placedAt !== null);
  const free = placed.find(({ freeUntil }) => freeUntil !== null);
  return {
    startsAtLocal: time.startsAtLocal,
    endsAtLocal: time.endsAtLocal,
    bookings: placed.map(({ booking: { id, reference, adults, children, confirmedAt }, freeUntil }) => ({
      bookingId: id,
      reference,
      people: adults + children,
      name: confirmedAt === null ? null : (names.get(id) ?? null),
      freeChoice: freeUntil !== null,
    })),
    people: placed.reduce((sum, { booking: { adults, children } }) => sum + adults + children, 0),
    holds: affected.reduce((sum, { booking }) => sum + (booking.placedAt === null ? booking.seats : 0), 0),
    freeChoices: placed.filter(({ freeUntil }) => freeUntil !== null).length,
    freeUntil: free?.freeUntil?.toISOString() ?? null,
  };
}

/** What would be refunded beyond what the terms grant anyway is not listed apart: it is what the supplier loses. */
export function atStakeOf(affected: readonly Affected[], now: Date): DepartureChangePreview['atStake'] {
  const free = affected.filter(({ booking, freeUntil }) => freeUntil !== null && booking.confirmedAt !== null);
  if (free.length === 0) return null;
  const minor = free.reduce((sum, { booking, freeUntil }) => {
    const { retained } = quoteBookingRefund('cancel', { ...booking, freeUntil }, 'traveller', now);
    return sum + Math.max(0, booking.paidMinor - booking.refundedMinor - retained.amountMinor);
  }, 0);
  return priceView(money(minor, free[0]!.booking.currency));
}

/** The names of the travellers. */
export async function namesOf(db: Queryable, affected: readonly Affected[]): Promise<Map<string, string>> {
  const participants = await findParticipants(
    db,
    affected.map(({ booking }) => booking.id),
  );
  return new Map(participants.map(({ bookingId, travellerName }) => [bookingId, travellerName]));
}
