import { readTrip, type TripContext } from '#kernel/trip-context.ts';

/** `trip` has no date if none was chosen. */
export type BookedTrip = { tourId: string; trip: TripContext };

/** What is booked after signing in, from the return address: the booking page of a tour, or a tour page whose booking form
 *  is filled in. null: something else. */
export function tripOfNext(next: string | null, today?: string): BookedTrip | null {
  const [path = '', search] = (next ?? '').split(/[?#]/);
  const trip = readTrip(new URLSearchParams(search), today);
  const ofBookPage = /^\/tours\/([\w-]+)\/book$/.exec(path)?.[1];
  const ofTourPage = trip.date ? /^\/tour\/([\w-]+)$/.exec(path)?.[1] : undefined;
  const tourId = ofBookPage ?? ofTourPage;
  return tourId ? { tourId, trip } : null;
}
