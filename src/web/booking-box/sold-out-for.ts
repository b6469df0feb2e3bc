import type { DepartureView } from '#contract/bookings.ts';
import type { Booking } from './use-booking.ts';

/** The departures that the party could have if others gave up their seats. Who chose tickets by kind is not asked yet; nobody waits for an
 *  open-dated ticket. */
export function soldOutFor({ availability, trip }: Pick<Booking, 'availability' | 'trip'>): DepartureView[] {
  if (!availability || trip.units) return [];
  return availability.departures.filter(
    ({ hasRoom, total, mostPeople, validity }) =>
      !hasRoom && total !== null && !mostPeople && validity?.kind !== 'open_dated',
  );
}
