import { useState } from 'react';
import { readTrip, type TripContext, tripSearch } from '#kernel/trip-context.ts';
import { replaceTrip, useTrip } from '#web/runtime/router/use-trip.ts';
import type { BookedTour } from './booking-types.ts';
import { sellsChildren, sellsTickets } from './sold-units.ts';

/** Date and party of a booking form: those of the address, which follows what is entered, so that Back and a reload
 *  restore it. `trip`: what is valid of it; without children and tickets for a tour that sells none. */
export function useTripForm(today: string | undefined, { units, openDated }: Pick<BookedTour, 'units' | 'openDated'>) {
  const ofAddress = useTrip(today);
  const [entered, setEntered] = useState(ofAddress);
  const [shown, setShown] = useState(ofAddress);
  if (ofAddress !== shown) {
    setShown(ofAddress);
    // What is entered may be invalid; the address has only valid values.
    if (tripSearch(ofAddress) !== tripSearch(valid(entered, today))) setEntered(ofAddress);
  }
  const enter = (part: Partial<TripContext>) => {
    // A departure belongs to its day.
    const next = { ...entered, ...(part.date !== undefined && { departure: undefined }), ...part };
    setEntered(next);
    replaceTrip(valid(next, today));
  };
  const trip = valid(entered, today);
  return {
    entered,
    enter,
    trip: {
      ...trip,
      // What is bought today is good on any day of its validity.
      ...(today && openDated && { date: today }),
      ...(!sellsChildren(units) && { children: 0 }),
      ...(!sellsTickets(units) && { units: undefined }),
    },
  };
}

const valid = (trip: TripContext, today?: string): TripContext =>
  readTrip(new URLSearchParams(tripSearch(trip)), today);
