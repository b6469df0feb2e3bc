import type { DepartureView } from '#contract/bookings.ts';
import type { Booking } from './use-booking.ts';

/** The departures that the party could have if others gave up their seats. An open-dated ticket has no waitlist. */
export function soldOutFor({ availability }: Pick<Booking, 'availability'>): DepartureView[] {
  if (!availability) return [];
  return availability.departures.filter(
    ({ hasRoom, total, mostPeople, validity }) =>
      !hasRoom && total !== null && !mostPeople && validity?.kind !== 'open_dated',
  );
}

/** Not where the party can have none of them: those that are full are listed for waiting. */
export const hasStartsToChoose = (availability: NonNullable<Booking['availability']>): boolean =>
  availability.departures.length > Math.max(1, soldOutFor({ availability }).length);
