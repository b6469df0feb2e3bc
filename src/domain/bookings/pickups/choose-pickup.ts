// Where a traveller is picked up: chosen with the booking or after it, until two hours before the driver sets off.
import type { PickupChoiceView } from '#contract/bookings/pickups.ts';
import { DomainError, invalid } from '#contract/domain-error.ts';
import { wallTimeAt } from '#kernel/zoned-time.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { mayAnswer } from '../lifecycle/booking-permissions.ts';
import { lockBooking } from '../lifecycle/lifecycle-queries.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import { ownPlacedBooking } from '../reading/own-booking.ts';
import { findPickupPoints, type PickupPoint, setPickup } from './pickup-queries.ts';

/** Before the first of the points. */
const noticeMinutes = 120;

export async function getPickup(context: Context, bookingId: string): Promise<PickupChoiceView> {
  const db = context.database.db;
  return choiceOf(context, db, await ownPlacedBooking(context, db, bookingId));
}

/** Throws `not_found`, `booking_state` (not booked yet, ended, or too late), `invalid_input` on `pickupPointId`. */
export async function choosePickup(
  context: Context,
  bookingId: string,
  pickupPointId: string | null,
): Promise<PickupChoiceView> {
  return context.database.transaction(async (transaction) => {
    await lockBooking(transaction, bookingId);
    const booking = await ownPlacedBooking(context, transaction, bookingId);
    const { points, until } = await choiceOf(context, transaction, booking);
    if (until === null) throw new DomainError('booking_state');
    if (pickupPointId !== null && !points.some(({ id }) => id === pickupPointId))
      throw invalid('pickupPointId', 'unknown_value');
    await setPickup(transaction, bookingId, pickupPointId);
    return choiceOf(context, transaction, { ...booking, pickupPointId });
  });
}

/** When the driver is there. */
export const pickupAt = (
  { startsAt }: Pick<BookingRow, 'startsAt'>,
  { minutesBefore }: Pick<PickupPoint, 'minutesBefore'>,
): Date => new Date(startsAt.getTime() - minutesBefore * 60_000);

/** The same on the clock of the place. */
export const pickupTime = (
  booking: Pick<BookingRow, 'startsAt' | 'timeZone'>,
  point: Pick<PickupPoint, 'minutesBefore'>,
): string => wallTimeAt(pickupAt(booking, point), booking.timeZone);

async function choiceOf(context: Context, db: Queryable, booking: BookingRow): Promise<PickupChoiceView> {
  const { tourId, pickupPointId: chosen } = booking;
  const points = await findPickupPoints(db, { tourId, chosen, language: context.caller.language });
  return {
    points: points.map((point) => {
      const { id, name, zone } = point;
      return { id, name, zone, atLocal: pickupTime(booking, point) };
    }),
    chosen,
    until: lastMoment(booking, points, context.clock.now())?.toISOString() ?? null,
  };
}

/** Until when it can be changed; null if that has passed, or there is nothing to choose. */
function lastMoment(booking: BookingRow, points: readonly PickupPoint[], now: Date): Date | null {
  if (points.length === 0 || !mayAnswer(booking, now)) return null;
  const until = lastChoice(booking.startsAt, points);
  return now < until ? until : null;
}

/** So many minutes before the start a point can be chosen last. */
export const noticeOf = (points: readonly PickupPoint[]): number =>
  Math.max(...points.map(({ minutesBefore }) => minutesBefore)) + noticeMinutes;

const lastChoice = (startsAt: Date, points: readonly PickupPoint[]): Date =>
  new Date(startsAt.getTime() - noticeOf(points) * 60_000);

export const isPickupInTime = (startsAt: Date, points: readonly PickupPoint[], now: Date): boolean =>
  now < lastChoice(startsAt, points);
